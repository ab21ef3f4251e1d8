import StateLabCore
import Testing

@Suite("Reflection")
struct ReflectionTests {
  @Test("R1 dump shows the two fields of a State (fidelity 2.13, 5)")
  func dumped() {
    var text = ""
    dump(State(wrappedValue: 3), to: &text)
    #expect(
      text == """
        ▿ StateLabCore.State<Swift.Int>
          - _value: 3
          - _location: nil

        """)
  }

  @Test("R1 In a body, dump shows that there is a location, and nothing behind it")
  func inBody() {
    struct Dumping: View {
      @State var n = 3
      let read: (State<Int>, Binding<Int>) -> Void
      var body: some View {
        let _ = read(_n, $n)
        Text("\(n)")
      }
    }
    var labels: [String?] = []
    var text = ""
    _ = Host(
      Dumping { state, binding in
        labels = Mirror(reflecting: state).children.map(\.label)
        dump(state, to: &text)
        dump(binding, to: &text)
      })
    #expect(labels == ["_value", "_location"])
    #expect(text.contains("_location: Optional(StateLabCore.Location<Swift.Int>)"), "\(text)")
    #expect(!text.contains("slot") && !text.contains("Graph"), "\(text)")
    #expect(text.split(separator: "\n").count < 20, "\(text)")
  }
}
