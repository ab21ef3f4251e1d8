import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport
@testable import statelab

@Suite("diff: arguments and JSON")
struct DiffUsageTests {
  @Test("diff as JSON contains the code, the steps and the first difference")
  func data() throws {
    let outcome = shell("diff", "1", "2", "--format", "json")
    #expect(outcome.code == .no)
    let lines = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      #""command" : "diff","#, #""differs" : true,"#, #""lessonID" : "box","#,
      #""side" : "a","#, #""text" : "struct FSState<V>: DynamicProperty {""#, #""divergence" : 1,"#,
      #""step" : "1:1","#, #""step" : "2:10","#,
    ] {
      #expect(lines.contains(line[...]), Comment(rawValue: line))
    }
    #expect(shell("diff", "1", "1", "--format", "json").code == .done)
  }

  struct Sample: CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    let text: String
    var testDescription: String { line.joined(separator: " ") }

    nonisolated init(_ line: String..., code: ExitCode, text: String) {
      self.line = ["diff"] + line
      self.code = code
      self.text = text
    }
  }

  @Test(
    "Names that cannot be compared are errors",
    arguments: [
      Sample(
        "2", code: .usage,
        text: """
          statelab: `statelab diff` needs two things to compare.
                    Write `statelab diff 4 5`, or `statelab diff phantom@ios13 phantom@ios18`.

          """),
      Sample(
        "1", "2", "3", code: .usage,
        text: """
          statelab: `statelab diff` compares two things; "3" is a third.
                    Write `statelab diff 4 5`, or `statelab diff phantom@ios13 phantom@ios18`.

          """),
      Sample(
        "3:7", "2", code: .usage,
        text: """
          statelab: "3:7" is a step; `statelab diff` compares lessons and experiments.
                    Lesson 3 has tap, parent. To ask for a step: `statelab why 3:7`.

          """),
      Sample(
        "3:tpa", "2", code: .notFound,
        text: """
          statelab: Lesson 3 has no experiment "tpa".
                    Did you mean tap?

          """),
      Sample(
        "3:zebra", "2", code: .notFound,
        text: """
          statelab: Lesson 3 has no experiment "zebra".
                    Lesson 3 has tap, parent.

          """),
      Sample(
        "3:", "2", code: .notFound,
        text: """
          statelab: Lesson 3 has no experiment "".
                    Lesson 3 has tap, parent.

          """),
      Sample(
        "bxo", "2", code: .notFound,
        text: """
          statelab: There is no lesson "bxo".
                    Did you mean box?

          """),
      Sample(
        ":tap", "2", code: .usage,
        text: """
          statelab: ":tap" names no lesson.
                    Write `statelab diff 4 5`, or `statelab diff phantom@ios13 phantom@ios18`.

          """),
      Sample(
        "3@ios31", "3", code: .notFound,
        text: """
          statelab: There is no profile "ios31".
                    iOS 31 has no profile; the nearest is ios18.

          """),
      Sample(
        "3@", "3", code: .notFound,
        text: """
          statelab: There is no profile "".
                    The profiles are ios13, ios14, ios16, ios18.

          """),
    ])
  func errors(_ sample: Sample) {
    let recording = Recording()
    let code = Tool(course: compiledCourse).run(sample.line, on: recording.console)
    #expect(code == sample.code)
    #expect(recording.errors == sample.text)
    #expect(recording.output.isEmpty)
  }

  @Test("An unknown release is the mistake also where one lesson is named, and not the lesson")
  func releaseOfOneLesson() {
    let outcome = shell("page", "1@ios99")
    #expect(outcome.code == .notFound)
    #expect(outcome.errors.contains("There is no profile \"ios99\"."))
    #expect(shell("page", "99").errors.contains("There is no lesson \"99\"."))
  }
}
