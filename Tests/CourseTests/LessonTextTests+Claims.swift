import StateLabCore
import Testing

@testable import Course
@testable import Rendering

extension LessonTextTests {
  @Test("A claim has words for values, a verdict, and reported releases")
  func words() throws {
    let text = try LessonText(
      parsing: """
        # T
        S

        *About 10 minutes.*

        ```claim N15
        says: Twice.
        source: 003
        kind: run
        finding: tap.a
        article: 2 = two `onReceive` calls
        ios13 to ios14: 2
        ios16+: "a = b" = once
        reported: ios13
        verdict: outdated
        ```
        ```finding N15-we
        says: We.
        kind: documented
        confidence: D
        ```
        """, name: "lesson.md")
    #expect(text.minutes == 10)
    let claim = try #require(text.claims.first)
    #expect(claim.article?.words == "two `onReceive` calls")
    #expect(claim.expectedOutcome(under: .iOS14)?.literal == "2")
    #expect(claim.expectedOutcome(under: .iOS16)?.literal == "\"a = b\"")
    #expect(claim.words(for: "2") == "two `onReceive` calls")
    #expect(claim.reported == Releases(.iOS13))
    #expect(claim.typedVerdict == .outdated)
    #expect(claim.row == "N15")
    let finding = try #require(text.findings.first)
    #expect(finding.author == .us && finding.sources == [] && text.claims.count == 1)
  }

  @Test("A claim has an expected outcome under each profile")
  func claim() throws {
    let text = try LessonText(
      parsing: """
        # T
        S
        ```claim F13
        says: The conformance alone
          brings the redraw.
        source: 000, E1.DP
        kind: run
        finding: tap@ios14.screen
        article: "five"
        ios13: not available before iOS 14
        ios14+: "five" = the word
        confidence: B
        ```
        """, name: "lesson.md")
    let claim = try #require(text.claims.first)
    #expect(claim.says == "The conformance alone brings the redraw.")
    #expect(claim.sources == ["000", "E1.DP"])
    #expect(claim.article?.literal == "\"five\"")
    #expect(claim.expectedOutcome(under: .iOS13)?.literal == "not available before iOS 14")
    #expect(claim.expectedOutcome(under: .iOS18)?.literal == "\"five\"")
    #expect(claim.note == nil)
  }
}
