import Course
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Outcomes of claims")
struct VerdictTests {
  struct Sample: CustomTestStringConvertible {
    let fields: String
    let result: ClaimResult
    let text: String
    var testDescription: String { text }
  }

  nonisolated static let run = "kind: run\nfinding: tap.a"
  nonisolated static let compiled = "kind: compiled\nsnippet: a"

  @Test(
    "An outcome is phrased by its judge and by the article's value",
    arguments: await [
      Sample(
        fields: run + "\narticle: 1\nall: 1", result: .asStated, text: "as the article says: 1"),
      Sample(
        fields: run + "\narticle: 1 = one `body`\nall: 1", result: .asStated,
        text: "as the article says: one body"),
      Sample(
        fields: run + "\narticle: 1\nall: 2 = two",
        result: .otherwise(ValueDescription(typed: "2")),
        text: "it comes out: two; the article says: 1"),
      Sample(
        fields: run + "\nall: 1", result: .cameOut(ValueDescription(typed: "1")),
        text: "it comes out: 1"),
      Sample(
        fields: run + "\nall: []", result: .cameOut(ValueDescription(typed: "[]")),
        text: "it comes out: none"),
      Sample(
        fields: run + "\nall: 1", result: .cameOut(ValueDescription(typed: "2")),
        text: "not as expected: 2"),
      Sample(
        fields: run + "\narticle: 1\nreported: all\nall: 1", result: .asStated,
        text: "as the article says: 1, as reported; the profile was made to match"),
      Sample(
        fields: compiled + "\narticle: No\nall: no", result: .asStated,
        text: "the compiler says so: No"),
      Sample(
        fields: compiled + "\narticle: no\nall: yes",
        result: .otherwise(ValueDescription(typed: "yes")),
        text: "the compiler says: yes; the article says: no"),
      Sample(
        fields: compiled + "\nall: no", result: .cameOut(ValueDescription(typed: "no")),
        text: "the compiler says: no"),
    ])
  func results(_ sample: Sample) throws {
    let claim = try claim(sample.fields)
    let profile: Profile? = sample.fields.hasPrefix(Self.run) ? .iOS18 : nil
    let report = ClaimReport(
      claim, citing: compiledCourse.articles, results: [(profile, sample.result)], verdict: nil)
    #expect(report.outcomes.map(\.text) == [sample.text])
  }

  @Test("Screens that differ are shown one below the other")
  func screens() throws {
    let claim = try claim(Self.run + "\narticle: \"a\\nb\"\nall: 1")
    let document = Document(blocks: [
      .claim(
        ClaimReport(
          claim, citing: compiledCourse.articles,
          results: [(.iOS18, .otherwise(ValueDescription(typed: "\"a\\nc\"")))],
          verdict: .wrong))
    ])
    #expect(
      TextRenderer(output: OutputOptions()).lines(of: document).map(\.text).joined(separator: "\n")
        == """
          claim   S
          from    "Let's build @State" (000), row F1
          verdict wrong
          ios18   it comes out:
                    a
                    c
                  the article says:
                    a
                    b
          known   simulated here
        """)
    #expect(
      PlainRenderer(output: OutputOptions()).lines(of: document).map(\.text)[2...] == [
        "Verdict: wrong",
        "ios18, it comes out, screen line 1: a", "ios18, it comes out, screen line 2: c",
        "ios18, the article says, screen line 1: a", "ios18, the article says, screen line 2: b",
        "Known: simulated here",
      ])
  }

  @Test("The marks A and V are explained")
  func grounds() {
    #expect(
      ClaimReport.marks(of: "A, V") == [
        "documented by Apple", "verified against Apple's frameworks",
      ])
  }

  @Test("Equal outcomes of neighboring releases are combined")
  func joined() throws {
    let claim = try claim(Self.run + "\narticle: 2\nios13: 2\nios14+: 1")
    let results: [(profile: Profile?, result: ClaimResult)] = Profile.all.map {
      ($0, $0 == .iOS13 ? .asStated : .otherwise(ValueDescription(typed: "1")))
    }
    let report = ClaimReport(
      claim, citing: compiledCourse.articles, results: results, verdict: .outdated
    ).joiningEqualOutcomes
    #expect(report.outcomes.map(\.judge) == ["ios13", "ios14+"])
  }

  private func claim(_ fields: String) throws -> Claim {
    let text = "# T\nS\n```claim F1\nsays: S\nsource: 000\n\(fields)\n```"
    return try #require(try LessonText(parsing: text, name: "lesson.md").claims.first)
  }
}
