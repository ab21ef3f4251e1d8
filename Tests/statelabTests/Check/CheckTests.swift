import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("check: recordings of a lesson")
struct CheckTests {
  /// The comparison in the sample.
  private nonisolated static let same = "The two runs do the same: 1 step, printed bye."

  @Test("A sound lesson has no diagnostics, and an update does not change it", .needs("swiftc"))
  func sound() throws {
    let tree = try SampleTree()
    tree.compiler = try Compiler.find()
    #expect(try tree.check() == [])
    #expect(try tree.check(updates: true) == [])
    #expect(try tree.text() == SampleTree.text)
  }

  @Test("A reference to a lesson is a link, and an update writes the lesson's number into it")
  func links() throws {
    let old = "See [lesson 3](../03-sample/lesson.md), [4](../04-sampel/lesson.md) and lesson 1."
    let tree = try SampleTree(changing: "All fences, each once.", to: old)
    let unknown =
      "lesson.md:3: the link `[4](../04-sampel/lesson.md)` names no lesson of the course"
    let bare =
      "lesson.md:3: lesson 1 may get another number; write `[lesson 1](../01-sample/lesson.md)`"
    #expect(
      try tree.check() == [
        "lesson.md:3: `sample` is lesson 1; "
          + "`statelab check --update` writes `[lesson 1](../01-sample/lesson.md)`",
        unknown, bare,
      ])
    #expect(try tree.check(updates: true) == [unknown, bare])
    let line = "See [lesson 1](../01-sample/lesson.md), [4](../04-sampel/lesson.md) and lesson 1."
    #expect(try tree.text().contains("\n\(line)\n"))
    #expect(
      try LessonText(parsing: tree.text(), name: "").summary == "See lesson 1, 4 and lesson 1.")
  }

  /// A change of the text and the diagnostics that follow.
  nonisolated struct Change: CustomTestStringConvertible {
    let old: String
    let new: String
    let diagnostics: [String]
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ diagnostics: String...) {
      self.old = old
      self.new = new
      self.diagnostics = diagnostics
    }
  }

  @Test(
    "An update repairs recorded transcripts, comparisons, tables and listings",
    arguments: [
      Change(
        "  1:1  printed  hello\n", "printed hallo\nprinted twice\n",
        "lesson.md:18: the transcript of `greet` is not what is found now; "
          + "`statelab check --update` records it again\n"
          + "@@ -19,2 +19,1 @@\n-printed hallo\n-printed twice\n+  1:1  printed  hello"),
      Change(
        CheckTests.same, "",
        "lesson.md:21: the comparison of `part` and `part@ios13` is not what is found now; "
          + "`statelab check --update` records it again\n@@ -22,1 +22,1 @@\n-\n+\(CheckTests.same)"),
      Change(
        "greet.count = 1", "greet.count =",
        "lesson.md:24: the table is not what is found now; "
          + "`statelab check --update` records it again\n"
          + "@@ -25,3 +25,3 @@\n | what | value |\n |---|---|\n"
          + "-| greetings | greet.count = |\n+| greetings | greet.count = 1 |"),
      Change(
        "let a = 1\n```", "let a = 2\n```",
        "lesson.md:5: the listing of `Sample.swift` is not what is found now; "
          + "`statelab check --update` records it again\n"
          + "@@ -6,1 +6,1 @@\n-let a = 2\n+let a = 1"),
    ])
  func recordings(_ change: Change) throws {
    let tree = try SampleTree(changing: change.old, to: change.new)
    #expect(try tree.check() == change.diagnostics)
    #expect(try tree.check(updates: true) == [])
    #expect(try tree.text() == SampleTree.text)
  }

  @Test(
    "An update does not rewrite expected outcomes, choices and names",
    arguments: [
      Change(
        "all: 1", "all: 2",
        "lesson.md:46: claim `F1` expects 2, and 1 comes out of `greet.count` "
          + "(ios13, ios14, ios16, ios18)"),
      Change(
        "all: 1", "ios18: 1",
        "lesson.md:46: claim `F1` does not say what comes out; add `ios13: VALUE`"),
      Change(
        "all: cannot", "all: can",
        "lesson.md:54: claim `F2` expects `can find 'b' in scope` of snippet `scope`, "
          + "and the compiler says `error: cannot find 'b' in scope`"),
      Change(
        "snippet: scope", "snippet: skope",
        "lesson.md:54: claim `F2` asks for snippet `skope`, which is not in the text"),
      Change(
        "+ 1: yes", "+ 3: yes",
        "lesson.md:30: question `count` expects 3, and `greet.count` is 1, which is no choice"),
      Change(
        "- 0: no\n+ 1: yes", "+ 0: no\n- 1: yes",
        "lesson.md:30: question `count` expects 0, and `greet.count` is 1, "
          + "which is another choice"),
      Change(
        "finding: greet.count\nrules", "finding: greet.cuont\nrules",
        "lesson.md:30: question `count` has no answer: "
          + "`greet` finds no `cuont`; it finds `count`, `said`"),
      Change(
        "finding: part.said", "finding: leave.said",
        "lesson.md:38: question `said` has no answer: "
          + "there is no experiment `leave`; there are `greet`, `part`"),
      Change(
        "```run greet", "```run great",
        "lesson.md:18: the transcript of `great` cannot be recorded: "
          + "there is no experiment `great`; there are `greet`, `part`"),
      Change(
        "question said", "claim F2",
        "lesson.md:39: `What does it say?` is no line `KEY: VALUE`; indent what continues one"),
      Change(
        "claim F2", "claim F1", "lesson.md:54: there are two of claim or finding `F1`; rename one"),
      Change(
        "file=Sample.swift", "file=Simple.swift",
        "lesson.md:5: the listing of `Simple.swift` cannot be recorded: "
          + "there is no file `Simple.swift` in the folder",
        "lesson.md: file `Sample.swift` appears nowhere; add `swift file=Sample.swift`"),
    ])
  func hands(_ change: Change) throws {
    let tree = try SampleTree(changing: change.old, to: change.new)
    let text = try tree.text()
    #expect(try tree.check() == change.diagnostics)
    #expect(try tree.check(updates: true) == change.diagnostics)
    #expect(try tree.text() == text)
  }

  @Test(
    "A recorded diagnostic is the compiler's first error, and an update repairs it",
    .needs("swiftc"))
  func diagnostics() throws {
    let tree = try SampleTree(
      changing: "1 | let c = b\n  |         ^ error: cannot find 'b' in scope\n", to: "")
    #expect(try tree.check().count == 1)
    tree.compiler = try Compiler.find()
    #expect(
      try tree.check() == [
        "lesson.md:9: the diagnostic of `scope` is not what is found now; "
          + "`statelab check --update` records it again\n"
          + "@@ -14,0 +14,2 @@\n+1 | let c = b\n+  |         ^ error: cannot find 'b' in scope"
      ])
    #expect(try tree.check(updates: true) == [])
    #expect(try tree.text() == SampleTree.text)

    let sound = try SampleTree(changing: "let c = b", to: "let c = 1")
    sound.compiler = try Compiler.find()
    #expect(
      try sound.check(updates: true) == [
        "lesson.md:9: the diagnostic of `scope` cannot be recorded: "
          + "it compiles; say `compiles=` or change it",
        "lesson.md:54: claim `F2` expects `cannot find 'b' in scope` of snippet `scope`, "
          + "and the compiler says `compiles`",
      ])
  }

  @Test("An update keeps the line endings of the file")
  func carriageReturns() throws {
    let text = SampleTree.text.replacing("\n", with: "\r\n")
    let tree = try SampleTree(text: text.replacing(Self.same, with: "?"))
    #expect(try tree.check(updates: true) == [])
    #expect(try tree.text() == text)
  }

  @Test(
    "Code that changed since the build is not run, and its run is not recorded", .needs("swiftc"))
  func changedCode() throws {
    let tree = try SampleTree(changing: "  1:1  printed  hello\n", to: "")
    tree.compiler = try Compiler.find()
    try Files.write("let a = 1\n\nlet b: Int = \"\"\n", to: tree.folder + "/Sample.swift")
    let diagnostics = try tree.check()
    #expect(
      diagnostics.first
        == "Sample.swift:3: the file has changed and does not compile; "
        + "repair it and rebuild with `swift build`\n"
        + "error: cannot convert value of type 'String' to specified type 'Int'")
    #expect(diagnostics.dropFirst().map { $0.prefix(20) } == ["lesson.md:5: the lis"])

    try Files.write("let b = 1\n", to: tree.folder + "/Sample.swift")
    #expect(
      try tree.check(updates: true) == [
        "Sample.swift: the file is not the one that this tool was built from; "
          + "rebuild with `swift build`"
      ])
    #expect(try tree.text().contains("let b = 1"))
    #expect(try !tree.text().contains("  hello"))
  }

  @Test("A folder's number is the lesson's position, and every folder belongs to a lesson")
  func folders() throws {
    let tree = try SampleTree(folderName: "02-sample")
    #expect(
      try tree.check() == [
        ": the lesson's place in the course is 1; rename its folder to `01-sample`"
      ])
    let stranger = try SampleTree(folderName: "01-my-other")
    #expect(
      try stranger.report().diagnostics.map(\.message).contains(
        "lesson `sample` has no text; write it into this file"))
    let strays = try stranger.makeCheck().checkStrays()
    #expect(strays.map(\.file) == [stranger.folder])
    let directory = stranger.folder.dropLast("/01-my-other".count)
    #expect(
      strays.map(\.message) == [
        "the course does not list this lesson; add `.myOther` to \(directory)/Lessons.swift"
      ])
  }

  @Test("An experiment that differs in its second run is reported")
  func chance() throws {
    var count = 0
    let lesson = Lesson("sample") {
      Experiment("greet") { lab in
        count += 1
        print(count)
        lab.find("count", 1)
        lab.find("said", "hello")
      }
      Experiment("part") { _ in throw LessonError(file: "f", line: 1, message: "no") }
    }
    let diagnostics = try SampleTree(lesson: lesson).check()
    #expect(
      diagnostics.contains(
        "Sample.swift: experiment `greet` does not do the same twice: the runs part at event 0 "
          + "(ios13, ios14, ios16, ios18)"))
    #expect(
      diagnostics.contains(
        "Sample.swift: experiment `part` ends with an error: f:1: no "
          + "(ios13, ios14, ios16, ios18)"))
  }

  @Test("A listing that would close its fence is not written, and the message names the remedy")
  func backticks() throws {
    let fence = "```swift file=Sample.swift\nlet a = 1\n```"
    let code = "let a = \"\"\"\n```\n\"\"\"\n"
    let tree = try SampleTree(changing: fence, to: fence)
    try Files.write(code, to: tree.folder + "/Sample.swift")
    #expect(
      try tree.check(updates: true).last
        == "lesson.md:5: the listing of `Sample.swift` cannot be recorded: "
        + "a line of it would end the fence; begin and end that with more backticks")

    let longer = try SampleTree(changing: fence, to: "`\(fence)`")
    try Files.write(code, to: longer.folder + "/Sample.swift")
    #expect(try longer.check(updates: true).count == 1)
    #expect(try longer.text().contains("````swift file=Sample.swift\n\(code)````\n"))
  }
}
