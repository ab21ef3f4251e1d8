import StateLabUI
import Testing

/// `@Entry`, as apps use it.
struct EntryTests {
  @Test("An entry has its default value, and descendants read the value that an ancestor sets")
  func entries() {
    let host = Host(Shelf())
    #expect(host.screen == "4.0, plain, nil, [1, 2]\n9.5, bold, 3, [7]")
  }

  @Test("A default value with a written type is created at each access, an inferred one once")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.writtenBox !== values.writtenBox)
    #expect(values.inferredBox === values.inferredBox)
  }

  @Test("An entry of ContainerValues passes a value to the container")
  func containerEntry() {
    let host = Host(
      ForEach(
        subviews: Group {
          Text("a").containerValue(\.isPinned, true)
          Text("b")
        }
      ) { Text(verbatim: "\($0.containerValues.isPinned)") })
    #expect(host.screen == "true\nfalse")
  }

  @Test("A preview compiles and does not run")
  func preview() { #expect(Host(Shelf()).trace.printed.isEmpty) }
}

private final class Box: Sendable {}

extension EnvironmentValues {
  /// A doc comment with a var and an = sign.
  @Entry fileprivate var spacing = 4.0  // trailing = comment
  @Entry fileprivate var style: String = "plain"
  @available(*, noasync, message: "a var = \"x\"")
  @Entry fileprivate var limit: Int?
  @Entry fileprivate var `default`: [Int] = [
    1,  // one
    2,
  ]
  @Entry fileprivate var writtenBox: Box = Box()
  @Entry fileprivate var inferredBox = Box()
}

extension ContainerValues { @Entry fileprivate var isPinned = false }

private struct Shelf: View {
  var body: some View {
    Values()
    Values().environment(\.spacing, 9.5).environment(\.style, "bold")
      .environment(\.limit, 3).environment(\.default, [7])
  }
}

private struct Values: View {
  @Environment(\.spacing) private var spacing
  @Environment(\.style) private var style
  @Environment(\.limit) private var limit
  @Environment(\.default) private var numbers

  var body: some View {
    Text(
      verbatim: "\(spacing), \(style), \(limit.map(String.init) ?? "nil"), \(numbers.description)")
  }
}

#Preview("Shelf") {
  let _ = print("previewed")
  Shelf()
}
