import Course
import Lessons
import Testing

@testable import statelab

@Suite("claims")
struct ClaimsTests {
  @Test("Claims by article, each with its place, its verdicts and how anybody knows")
  func text() {
    #expect(
      shell("claims").output == #"""
        "Let's build @State" (000)
          lesson 1, box

          claim   A tap changes the box and nothing on the screen.
          from    "Let's build @State" (000), row F9
          verdict holds
          all     as the article says:
                    Hello Five Stars
                    [Change text]
          known   run here; reproduced on Linux; inferred by us
          note    Every parent pass makes a new `Box`.

          lesson 2, follows

          claim   The conformance alone brings the redraw.
          from    "Let's build @State" (000), row F13
          verdict holds
          ios13   not available before iOS 14 (StateObject)
          ios14+  as the article says:
                    five
                    [Change text]
          known   run here; reverse-engineered from Apple's frameworks

          2 claims: 2 holds.

        """#)
  }

  @Test("As JSON, a verdict for each release")
  func asJSON() {
    let text = shell("claims", "follows", "--format", "json").output
    for fact in [
      #""command" : "claims""#, #""article" : "000""#, #""lesson" : 2"#,
      #""lessonID" : "follows""#, #""id" : "F13""#, #""judge" : "ios13""#, #""judge" : "ios14""#,
      #""judge" : "ios16""#, #""judge" : "ios18""#, #""holds" : true"#, #""confidence" : "B""#,
    ] { #expect(text.contains(fact), "\(fact)") }
    #expect(!text.contains("F9"))
  }

  @Test("An article without claims is not found, and those with claims are named")
  func unknownArticle() {
    let outcome = shell("claims", "--article", "004")
    #expect(outcome.code == .notFound)
    #expect(
      outcome.errors == """
        statelab: No claim here is of article "004".
                  There are claims of 000.

        """)
  }

  @Test("Every claim of the real lessons is listed under its article, and none under none")
  func all() throws {
    let claims = try course.lessons.flatMap { try $0.text().claims }
    let articles = Set(claims.compactMap(\.sources.first)).sorted()
    #expect(articles.count > 1)
    var count = 0
    for article in articles {
      let outcome = shell("claims", "--article", article, "--plain", course: course)
      #expect(outcome.code == .done)
      count += outcome.output.lines.count { $0.hasPrefix("Claim: ") }
    }
    #expect(count == claims.count)
  }
}
