import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("Passages, listings and tails")
struct PassageTests {
  private func course(_ text: String, code: String = "", lesson: Lesson? = nil) -> Course {
    let lesson =
      lesson
      ?? Lesson("one") {
        Experiment("short") { lab in
          let host = Host(SampleTaps())
          try host.tap("Count")
          lab.find("screen", host.screen)
        }
        Experiment("long") { _ in
          let host = Host(SampleTaps())
          try host.tap("Count")
          try host.tap("Count")
        }
      }
    return Course(
      [Part("P", [lesson])],
      folders: [
        LessonFolder(
          name: "01-one",
          files: [LessonFile(name: "lesson.md", text: "# T\nS\n\n" + text)]
            + (code.isEmpty ? [] : [LessonFile(name: "One.swift", text: code)]))
      ])
  }

  @Test("run shows a passage under its releases without the tag, show keeps the tag")
  func passages() {
    let course = course(
      "*ios13:* Old.\n\n*ios14+:* New.\n\n- Always.\n- *ios14 to ios16:* Between.\n\n*Note:* Ever.")
    func said(_ profile: String) -> String {
      shell("run", "1", "--profile", profile, "--plain", course: course).output
    }
    #expect(said("ios13").contains("\nOld.\n\n- Always.\n\nNote: Ever.\n"))
    #expect(said("ios16").contains("\nNew.\n\n- Always.\n- Between.\n\nNote: Ever.\n"))
    #expect(!said("ios18").contains("Between"))
    let text = shell("show", "1", "--plain", course: course).output
    #expect(
      text.contains("\nios13: Old.\n\nios14+: New.\n\n- Always.\n- ios14 to ios16: Between.\n"))
  }

  @Test("A tail begins with the first action that differs and names the omitted steps")
  func tail() throws {
    let course = course("```run short\n```\n\n```run long tail=short\n```\n")
    let output = shell("run", "1", "--plain", course: course).output
    let tail = try #require(output.split(separator: "Experiment long.").last)
    #expect(output.contains("\nExperiment long.\nAction: 1:7 to 1:12 as in short\n"))
    #expect(
      tail.contains(
        "as in short\nAction: tap \"Count\"\nStep 1:13: wrote: count = 2, was 1, in the action\n"))
    // Every step keeps its number, and a walk also stops at the hidden steps.
    let walk = try Walk(LessonReading(course.lessons[0], of: course))
    #expect(walk.position(ofStep: "1:13") != nil)
    #expect(walk.position(ofStep: "1:12") != nil)
  }

  private static let code = """
    import Course
    import StateLabCore

    /// Keeps a value.
    private final class Box {
      var value = 1

      func grow() {
        value += 1
      }
    }

    @propertyWrapper
    private struct Wrapper {
      var wrappedValue = 1
    }

    extension Box {
      var twice: Int { value * 2 }
    }

    extension Lesson {
      static let one = Lesson("one") {
        Experiment("grow") { lab in
          let box = Box()
          box.grow()
          lab.find(
            "value", "\\(box.value)")
          print(box.twice)
        }
      }
    }

    extension Laboratory {
      fileprivate func help() {}
    }

    """

  @Test("A listing folds experiments, or shows declarations with their line numbers")
  func listings() throws {
    let source = SwiftSource(Self.code)
    let whole = try source.excerpt()
    #expect(whole.map(\.text).first == "import StateLabCore")
    #expect(whole.first?.number == 2)
    #expect(whole.last?.number == 20)
    let parts = try source.excerpt(["Box"])
    #expect(parts.map(\.text).first == "/// Keeps a value.")
    #expect(parts.map(\.number) == Array(4...11) + [nil] + [18, 19, 20])
    #expect(try source.excerpt(["Wrapper"]).map(\.number) == [13, 14, 15, 16])
    let actions = try source.excerpt(["Wrapper", "grow"]).dropFirst(5)
    #expect(actions.map(\.text) == ["let box = Box()", "box.grow()", "print(box.twice)"])
    #expect(actions.map(\.number) == [25, 26, 29])
    #expect(try source.excerpt(["help"]).map(\.text) == ["fileprivate func help() {}"])
    let error = #expect(throws: DeclarationNotFound.self) { try source.excerpt(["Bax"]) }
    #expect(
      error?.description
        == "there is no declaration `Bax`; there are `Box`, `Wrapper`, `Box`")
    let course = course("```swift file=One.swift show=Wrapper\n```", code: Self.code)
    #expect(
      shell("show", "1", course: course).output.contains(
        """
          One.swift
             13   @propertyWrapper
             14   private struct Wrapper {
        """))
    #expect(
      shell("show", "1", "--whole", course: course).output.contains("     22   extension Lesson {"))
  }

  @Test("A question shows the code that it names")
  func questionCode() {
    let text =
      "```question q\nHow much?\ncode: Box, Wrapper\nfinding: short.screen\nrules: Swift\n"
      + "+ \"1\\n[Count]\": Yes.\n- \"2\\n[Count]\": No.\n```"
    let output = shell(
      "quiz", "1", "--answers", "-", input: ["a"], course: course(text, code: Self.code)
    ).output
    #expect(output.contains("\n  One.swift\n      4   /// Keeps a value.\n"))
    #expect(output.contains("     16   }\n     17\n     18   extension Box {"))
    #expect(output.contains("  }\n\n  How much?\n") || output.contains("}\n\n  How much?"))
  }

  @Test("A question may ask for the compiler's output of a snippet that only the quiz shows")
  func snippets() throws {
    let text =
      "```swift fails=two for=quiz\nlet n: Int = \"\"\n```\n```diagnostic\n"
      + "error: cannot convert value\n```\n\n"
      + "```question q\nDoes it compile?\nsnippet: two\nrules: Swift\n- compiles: No.\n"
      + "+ \"cannot convert value\": A text is no number.\n```"
    let course = course(text)
    #expect(!shell("run", "1", course: course).output.contains("let n"))
    let asked = try #require(try Quiz(course.lessons, of: course).questions.first)
    #expect(asked.choices[asked.right].literal == "\"cannot convert value\"")
    let output = shell("quiz", "1", "--answers", "-", input: ["compiles"], course: course).output
    #expect(output.contains("1   let n: Int = \"\"\n"))
    #expect(output.contains("Not so. No.") && output.contains("The compiler says: \"cannot conv"))
  }
}

private struct SampleTaps: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Count") { count += 1 }
  }
}
