import Course
import StateLabCore
import Testing

@testable import statelab

@Suite("Verdicts have one style")
struct VerdictTests {
  struct Sample: CustomTestStringConvertible {
    let fields: String
    let verdict: Verdict
    let text: String
    var testDescription: String { text }
  }

  nonisolated static let run = "kind: run\nfinding: tap.a"
  nonisolated static let compiled = "kind: compiled\nsnippet: a"

  @Test(
    "Whatever decides, and whether the article names a value or not",
    arguments: [
      Sample(fields: run + "\narticle: 1\nall: 1", verdict: .holds, text: "holds: 1"),
      Sample(
        fields: run + "\narticle: 1\nall: 2", verdict: .doesNotHold("2"),
        text: "does not hold: 2, the article says 1"),
      Sample(fields: run + "\nall: 1", verdict: .cameOut("1"), text: "so it is: 1"),
      Sample(fields: run + "\nall: 1", verdict: .cameOut("2"), text: "not as expected: 2"),
      Sample(
        fields: compiled + "\narticle: No\nall: no", verdict: .holds,
        text: "the compiler says so: No"),
      Sample(
        fields: compiled + "\narticle: no\nall: yes", verdict: .doesNotHold("yes"),
        text: "the compiler says otherwise: yes, the article says no"),
      Sample(
        fields: compiled + "\nall: no", verdict: .cameOut("no"), text: "the compiler says: no"),
    ])
  func verdict(_ sample: Sample) throws {
    let claim = try claim(sample.fields)
    let outcome = ClaimReport.Outcome(
      judge: "ios18", sample.verdict, of: claim, expected: claim.expectedOutcome(under: .iOS18))
    #expect(outcome.text == sample.text)
  }

  @Test("Screens that differ stand below each other")
  func screens() throws {
    let claim = try claim(Self.run + "\narticle: \"a\\nb\"\nall: 1")
    let outcome = ClaimReport.Outcome(
      judge: "ios18", .doesNotHold("\"a\\nc\""), of: claim, expected: nil)
    let document = Document(blocks: [.claim(ClaimReport(claim, outcomes: [outcome]))])
    #expect(
      TextRenderer(look: Look()).lines(of: document).map(\.text).joined(separator: "\n") == """
          claim   S
          from    "Let's build @State" (000), row F1
          ios18   does not hold:
                    a
                    c
                  the article says:
                    a
                    b
          known   run here
        """)
    #expect(
      PlainRenderer(look: Look()).lines(of: document).map(\.text)[2...] == [
        "ios18, does not hold, screen line 1: a", "ios18, does not hold, screen line 2: c",
        "ios18, the article says, screen line 1: a", "ios18, the article says, screen line 2: b",
        "Known: run here",
      ])
  }

  private func claim(_ fields: String) throws -> Claim {
    let text = "# T\nS\n```claim F1\nsays: S\nsource: 000\n\(fields)\n```"
    return try #require(try LessonText(parsing: text, name: "lesson.md").claims.first)
  }
}
