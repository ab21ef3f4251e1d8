import StateLabCore
import Testing

@Suite("Environment")
struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.sizeInTests) private var size
    var body: some View { Text("size \(size)") }
  }

  @Test(
    "R74 A reader gets the nearest ancestor's value, or the default without one",
    arguments: Profile.all)
  func nearestWriter(profile: Profile) {
    struct Tree: View {
      var body: some View {
        Reader()
        VStack {
          Reader()
          Reader().environment(\.sizeInTests, 3)
        }
        .environment(\.sizeInTests, 2)
        Reader()
      }
    }
    #expect(Host(Tree(), profile: profile).screen == "size 1\nsize 2\nsize 3\nsize 1")
  }

  @Test("R21 A changed key runs the views that declare it, read or not; another key does not")
  func declaredKeysRun() throws {
    struct Declaring: View {
      @Environment(\.sizeInTests) private var size
      var body: some View { Text("unread") }
    }
    struct Tree: View {
      @State private var size = 1
      @State private var other = 1
      var body: some View {
        Button("Size") { size += 1 }
        Button("Other") { other += 1 }
        Declaring().environment(\.sizeInTests, size).environment(\.otherInTests, other)
      }
    }
    let host = Host(Tree())
    try host.tap("Size")
    #expect(host.trace.bodyCount(of: Declaring.self) == 2)
    try host.tap("Other")
    #expect(host.trace.bodyCount(of: Declaring.self) == 2)
  }

  @Test("The causes of a body lead back to both bodies that changed its environment")
  func twoWriters() throws {
    struct Reading: View {
      @Environment(\.sizeInTests) private var size
      @Environment(\.otherInTests) private var other
      var body: some View { Text("\(size) \(other)") }
    }
    struct Inner: View {
      @Binding var inside: Int
      var body: some View { Reading().environment(\.otherInTests, inside) }
    }
    struct Outer: View {
      @Binding var outside: Int
      @Binding var inside: Int
      var body: some View { Inner(inside: $inside).environment(\.sizeInTests, outside) }
    }
    struct Tree: View {
      @State private var outside = 1
      @State private var inside = 1
      var body: some View {
        Outer(outside: $outside, inside: $inside)
        Button("Both") {
          outside += 1
          inside += 1
        }
      }
    }
    let host = Host(Tree())
    try host.tap("Both")
    let bodies = host.trace.filter { if case .body(count: 2) = $0.kind { true } else { false } }
    #expect(bodies.map { host.trace.view(of: $0)?.type.name } == ["Outer", "Inner", "Reading"])
    let reading = try #require(bodies.last)
    #expect(reading.causes.contains(bodies[1].index))
    #expect(host.trace.why(reading).contains { $0.index == bodies[0].index })
  }

  @Test("R34 A view that declares an environment key compares equal to its re-created value")
  func equalDeclarations() throws {
    struct Declaring: View {
      @Environment(\.nameInTests) private var name
      @Environment(\.sizeInTests) private var size
      var body: some View { Text("\(name) \(size)") }
    }
    struct Tree: View {
      @State private var n = 0
      var body: some View {
        Button("Again") { n += 1 }
        Text("\(n)")
        Declaring()
      }
    }
    let host = Host(Tree())
    try host.tap("Again")
    try host.tap("Again")
    #expect(host.trace.bodyCount(of: Declaring.self) == 1)
  }

  @Test("R21 A body that its object and its environment invalidate has both causes")
  func queuedTwice() throws {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Declaring: View {
      @Environment(\.sizeInTests) private var size
      @ObservedObject var model: Model
      var body: some View { Text("size \(size), n \(model.n)") }
    }
    struct Middle: View {
      let model: Model
      var body: some View { Declaring(model: model) }
    }
    struct Tree: View {
      @State private var size = 1
      let model: Model
      var body: some View {
        Button("Both") {
          model.n = 1
          size = 2
        }
        Middle(model: model).environment(\.sizeInTests, size)
      }
    }
    let host = Host(Tree(model: Model()))
    try host.tap("Both")
    #expect(host.screen == "[Both]\nsize 2, n 1")
    let bodies = host.trace.filter { $0.kind == .body(count: 2) }
    let body = try #require(bodies.first { host.trace.view(of: $0)?.type.name == "Declaring" })
    let parent = try #require(bodies.first { host.trace.view(of: $0)?.type.name == "Tree" })
    #expect(body.causes.contains(parent.index))
    let size = try #require(host.trace.writes(to: "size").first)
    #expect(host.trace.effects(of: size).contains(body))
    #expect(!host.trace.effects(onlyOf: size).contains(body))
  }

  @Test("R21 An environment change reaches readers below views that compare equal")
  func throughEqualViews() throws {
    struct Middle: View { var body: some View { Reader() } }
    struct Tree: View {
      @State private var size = 1
      var body: some View {
        Button("Size") { size += 1 }
        Middle().environment(\.sizeInTests, size)
      }
    }
    let host = Host(Tree())
    try host.tap("Size")
    #expect(host.screen == "[Size]\nsize 2")
    #expect(host.trace.bodyCount(of: Middle.self) == 1)
  }

  @Test("R75 A closure that escapes body keeps the environment of that evaluation")
  func escapedClosure() throws {
    struct Escaping: View {
      @Environment(\.sizeInTests) private var size
      let log: ViewLog
      var body: some View {
        if log.closure == nil {
          let _ = log.closure = { "size \(size)" }
        }
        Text("\(size)")
      }
    }
    struct Tree: View {
      @State private var size = 1
      let log: ViewLog
      var body: some View {
        Button("Size") { size += 1 }
        Escaping(log: log).environment(\.sizeInTests, size)
      }
    }
    let log = ViewLog()
    let host = Host(Tree(log: log))
    try host.tap("Size")
    #expect(host.screen == "[Size]\n2")
    #expect(log.closure?() == "size 1")
  }

  @Test("State and environment in a ViewModifier last as long as the modified view")
  func modifierState() throws {
    struct Counting: ViewModifier {
      @State private var n = 0
      @Environment(\.sizeInTests) private var size
      func body(content: Content) -> some View {
        content
        Button("n \(n), size \(size)") { n += 1 }
      }
    }
    struct Tree: View {
      @State private var text = "a"
      var body: some View {
        Button("Text") { text += "a" }
        Text(text).modifier(Counting()).environment(\.sizeInTests, 4)
      }
    }
    let host = Host(Tree())
    try host.tap("n 0, size 4")
    try host.tap("Text")
    #expect(host.screen == "[Text]\naa\n[n 1, size 4]")
  }
}

private struct OtherInTests: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  var nameInTests: String {
    get { self[NameInTests.self] }
    set { self[NameInTests.self] = newValue }
  }
  var otherInTests: Int {
    get { self[OtherInTests.self] }
    set { self[OtherInTests.self] = newValue }
  }
}

private struct NameInTests: EnvironmentKey { static let defaultValue = "Ada" }
