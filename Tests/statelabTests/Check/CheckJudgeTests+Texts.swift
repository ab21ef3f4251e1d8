import Replay
import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

// Comments, addresses and tables in a lesson's text.

extension CheckJudgeTests {
  @Test("A comment without a fact is reported, and comments are hidden from readers")
  func comments() throws {
    let complaints = try judged("\(run)\n\n*ios13:* Old. <!-- tap bodies -->")
    #expect(
      complaints.first?.hasPrefix("the comment `tap bodies` states nothing; write `EXPERIMENT")
        == true)
    var faults: [LessonError] = []
    let text = try LessonText(
      parsing: "# T\nS\n\nIt runs <!-- of no run --> twice.\n<!-- tap.bodies = 2 -->\n\n<!-- -->",
      name: "lesson.md", faults: &faults)
    #expect(text.blocks.first?.content == .paragraph("It runs twice."))
    #expect(text.blocks.first?.facts.count == 2)
    #expect(faults.map(\.line) == [7, 7])
  }

  @Test("A step in the text must exist under each release that shows the text")
  func addresses() throws {
    func judged(_ passage: String) throws -> [String] {
      try self.judged("\(run)\n\n*ios13:* Old.\n\n\(passage)")
    }
    #expect(try judged("At 1:2 the state is stored, at 7:99 something of another lesson.") == [])
    #expect(
      try judged("At 1:7 it prints.") == [
        "the text names step 1:7, which is not there under ios14; begin the passage with the "
          + "releases that have it, `*ios14+:*`"
      ])
    #expect(try judged("*ios13:* At 1:7 it prints.") == [])
  }

  @Test("A table must have a value in each cell under each release")
  func tables() throws {
    let diagnostics = try judged(
      "\(run)\n\n*ios13:* Old.\n\n```table\n| a |\n|---|\n| tap.no = 1 |\n```")
    #expect(
      diagnostics.contains { $0.hasPrefix("the table has no value of `tap.no` under ios13:") })
  }
}
