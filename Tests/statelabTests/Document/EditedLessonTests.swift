import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("Lessons that are being edited")
struct EditedLessonTests {
  /// A course with one lesson whose run prints `text`, while its lesson text records "hello".
  private func course(printing text: String, code: String = "let a = 1\n") -> Course {
    let lesson = Lesson("one") {
      Experiment("tap") { lab in
        print("always")
        print(text)
        lab.find("said", text)
      }
    }
    return Course(
      [Part("P", [lesson])],
      folders: [
        LessonFolder(
          name: "01-one",
          files: [
            LessonFile(name: "One.swift", text: code),
            LessonFile(name: "lesson.md", text: Self.text),
          ])
      ])
  }

  private static let text = """
    # One

    A run.

    Above.

    ```swift file=One.swift
    let a = 1
    ```
    ```predict said
    What is said?
    finding: tap.said
    rules: Swift
    + "hello": Yes.
    - "bye": No.
    ```
    ```run tap
      1:1  printed  always
      1:2  printed  hello
    ```

    It says hello.

    ```claim F9
    says: Hello.
    source: 000
    kind: run
    finding: tap.said
    article: "hello"
    all: "hello"
    ```

    ## Remember

    - Say hello.
    """

  @Test("A lesson that equals its recording shows its questions and claims")
  func sound() throws {
    let course = course(printing: "hello")
    #expect(try LessonReading(course.lessons[0], of: course).edits() == nil)
    let outcome = shell(
      "run", "1", "--predict", "require", input: ["\"hello\""], course: course)
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("It says hello.") && outcome.output.contains("F9"))
  }

  @Test("A lesson whose run differs has no questions and claims and shows the difference")
  func otherRun() {
    let course = course(printing: "bye")
    let outcome = shell("run", "1", course: course)
    #expect(
      outcome.output.hasPrefix(
        """
        1 · One                                                                P, 1 of 1
        A run.

          This lesson is being edited: its experiments differ from the recordings in
          `lesson.md`. So its questions, its claims and the text about its runs are left
          out. Below each run are the differences from the recorded one.

          Above.

          One.swift
              1   let a = 1

          experiment tap
            1:1  printed  always
            1:2  printed  bye

          tap, against what is recorded
              1     1:1  printed  always
                -   1:2  printed  hello
              2 +   1:2  printed  bye

        The words of the trace
        """))
    // A heading without content is removed, too.
    for word in ["It says hello", "F9", "Say hello", "Remember"] {
      #expect(!outcome.output.contains(word))
    }
    #expect(shell("quiz", "1", "--answers", "-", course: course).code == .badData)
    let asked = shell("run", "1", "--predict", "require", course: course)
    #expect(asked.code == .badData)
    #expect(
      shell("run", "1", "--format", "json", course: course).output.contains("\"isEdited\" : true"))
  }

  @Test("A walk of an edited lesson says so and shows the difference after the run")
  func walk() throws {
    let course = course(printing: "bye")
    let walk = try Walk(LessonReading(course.lessons[0], of: course))
    #expect(walk.listings.map(\.file) == ["One.swift"])
    let texts = walk.stops.indices.map { walk.document(at: $0).blocks }
    guard case .note(let notice)? = texts[0].last else {
      Issue.record("No note says that the lesson is being edited.")
      return
    }
    #expect(notice.text.hasPrefix("This lesson is being edited: its experiments differ"))
    #expect(texts[1] == [.prose(Line("Above."))])
    #expect(walk.stops[2...3].map(\.moment?.event?.text) == ["always", "bye"])
    guard case .listing(let change)? = texts.last?.first else {
      Issue.record("No listing shows the change.")
      return
    }
    #expect(change.file == "tap, against what is recorded")
    #expect(walk.stops.count == 5)
  }

  @Test("A lesson whose recording has other columns or step numbers is not being edited")
  func numbers() throws {
    let moved = course(printing: "hello").lessons[0]
    let course = Course(
      [Part("P", [Lesson("zero") {}, moved.lesson])], folders: [try #require(moved.folder)])
    let reading = try LessonReading(course.lessons[1], of: course)
    #expect(Transcript.lines(of: try reading.shownRuns()[0])[0] == "  2:1  printed  always")
    #expect(try reading.edits() == nil)
  }

  @Test(
    "A lesson is being edited if a prediction, a claim or a table states another outcome",
    arguments: [
      ("+ \"hello\"", "+ \"hi\""), ("all: \"hello\"", "all: \"hi\""),
      (
        "It says hello.",
        "```table\n| | a |\n|---|---|\n| said | tap.said = \"hi\" |\n```"
      ),
    ])
  func outcomes(stated: String, otherwise: String) throws {
    let sound = course(printing: "hello").lessons[0]
    let files = try #require(sound.folder).files.map { file in
      LessonFile(name: file.name, text: file.text.replacing(stated, with: otherwise))
    }
    let course = Course(
      [Part("P", [sound.lesson])], folders: [LessonFolder(name: "01-one", files: files)])
    #expect(try LessonReading(course.lessons[0], of: course).edits() != nil)
  }

  @Test("A lesson whose code alone differs names the file")
  func otherCode() {
    let outcome = shell("run", "1", course: course(printing: "hello", code: "let a = 2\n"))
    #expect(outcome.output.contains("edited: `One.swift` differs from the recordings in"))
    #expect(!outcome.output.contains("against what is recorded"))
  }

  @Test("A run under another release is compared under the recorded release")
  func otherRelease() throws {
    let course = course(printing: "hello")
    #expect(
      try LessonReading(course.lessons[0], of: course, under: .iOS13).edits() == nil)
  }
}
