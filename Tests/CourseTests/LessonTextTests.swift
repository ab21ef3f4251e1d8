import StateLabCore
import Testing

@testable import Course
@testable import Rendering

@Suite("Reading lesson.md")
struct LessonTextTests {
  @Test("Prose is parsed into headings, paragraphs and lists")
  func prose() throws {
    let text = try LessonText(
      parsing: """
        # A box

        The value moves out,
        and stays there.

        ## Remember
        - one
          and more
        - two

        1. first
        2. second
        ```text
        as it is
        ```
        """, name: "lesson.md")
    #expect(text.title == "A box")
    #expect(text.summary == "The value moves out, and stays there.")
    #expect(
      text.blocks.map(\.content) == [
        .heading(level: 2, "Remember"),
        .list(ordered: false, [ListItem("one and more"), ListItem("two")]),
        .list(ordered: true, [ListItem("first"), ListItem("second")]),
        .verbatim(info: "text", ["as it is"]),
      ])
    #expect(text.blocks.map(\.line) == [6, 7, 11, 13])
  }

  @Test("A fence that records a run has the range of lines that a check may rewrite")
  func recordings() throws {
    let lines = [
      "# T", "S", "```swift file=Box.swift", "struct Box {}", "```",
      "```swift fails=two", "let x: Int = \"\"", "```", "", "```diagnostic",
      "error: cannot", "```",
      "```run tap profile=ios13", "a", "b", "```",
      "```compare observable:tap tap@ios14", "```",
    ]
    let text = try LessonText(parsing: lines.joined(separator: "\n"), name: "lesson.md")
    let tap = RunReference(experiment: "tap", profile: .iOS13)
    #expect(
      text.blocks.map(\.content) == [
        .listing(file: "Box.swift", show: [], code: ["struct Box {}"]),
        .snippet(
          Snippet(
            id: "two", code: "let x: Int = \"\"", mustCompile: false,
            recorded: .error("error: cannot"))),
        .transcript(tap, tail: nil, recorded: ["a", "b"]),
        .comparison(
          RunReference(lesson: "observable", experiment: "tap"),
          RunReference(experiment: "tap", profile: .iOS14), recorded: []),
      ])
    let recordings = text.blocks.map { $0.recording.map { lines[$0].joined(separator: "/") } }
    #expect(recordings == ["struct Box {}", "error: cannot", "a/b", ""])
  }

  @Test("A question's choice ends at the first colon outside quotes and brackets")
  func question() throws {
    let text = try LessonText(
      parsing: """
        # T
        S
        ```question stale
        After the tap,
        what is there?

        Think twice.
        finding: tap.screen
        rules: R10, R27
        profile: ios13
        - "a: \\"b: ": No: that is the old one.
        - Box(value: 1, ["k": 2]): Nearly.
          Look again.
        + nil: Right.
        ```
        """, name: "lesson.md")
    let question = try #require(text.questions.first)
    #expect(question.prompt == "After the tap, what is there?\n\nThink twice.")
    #expect(question.finding?.description == "tap.screen")
    #expect(question.profile == .iOS13)
    #expect(question.rules.map(\.name) == ["R10", "R27"])
    #expect(
      Set(question.choices) == [
        Choice(
          literal: "\"a: \\\"b: \"", feedback: "No: that is the old one.",
          isExpected: false),
        Choice(
          literal: "Box(value: 1, [\"k\": 2])", feedback: "Nearly. Look again.",
          isExpected: false),
        Choice(literal: "nil", feedback: "Right.", isExpected: true),
      ])
  }

  @Test("Numbers are ordered by size, other choices independently of their position in the text")
  func order() throws {
    func order(_ literals: [String], id: String = "q") throws -> [String] {
      let choices = literals.enumerated().map { "\($0 == 0 ? "+" : "-") \($1): why" }
      let text =
        "# T\nS\n```question \(id)\nWhat?\nfinding: tap.a\nrules: R1\n"
        + choices.joined(separator: "\n") + "\n```"
      let question = try #require(try LessonText(parsing: text, name: "").questions.first)
      return question.choices.map(\.literal)
    }
    #expect(try order(["10", "9", "-1", "2.5"]) == ["-1", "2.5", "9", "10"])
    let words = ["\"a\"", "\"b\"", "\"c\""]
    #expect(try order(words) == order(words.reversed()))
    let places = try Set((1...30).map { try order(words, id: "q\($0)").firstIndex(of: "\"a\"") })
    #expect(places.count == 3)
  }

  @Test("Releases have four forms")
  func releases() {
    #expect(Releases("all")?.profiles == Profile.all)
    #expect(Releases("ios14")?.profiles == [.iOS14])
    #expect(Releases("ios14+")?.profiles == [.iOS14, .iOS16, .iOS18])
    #expect(Releases("ios13 to ios14")?.profiles == [.iOS13, .iOS14])
    for text in ["", "ios15", "+", "ios14 to ios13", "ios13 to", "ios13 - ios14", "ios13 to ios13"]
    {
      #expect(Releases(text) == nil, "\(text)")
    }
    for text in ["all", "ios13", "ios14+", "ios13 to ios14"] {
      #expect(Releases(text)?.description == text)
    }
  }

  @Test("A task has hints, expectations and a patch")
  func task() throws {
    let text = try LessonText(
      parsing: """
        # T
        S
        ```task more
        Do more.

        And more.
        hint: a nudge
        hint: the
          lines
        expect: tap printed ["a", "b = c"]
        expect: tap@ios14.screen = "five\\n[x]"
        expect: tap bodies ContentView = 2
        expect: fails no such thing
        ```
        ```patch more
        --- A.swift
        ```
        """, name: "lesson.md")
    let exercise = try #require(text.exercises.first)
    #expect(exercise.prompt == "Do more.\n\nAnd more.")
    #expect(exercise.hints == ["a nudge", "the lines"])
    #expect(
      exercise.expectations.map(\.description) == [
        "tap printed [\"a\", \"b = c\"]", "tap@ios14.screen = \"five\\n[x]\"",
        "tap bodies ContentView = 2", "fails no such thing",
      ])
    #expect(text.patches.first?.lines == ["--- A.swift"])
  }

  @Test("Notes are paragraphs and lists in a fence")
  func notes() throws {
    let text = try LessonText(
      parsing: """
        # T
        S
        ```notes
        Most say two.
        Why?

        - Ask.
          Wait.
        - Point.
        ```
        Then.
        """, name: "lesson.md")
    let notes = try #require(text.notes.first)
    #expect(
      notes.map(\.content) == [
        .paragraph("Most say two. Why?"),
        .list(ordered: false, [ListItem("Ask. Wait."), ListItem("Point.")]),
      ])
    #expect(notes.map(\.line) == [4, 7])
    #expect(text.notes.count == 1)
    #expect(text.blocks.map(\.line) == [3, 11])
  }

  @Test("Faulty notes are not shown to readers")
  func faultyNotes() throws {
    var faults: [LessonError] = []
    let text = try LessonText(
      parsing: "# T\nS\n```notes\n# Secret\n```", name: "lesson.md", faults: &faults)
    #expect(faults.count == 1)
    #expect(text.blocks.map(\.content) == [.notes([])])
  }

  @Test("A table's computed cells name their finding, and a cell may contain an escaped bar")
  func table() throws {
    let text = try LessonText(
      parsing: """
        # T
        S
        ```table
        | | FSState |
        |---|:-:|
        | a \\| b | fsstate@ios14.bodies = 2 |
        | x = 1 | fsstate.text = "a \\| = b" |
        ```
        """, name: "lesson.md")
    guard case .table(let table) = try #require(text.blocks.first).content else {
      Issue.record("The block is no table.")
      return
    }
    let bodies = FindingReference(
      run: RunReference(experiment: "fsstate", profile: .iOS14), name: "bodies")
    let other = FindingReference(run: RunReference(experiment: "fsstate"), name: "text")
    #expect(table.header == [.text(""), .text("FSState")])
    #expect(
      table.rows == [
        [.text("a | b"), .finding(bodies, recorded: "2")],
        [.text("x = 1"), .finding(other, recorded: "\"a | = b\"")],
      ])
  }

  @Test("A lesson may have CRLF line endings, any language and no final line ending")
  func lineEnds() throws {
    let text = try LessonText(
      parsing: "# 盒子\r\n值 é\r\n```swift file=A.swift\r\nlet é = 1\r\n```", name: "lesson.zh.md")
    #expect(text.title == "盒子")
    #expect(text.summary == "值 é")
    #expect(
      text.blocks.map(\.content) == [.listing(file: "A.swift", show: [], code: ["let é = 1"])])
  }
}
