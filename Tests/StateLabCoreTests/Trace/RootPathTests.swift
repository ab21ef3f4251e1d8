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
}
