import StateLabCore
import Testing

@Suite("Causes of a view invalidated during a pass")
struct QueuedCausesTests {
  @Test("A body that changes three environment values is one cause of the reader's body")
  func once() throws {
    let host = Host(Supplier())
    try host.tap("Next")
    let bodies = host.trace.filter { event in
      guard case .body = event.kind else { return false }
      return host.trace.view(of: event)?.type.name == "Reader"
    }
    let causes = try #require(bodies.last).causes
    #expect(bodies.count == 2)
    #expect(causes.count == Set(causes).count)
    #expect(causes.count == 2)
  }
}

private struct One: EnvironmentKey { static let defaultValue = 0 }
private struct Two: EnvironmentKey { static let defaultValue = 0 }
private struct Three: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var one: Int {
    get { self[One.self] }
    set { self[One.self] = newValue }
  }
  fileprivate var two: Int {
    get { self[Two.self] }
    set { self[Two.self] = newValue }
  }
  fileprivate var three: Int {
    get { self[Three.self] }
    set { self[Three.self] = newValue }
  }
}

private struct Supplier: View {
  @State private var n = 0

  var body: some View {
    Button("Next") { n += 1 }
    Middle()
      .environment(\.one, n)
      .environment(\.two, n)
      .environment(\.three, n)
  }
}

private struct Middle: View {
  var body: some View { Reader() }
}

private struct Reader: View {
  @Environment(\.one) private var one
  @Environment(\.two) private var two
  @Environment(\.three) private var three

  var body: some View { Text("\(one) \(two) \(three)") }
}
