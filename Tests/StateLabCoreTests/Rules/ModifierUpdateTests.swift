import StateLabCore
import Testing

@Suite("Updates of a modifier and its content")
struct ModifierUpdateTests {
  private struct Theme: ViewModifier {
    let isDark: Bool
    func body(content: Content) -> some View { content.environment(\.isDark, isDark) }
  }

  private struct Themed: View {
    let number: Int
    @Environment(\.isDark) private var isDark
    var body: some View { Text("\(number) \(isDark)") }
  }

  private struct Page: View {
    @State private var number = 0
    var body: some View {
      Button("Next") { number += 1 }
      Themed(number: number).modifier(Theme(isDark: !number.isMultiple(of: 2)))
    }
  }

  @Test("R21 A new value and a new environment value together run one body")
  func once() throws {
    let host = Host(Page())
    try host.tap("Next")
    #expect(host.screen == "[Next]\n1 true")
    #expect(host.trace.bodyCount(of: Themed.self) == 2)
  }
}

private enum IsDarkKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isDark: Bool {
    get { self[IsDarkKey.self] }
    set { self[IsDarkKey.self] = newValue }
  }
}
