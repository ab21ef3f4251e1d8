import Replay
import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

// What comments, passages, answers and tables say.

extension CheckJudgeTests {
  @Test("A comment that states nothing is told, and none is shown to readers")
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

  @Test("A step that the text names is there under each release that shows it, and is the same")
  func addresses() throws {
    func judged(_ passage: String) throws -> [String] {
      try self.judged("\(run)\n\n*ios13:* Old.\n\n\(passage)")
    }
    #expect(try judged("At 1:2 the state is stored, at 7:99 something of lesson 7.") == [])
    #expect(
      try judged("At 1:7 it prints.") == [
        "the text names step 1:7, which is not there under ios14; begin the passage with the "
          + "releases that have it, `*ios14+:*`"
      ])
    #expect(try judged("*ios13:* At 1:7 it prints.") == [])
  }

  @Test("A table has a value in each cell under each release")
  func tables() throws {
    let diagnostics = try judged(
      "\(run)\n\n*ios13:* Old.\n\n```table\n| a |\n|---|\n| tap.no = 1 |\n```")
    #expect(
      diagnostics.contains { $0.hasPrefix("the table has no value of `tap.no` under ios13:") })
  }
}
