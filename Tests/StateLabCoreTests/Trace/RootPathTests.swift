import StateLabCore
import Testing

@Suite("The path of a root")
struct RootPathTests {
  private struct Showing<Value>: View {
    let value: Value
    var body: some View { Text("\(value)") }
  }

  @Test("Actions, screens and the events of a generic root name the same place")
  func genericRoot() {
    let places = Set(Host(Showing(value: 1)).trace.compactMap(\.node))
    #expect(places.map(\.description) == ["Showing"])
    #expect(places.map(\.view) == ["Showing<Int>"])
  }

  @Test("No two hosts in one trace share a path")
  func hosts() {
    Recorder.$current.withValue(Recorder()) {
      _ = (Host(Showing(value: 1)), Host(Showing(value: "a")))
      let trace = Recorder.current?.trace ?? Trace()
      let places = Set(trace.compactMap(\.node?.description))
      #expect(places == ["Showing", "Showing#2"])
    }
  }
}
