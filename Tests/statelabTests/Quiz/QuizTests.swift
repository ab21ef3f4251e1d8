import Course
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Quiz")
struct QuizTests {
  @Test("A letter or a value answers a question, in upper or lower case")
  func graded() {
    let outcome = shell(
      "quiz", "--answers", "-", input: ["b", " 1 ", "A", "\"nothing\"", ""])
    #expect(outcome.code == .badData)
    #expect(
      outcome.errors == """
        statelab: Line 4: "\\"nothing\\"" answers nothing.
                  Question 4 takes a or b, or the value itself.

        """)

    let right = shell("quiz", "--answers", "-", "--pass", "100", input: ["b", " 1 ", "A", "2"])
    #expect(right.code == .done)
    #expect(right.output.hasSuffix("\n  4 of 4 right, passed: 100%, 100 needed\n"))
  }

  @Test("The full output of a quiz with one answer")
  func text() {
    let outcome = shell("quiz", "1", "--answers", "-", input: ["a"])
    #expect(outcome.code == .done)
    #expect(
      outcome.output == #"""
        1 of 2 · lesson 1, Box
          After the tap, what does the screen show?

          a  five
             [Change text]

          b  Hello Five Stars
             [Change text]

          Answer: a
          Not so. The box holds it, but nobody told the runtime.
          It is b. Body has run once.

          R24  SwiftUI finds stored properties whose declared type is a dynamic
               property, and looks into no others.

          In full: statelab help R24
          Experiment tap, run under ios18, found screen:
            Hello Five Stars
            [Change text]

          tap "Change text"
            SwiftUI receives no change: no view is invalidated, no body runs

          See: 1:1 to 1:2 in statelab run 1

          0 of 1 right, 1 not asked

        Weakest rule
          R24  0 of 1 right: SwiftUI finds stored properties whose declared type is a
               dynamic property, and looks into no others.

          In full: statelab help R24

        What to look at
          statelab walk 1 --from 1  Box

          Next: statelab walk 1

        """#)
  }

  @Test("An empty line is no answer, and the right answer is shown")
  func emptyLine() {
    let outcome = shell("quiz", "1", "--answers", "-", input: ["b", ""])
    #expect(
      outcome.output.hasSuffix(
        """
          Answer: none
          No answer.
          It is a. For the first screen, and never again.

          R24  SwiftUI finds stored properties whose declared type is a dynamic
               property, and looks into no others.
          R27  `update()` runs whenever SwiftUI updates the view, `body` only if a
               property it depends on changed.

          In full: statelab help R24, statelab help R27
          Experiment tap, run under ios18, found bodies: 1

            1:1  not dynamic  text: FSState<String>, no storage
            1:2  body         ContentView, 1st time

          See: 1:1 to 1:2 in statelab run 1

          1 of 2 right

        Weakest rules
          R27  0 of 1 right: `update()` runs whenever SwiftUI updates the view, `body`
               only if a property it depends on changed.
          R24  1 of 2 right: SwiftUI finds stored properties whose declared type is a
               dynamic property, and looks into no others.

          In full: statelab help R27, statelab help R24

        What to look at
          statelab walk 1 --from 1  Box

          Next: statelab walk 1

        """))
  }

  @Test("A text can be typed without quotes, but a letter takes precedence")
  func unquoted() throws {
    let choices = ["\"b\"", "\"five stars\"", "\"a\\nb\"", "\"\""].enumerated().map {
      position, literal in
      (position == 0 ? "+ " : "- ") + literal + ": why"
    }
    let text =
      "# T\nS\n```question q\nWhat?\nfinding: tap.a\nrules: R1\n\(choices.joined(separator: "\n"))\n```"
    let lesson = Lesson("texts") { Experiment("tap") { $0.find("a", "b") } }
    let course = Course(
      [Part("P", [lesson])],
      folders: [LessonFolder(name: "01-texts", files: [LessonFile(name: "lesson.md", text: text)])])
    let asked = try #require(try Quiz(course.lessons, of: course).questions.first)
    let places = choices.map { choice in
      asked.choices.firstIndex { choice.dropFirst(2) == "\($0.literal): why" }
    }
    #expect(asked.choice(meantBy: " five stars ") == places[1])
    #expect(asked.choice(meantBy: "\"five stars\"") == places[1])
    #expect(asked.choice(meantBy: "a\\nb") == places[2])
    #expect(asked.choice(meantBy: "b") == 1)
    #expect(asked.choice(meantBy: "\"b\"") == places[0])
    #expect(asked.choice(meantBy: "\"\"") == places[3])
    #expect(asked.choice(meantBy: "") == nil)
  }

  @Test("A question that was not asked is no mistake, but counts for --pass")
  func notAsked() {
    let none = shell("quiz", "1", "--answers", "-")
    #expect(none.output == "\n  No question answered, 2 not asked\n  Next: statelab quiz 1\n")
    #expect(none.code == .done)
    let one = shell("quiz", "1", "--answers", "-", "--pass", "60", input: ["b"])
    #expect(one.code == .no)
    #expect(
      one.output.hasSuffix(
        "\n  1 of 1 right, 1 not asked (which counts as not right), not passed: 50%, 60\n  needed\n"
          + "  Next: statelab quiz 1\n"))
  }

  @Test("A question mark shows the code and asks again")
  func code() {
    let outcome = shell("quiz", "2", "--color", "never", input: ["?", "a", "q"], terminal: true)
    let parts = outcome.output.split(separator: "Your answer")
    #expect(parts[1].contains("1   @propertyWrapper"))
    #expect(parts[2].contains("Right."))
  }

  @Test("On a terminal the quiz asks until an answer is valid, and q ends it")
  func asks() {
    let outcome = shell(
      "quiz", "1", "--color", "never", input: ["", "x", "b", "q"], terminal: true)
    #expect(outcome.code == .done)
    #expect(
      outcome.output == #"""
        1 of 2 · lesson 1, Box
          The code: statelab show 1

          After the tap, what does the screen show?

          a  five
             [Change text]

          b  Hello Five Stars
             [Change text]

          Your answer (a or b; ? shows the code, q stops): 
          Type a or b, or q to stop.

          Your answer (a or b; ? shows the code, q stops): 
          "x" is not one of the choices.

          Your answer (a or b; ? shows the code, q stops): 
          Right. Body has run once.

          R24  SwiftUI finds stored properties whose declared type is a dynamic
               property, and looks into no others.

          In full: statelab help R24
          Experiment tap, run under ios18, found screen:
            Hello Five Stars
            [Change text]

          tap "Change text"
            SwiftUI receives no change: no view is invalidated, no body runs

          See: 1:1 to 1:2 in statelab run 1

        2 of 2 · lesson 1, Box
          How often has `body` run?

          a  1
          b  2

          Your answer (a or b; ? shows the code, q stops): 
          1 of 1 right, 1 not asked
          Next: statelab quiz 1

        """#)
  }

  @Test(
    "A result below the pass mark sets the exit code", arguments: [(50, ExitCode.done), (51, .no)])
  func pass(_ mark: Int, _ code: ExitCode) {
    #expect(shell("quiz", "1", "--answers", "-", "--pass", "\(mark)", input: ["b"]).code == code)
  }

  @Test("More answers than questions are an error; empty lines at the end are not")
  func tooMany() {
    let outcome = shell("quiz", "1", "--answers", "-", input: ["b", "a", "a", ""])
    #expect(outcome.code == .badData)
    #expect(
      outcome.errors == """
        statelab: There are 3 answers for 2 questions.
                  Give one line for each question; an empty line is no answer.

        """)
    #expect(shell("quiz", "1", "--answers", "-", input: ["b", "a", "", ""]).code == .done)
  }

  @Test("An answers file may have CRLF line endings and must be UTF-8")
  func files() throws {
    let files = FileManager.default
    let folder = "\(files.temporaryDirectory.path)/statelab-\(UInt32.random(in: 0...9_999_999))"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }

    #expect(files.createFile(atPath: folder + "/good", contents: Data("b\r\na\r\n".utf8)))
    let good = shell("quiz", "1", "--answers=\(folder)/good", "--pass", "100")
    #expect(good.code == .done)

    #expect(files.createFile(atPath: folder + "/bad", contents: Data([0x62, 0xFF, 0x0A])))
    let bad = shell("quiz", "1", "--answers=\(folder)/bad")
    #expect(bad.code == .badData)
    #expect(bad.errors.contains("is not UTF-8 text."))
  }
}
