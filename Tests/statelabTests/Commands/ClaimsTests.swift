import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("claims")
struct ClaimsTests {
  @Test("claims lists each claim by article with its row, verdict and sentence")
  func brief() {
    #expect(
      shell("claims").output == """
        "Let's build @State" (000)
          F9   holds: A tap changes the box and nothing on the screen.
          F13  holds: The conformance alone brings the redraw.

          2 claims: 2 hold.

        """)
  }

  @Test("Details of a claim show its verdict, outcomes and evidence")
  func text() {
    #expect(
      shell("claims", "all").output == #"""
        "Let's build @State" (000)
          lesson 1, box

          claim   A tap changes the box and nothing on the screen.
          from    "Let's build @State" (000), row F9
          verdict holds
          all     as the article says:
                    Hello Five Stars
                    [Change text]
          known   simulated here; reproduced on Linux; inferred by us
          note    Every parent pass makes a new `Box`.

          lesson 2, follows

          claim   The conformance alone brings the redraw.
          from    "Let's build @State" (000), row F13
          verdict holds
          ios13   not available before iOS 14 (StateObject)
          ios14+  as the article says:
                    five
                    [Change text]
          known   simulated here; reverse-engineered from Apple's frameworks

          2 claims: 2 hold.

        """#)
  }

  @Test("claims as JSON has a verdict for each release")
  func asJSON() {
    let text = shell("claims", "follows", "--format", "json").output
    for fact in [
      #""command" : "claims""#, #""article" : "000""#, #""lesson" : 2"#,
      #""lessonID" : "follows""#, #""id" : "F13""#, #""judge" : "ios13""#, #""judge" : "ios14""#,
      #""judge" : "ios16""#, #""judge" : "ios18""#, #""holds" : true"#, #""confidence" : "B""#,
    ] { #expect(text.contains(fact), "\(fact)") }
    #expect(!text.contains("F9"))
  }

  @Test("An article without claims is not found, and the error names the articles with claims")
  func unknownArticle() {
    let outcome = shell("claims", "--article", "004")
    #expect(outcome.code == .notFound)
    #expect(
      outcome.errors == """
        statelab: No claim here is of article "004".
                  There are claims of 000.

        """)
  }

  @Test("Every claim is listed under one article")
  func all() throws {
    let claims = try compiledCourse.lessons.flatMap { try $0.text().claims }
    let articles = Set(claims.compactMap(\.sources.first)).sorted()
    #expect(articles.count > 1)
    var count = 0
    for article in articles {
      let outcome = shell(
        "claims", "--article", article, "--details", "--plain", course: compiledCourse)
      #expect(outcome.code == .done)
      count += outcome.output.lines.count { $0.hasPrefix("Claim: ") }
      #expect(!outcome.output.contains("Finding: "))
    }
    #expect(count == claims.count)
  }

  @Test("A claim of an article is on one line, with its outcomes where they differ")
  func table() throws {
    for article in compiledCourse.articles {
      let lines = shell(
        "claims", "--article", article.number, "--width", "80", course: compiledCourse
      )
      .output.lines
      #expect(lines.count <= 45, "\(article.number)")
    }
    let text = shell("claims", "--article", "003", "--width", "200", course: compiledCourse).output
    #expect(text.contains("N12  overstated: "))
    #expect(
      text.contains(
        "N15  outdated: A CurrentValueSubject: `onReceive` is called twice. (ios13: two onReceive "
          + "calls, as reported; ios14+: one onReceive call)"))
    let whole = shell("claims", "--width", "80", course: compiledCourse).output
    #expect(whole.hasSuffix("  Our findings: statelab claims --findings\n"))
    #expect(!whole.contains("no article states"))
  }

  @Test("--verdict selects claims, and the counts of all verdicts add up to all claims")
  func verdicts() throws {
    let claims = try compiledCourse.lessons.flatMap { try $0.text().claims }
    var count = 0
    for verdict in Verdict.allCases {
      let outcome = shell(
        "claims", "--verdict", verdict.rawValue, "--plain", course: compiledCourse)
      let own = outcome.output.lines.count { $0.contains(": \(verdict.rawValue): ") }
      #expect(outcome.output.contains("\(own) claim"))
      count += own
    }
    #expect(count == claims.count)
    let summary = shell("claims", "--width", "200", course: compiledCourse).output
    #expect(summary.contains("\(claims.count) claims: "))
  }

  @Test("Findings are listed separately, without article and verdict")
  func findings() throws {
    let ids = try compiledCourse.lessons.flatMap { try $0.text().findings.map(\.id) }
    let outcome = shell("claims", "--findings", "--details", "--plain", course: compiledCourse)
    #expect(outcome.output.lines.count { $0.hasPrefix("Finding: ") } == ids.count)
    #expect(!outcome.output.contains("Verdict: ") && !outcome.output.contains("the article"))
    #expect(shell("claims", "4", "--findings", course: compiledCourse).output == "  0 findings.\n")
    let both = shell("claims", "--findings", "--verdict", "wrong")
    #expect(both.code == .usage)
    let json = shell("claims", "--article", "003", "--format", "json", course: compiledCourse)
      .output
    for id in ids { #expect(!json.contains("\"\(id)\"")) }
  }

  @Test("A row selects its claims and findings from all lessons, in upper or lower case")
  func rows() {
    let outcome = shell("claims", "F9", "--plain", course: compiledCourse)
    #expect(outcome.output.lines.count { $0.hasPrefix("Claim: ") } == 2)
    #expect(outcome.output == shell("claims", "f9", "--plain", course: compiledCourse).output)
    let json = shell("claims", "f9", "--findings", "--format", "json", course: compiledCourse)
      .output
    #expect(json.contains("\"F9-parent\"") && !json.contains("\"id\" : \"F9\""))
    let both = shell("claims", "1", "F13", "--format", "json", course: compiledCourse).output
    #expect(both.contains("\"id\" : \"F9\"") && both.contains("\"id\" : \"F13\""))
    #expect(!both.contains("\"id\" : \"F9-observable\""))
  }

  @Test("An unknown row is an error that names the option to list rows")
  func unknownRow() {
    let outcome = shell("claims", "F99", course: compiledCourse)
    #expect(outcome.code == .notFound)
    #expect(
      outcome.errors == """
        statelab: There is no row "F99".
                  `statelab claims --coverage` lists the rows.

        """)
    #expect(
      shell("claims", "99", course: compiledCourse).errors.contains("There is no lesson \"99\"."))
  }

  @Test("No outcome is shown as a bare list or number")
  func sentences() {
    let output = shell("claims", "all", "--plain", course: compiledCourse).output
    #expect(!output.contains(": []") && !output.contains("holds: 2"))
  }
}
