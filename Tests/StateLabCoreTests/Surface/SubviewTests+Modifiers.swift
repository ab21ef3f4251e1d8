import Testing

@testable import StateLabCore

/// Modifiers around and inside the content of a container.
extension SubviewTests {
  @Test("The environment around a group reaches its subviews and the bodies that create them")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Readers: View {
      @Environment(\.lineLimit) private var limit
      var body: some View {
        ForEach(0..<(limit ?? 0), id: \.self) { _ in Reader() }
        Reader()
      }
    }
    struct Root: View {
      @State private var limit = 1
      var body: some View {
        Cards { Group { Readers() }.environment(\.lineLimit, limit) }
        Button("More") { limit += 1 }
      }
    }
    let host = Host(Root())
    #expect(host.screen == "card\n1\ncard\n1\n[More]")
    try host.tap("More")
    #expect(host.screen == "card\n2\ncard\n2\ncard\n2\n[More]")
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test("A modifier of a custom modifier's content finds the subviews in it")
  func modifierContent() {
    struct Numbered: ViewModifier {
      func body(content: Content) -> some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count)")
          subviews
        }
      }
    }
    #expect(Host(Two().modifier(Numbered())).screen == "2\ntwo\nthree")
  }

  @Test("A custom modifier around several views has one state and one body")
  func modifierState() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        let _ = print("modifier")
        content
        Button("Count \(count)") { count += 1 }
      }
    }
    let host = Host(ForEach(subviews: Two().modifier(Counting())) { $0 })
    try host.tap("Count 0")
    #expect(host.screen == "two\nthree\n[Count 1]")
    #expect(host.trace.printed == ["modifier", "modifier"])
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test("A subview of a custom modifier's body finds the modified view, not the container's")
  func modifierOfSubviews() throws {
    struct Root: View {
      @State private var count = 1
      var body: some View {
        ForEach(subviews: Text("\(count)").modifier(Ended())) { $0.modifier(Ended()) }
        Button("Next") { count += 1 }
      }
    }
    let host = Host(Root())
    #expect(host.screen == "1\nend\nend\nend\n[Next]")
    try host.tap("Next")
    #expect(host.screen == "2\nend\nend\nend\n[Next]")
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test(
    "onChange around several views runs once, even if none is placed", arguments: [true, false])
  func onChange(isPlaced: Bool) throws {
    struct Root: View {
      let isPlaced: Bool
      @State private var count = 0
      var body: some View {
        Group(
          subviews: Two().onChange(of: count, initial: true) { old, new in
            print("\(old) → \(new)")
          }
        ) { subviews in
          if isPlaced { subviews }
        }
        Button("Next") { count += 1 }
      }
    }
    let host = Host(Root(isPlaced: isPlaced))
    try host.tap("Next")
    #expect(host.screen == (isPlaced ? "two\nthree\n[Next]" : "[Next]"))
    #expect(host.trace.printed == ["0 → 0", "0 → 1"])
    host.checkInvariants()
  }

  @Test("disabled(_:) around a group reaches the bodies that create its subviews")
  func disabled() throws {
    struct Named: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Text(isEnabled ? "on" : "off")
        Button("Go") {}
      }
    }
    struct Root: View {
      @State private var isDisabled = true
      var body: some View {
        ForEach(subviews: Group { Named() }.disabled(isDisabled)) { $0 }
        Toggle("Disabled", isOn: $isDisabled)
      }
    }
    let host = Host(Root())
    #expect(host.screen == "off\n[Go] (disabled)\n[x] Disabled")
    try host.toggle("Disabled")
    #expect(host.screen == "on\n[Go]\n[ ] Disabled")
    #expect(host.freshScreen == host.screen)
  }

  @Test("A new value of a modifier reaches the subviews in their order")
  func orderOfUpdates() throws {
    struct Root: View {
      @State private var angle = 0.0
      var body: some View {
        ForEach(
          subviews: ForEach(0..<20) { Text("\($0)") }.rotationEffect(.degrees(angle))
        ) { $0 }
        Button("Turn") { angle += 90 }
      }
    }
    let host = Host(Root())
    try host.tap("Turn")
    let turned: [String] = host.trace.compactMap {
      guard case .lookChanged(let change)? = $0.note else { return nil }
      return change.content
    }
    #expect(turned == (0..<20).map { "\($0)" })
  }
}
