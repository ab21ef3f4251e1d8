import Course
import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Worksheets")
struct WorksheetTests {
  @Test("The complete worksheet without answers")
  func learners() {
    #expect(
      shell("quiz", "1", "--print").output == #"""
        # What will the run do?

        Choose one answer for each question.

        ## Lesson 1: Box

        `Box.swift`

        ```swift
        @propertyWrapper
        struct FSState<V> {
          private var box: Box<V>
        }
        ```

        ### Question 1

        After the tap, what does the screen show?

        - [ ] a: `five` / `[Change text]`
        - [ ] b: `Hello Five Stars` / `[Change text]`

        ### Question 2

        How often has `body` run?

        - [ ] a: `1`
        - [ ] b: `2`

        """#)
  }

  @Test("The complete teacher's copy with the answers of the runs")
  func teacher() {
    #expect(
      shell("quiz", "1", "--print", "--key").output == #"""
        # What will the run do? With answers

        The answers are those of the runs.

        ## Lesson 1: Box

        `Box.swift`

        ```swift
        @propertyWrapper
        struct FSState<V> {
          private var box: Box<V>
        }
        ```

        ### Question 1

        After the tap, what does the screen show?

        - [ ] a: `five` / `[Change text]`
        - [x] b: `Hello Five Stars` / `[Change text]`

        **Answer: b**

        - a: The box holds it, but nobody told the runtime.
        - b: Body has run once.

        The rule:

        - R24: SwiftUI finds stored properties whose declared type is a dynamic property, and looks into no others.

        Experiment tap, run under ios18, found screen = `Hello Five Stars` / `[Change text]`. See: 1:1 to 1:2 in `statelab run 1`.

        ### Question 2

        How often has `body` run?

        - [x] a: `1`
        - [ ] b: `2`

        **Answer: a**

        - a: For the first screen, and never again.
        - b: A second time needs a reason.

        The rules:

        - R24: SwiftUI finds stored properties whose declared type is a dynamic property, and looks into no others.
        - R27: `update()` runs whenever SwiftUI updates the view, `body` only if a property it depends on changed.

        Experiment tap, run under ios18, found bodies = `1`. See: 1:1 to 1:2 in `statelab run 1`.

        """#)
  }

  @Test("The worksheet of the whole course shows no answer and is the same each time")
  func course() {
    let sheet = Self.print([])
    #expect(!sheet.contains("- [x]"))
    #expect(!sheet.contains("Answer"))
    #expect(sheet == Self.print([]))
    let key = Self.print(["--key"])
    #expect(
      key.split(separator: "\n").count { $0.hasPrefix("**Answer: ") } == Self.count(in: sheet))
    #expect(Self.count(in: Self.print(["-n", "4", "--shuffle", "--seed", "2"])) == 4)
  }

  private static func print(_ options: [String]) -> String {
    let recording = Recording()
    _ = Tool(course: Lessons.course).run(["quiz", "--print"] + options, on: recording.console)
    return recording.output
  }

  private static func count(in sheet: String) -> Int {
    sheet.split(separator: "\n").count { $0.hasPrefix("### Question ") }
  }

  @Test(
    "Options that exclude each other are an error",
    arguments: [["--key"], ["--print", "--exam"], ["--print", "--answers", "-"]])
  func refused(_ options: [String]) {
    let recording = Recording()
    let code = Tool(course: sampleCourse).run(["quiz"] + options, on: recording.console)
    #expect(code == .usage)
    #expect(recording.output.isEmpty)
  }
}
