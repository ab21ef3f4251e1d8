import StateLabCore
import StateLabXcode27
import Testing

@Suite("Programs that would break a rule about `@State` of Xcode 27")
struct MacroRuleTests {
  fileprivate static func made(_ name: String) -> String {
    print("made \(name)")
    return name
  }

  private struct Replaced: View {
    let pass: Int
    @State private var value: String = MacroRuleTests.made("declared")

    init(pass: Int) {
      self.pass = pass
      _value = State(initialValue: MacroRuleTests.made("assigned"))
    }

    var body: some View { Text("\(value), pass \(pass)") }
  }

  @Test(
    "43 two-generations: with Xcode 27 a declared value that the initializer replaces is not evaluated"
  )
  func replacedValue() {
    let host = Host(Replaced(pass: 1))
    host.replaceRoot(Replaced(pass: 2))
    #expect(host.screen == "assigned, pass 2")
    #expect(!host.trace.printed.contains("made declared"))
  }

  private struct Unread: View {
    @State private var value: String = MacroRuleTests.made("unread")

    var body: some View { Text("no value") }
  }

  @Test("43 two-generations: with Xcode 27 SwiftUI evaluates a value that no code reads")
  func unreadValue() {
    #expect(Host(Unread()).trace.printed == ["made unread"])
  }

  private struct Kept: View {
    @State private var value: String = MacroRuleTests.made("kept")
    let pass: Int

    init(pass: Int) { self.pass = pass }

    var body: some View { Text("\(value) \(pass)") }
  }

  private struct Rounds: View {
    @State private var round = 0

    var body: some View {
      Kept(pass: round).id(round / 2)
      Button("Round \(round)") { round += 1 }
    }
  }

  @Test(
    "43 two-generations: with Xcode 27 a new identity evaluates the value again, a new struct does not"
  )
  func newIdentity() throws {
    let host = Host(Rounds())
    try host.tap("Round 0")
    #expect(host.trace.printed == ["made kept"])
    try host.tap("Round 1")
    #expect(host.trace.printed == ["made kept", "made kept"])
  }
}
