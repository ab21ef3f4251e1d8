import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("why: arguments")
struct WhyUsageTests {
  @Test("A release is given by option or after the address")
  func profiles() {
    let one = shell("why", "4:20", "--profile", "ios13", course: compiledCourse)
    #expect(one.code == .done)
    #expect(one.output == shell("why", "4:20@ios13", course: compiledCourse).output)
    #expect(one.output.contains("iOS 13.3"))
  }

  struct Sample: CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    let text: String
    var testDescription: String { line.joined(separator: " ") }

    nonisolated init(_ line: String..., code: ExitCode, text: String) {
      self.line = line
      self.code = code
      self.text = text
    }
  }

  @Test(
    "A question that cannot be answered is an error",
    arguments: [
      Sample(
        "why", code: .usage,
        text: """
          statelab: `statelab why` needs a step, such as 5:1.
                    Write `statelab why 5:1`, or `statelab why 5 --body ContentView`.

          """),
      Sample(
        "why", "3", code: .usage,
        text: """
          statelab: `statelab why 3` does not say what to explain.
                    Name a step, such as `3:1`, or use --body NAME or --value NAME. Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", "3:0", code: .notFound,
        text: """
          statelab: Lesson 3 has no step "3:0".
                    Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", "3:99999999999999999999", code: .notFound,
        text: """
          statelab: Lesson 3 has no step "3:99999999999999999999".
                    Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", ":7", code: .usage,
        text: """
          statelab: ":7" names no lesson.
                    Put the lesson before the colon: `statelab why 5:7`.

          """),
      Sample(
        "why", "3:", code: .usage,
        text: """
          statelab: "3:" names no step.
                    Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", "3:tap", code: .usage,
        text: """
          statelab: "3:tap" is an experiment; `statelab why` explains a step.
                    Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", "3:-1", code: .usage,
        text: """
          statelab: "3:-1" names no step.
                    Its steps go from 3:1 to 3:30.

          """),
      Sample(
        "why", "bxo:1", code: .notFound,
        text: """
          statelab: There is no lesson "bxo".
                    Did you mean box?

          """),
      Sample(
        "why", "3:1", "3:2", code: .usage,
        text: """
          statelab: `statelab why` explains one thing at a time; "3:2" is another.
                    Write `statelab why 5:1`, or `statelab why 5 --body ContentView`.

          """),
      Sample(
        "why", "3", "--body", "ContentView", "--value", "text", code: .usage,
        text: """
          statelab: That is more than one question.
                    Ask for a step, for --body, or for --value.

          """),
      Sample(
        "why", "3", "--body", "ContenView", code: .notFound,
        text: """
          statelab: No body of "ContenView" ran in lesson 3.
                    Did you mean ContentView or CountingView?

          """),
      Sample(
        "why", "3", "--body", "Zebra", code: .notFound,
        text: """
          statelab: No body of "Zebra" ran in lesson 3.
                    It has the views ContentView, CountingView.

          """),
      Sample(
        "why", "3", "--value", "bocks", code: .notFound,
        text: """
          statelab: Lesson 3 records no property "bocks".
                    It has text, text.box, pass.

          """),
      Sample(
        "why", "3", "--value", "txt", code: .notFound,
        text: """
          statelab: Lesson 3 records no property "txt".
                    Did you mean text?

          """),
      Sample(
        "why", "3:1", "--profile", "ios13", code: .notFound,
        text: """
          statelab: Lesson 3 has no step "3:1" under ios13.
                    StateObject is not available before iOS 14, so not everything was run. Under ios13 it has no steps.

          """),
      Sample(
        "why", "3:1@ios15", code: .notFound,
        text: """
          statelab: There is no profile "ios15".
                    iOS 15 has no profile; the nearest are ios14 and ios16.

          """),
    ])
  func errors(_ sample: Sample) {
    let recording = Recording()
    let code = Tool(course: compiledCourse).run(sample.line, on: recording.console)
    #expect(code == sample.code)
    #expect(recording.errors == sample.text)
    #expect(recording.output.isEmpty)
  }
}
