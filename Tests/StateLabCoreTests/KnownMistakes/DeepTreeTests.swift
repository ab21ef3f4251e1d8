import StateLabCore
import Testing

/// A tree of endless depth is a beginner's mistake, and must not end the process.
@Suite("Known mistakes: deep trees")
struct DeepTreeTests {
  private let text = """
    The tree is deeper than 500 levels, so the host stopped. A view that contains itself must come \
    to an end.
    """

  private struct Level: View {
    let below: Int
    var body: some View {
      if below > 0 { AnyView(Level(below: below - 1)) } else { Text("ground") }
    }
  }

  @Test("A view nested in itself 10 000 levels deep stops the host with an explanation")
  func recursiveView() {
    let host = Host(Level(below: 10_000))
    #expect(host.screen == "")
    #expect(host.trace.contains { $0.kind == .stopped(text) })
    #expect(throws: HostError.stopped(text)) { try host.tap("x") }
  }

  /// Releasing such a value takes some 2 MB of stack in Swift itself, with or without a host.
  @Test("A value that is type-erased 10 000 times stops the host as well")
  func recursiveValue() {
    let host = Host((0..<10_000).reduce(AnyView(Text("ground"))) { view, _ in AnyView(view) })
    #expect(throws: HostError.stopped(text)) { try host.tap("x") }
  }

  private struct Growing: View {
    @State private var depth = 1
    var body: some View {
      Button("Deeper") { depth *= 300 }
      Level(below: depth)
    }
  }

  @Test("A tree that grows too deep in an update stops the host")
  func growing() throws {
    let host = Host(Growing())
    #expect(host.screen == "[Deeper]\nground")
    try host.tap("Deeper")
    #expect(host.screen == "")
    #expect(throws: HostError.stopped(text)) { try host.tap("Deeper") }
  }

  @Test("A tree of more than 170 levels is mounted, updated and drawn")
  func deepEnough() throws {
    struct Counting: View {
      let below: Int
      @Binding var n: Int
      var body: AnyView {
        below > 0
          ? AnyView(Counting(below: below - 1, n: $n)) : AnyView(Button("n \(n)") { n += 1 })
      }
    }
    struct Root: View {
      @State private var n = 0
      var body: some View { Counting(below: 85, n: $n) }
    }
    let host = Host(Root())
    try host.tap("n 0")
    #expect(host.screen == "[n 1]")
  }

  private struct Indented: ViewModifier {
    let times: Int
    func body(content: Content) -> some View {
      Text("-")
      if times > 1 { AnyView(content.modifier(Indented(times: times - 1))) } else { content }
    }
  }

  @Test("A modifier may apply itself to its content")
  func modifierWithinItself() {
    #expect(Host(Text("x").modifier(Indented(times: 3))).screen == "-\n-\n-\nx")
  }
}
