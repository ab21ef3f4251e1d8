import Course
import StateLabCore

@testable import Rendering
@testable import statelab

/// A folder of lessons with one lesson on disk, which exists as long as this object.
final class SampleTree {
  static let lesson = Lesson("sample") {
    Experiment("greet") { lab in
      print("hello")
      lab.find("count", 1)
      lab.find("said", "hello")
    }
    Experiment("part") { lab in
      print("bye")
      lab.find("said", "bye")
    }
  }

  static let text = """
    # A sample

    All fences, each once.

    ```swift file=Sample.swift
    let a = 1
    ```

    ```swift fails=scope
    let c = b
    ```

    ```diagnostic
    1 | let c = b
      |         ^ error: cannot find 'b' in scope
    ```

    ```run greet
      1:1  printed  hello
    ```
    ```compare part part@ios13
    The two runs do the same: 1 step, printed bye.
    ```
    ```table
    | what | value |
    |---|---|
    | greetings | greet.count = 1 |
    ```

    ```question count
    How many greetings?
    finding: greet.count
    rules: R2
    - 0: no
    + 1: yes
    ```

    ```question said
    What does it say?
    finding: part.said
    rules: R2
    - "hello": no
    + "bye": yes
    ```

    ```claim F1
    says: One greeting.
    source: 000
    kind: run
    finding: greet.count
    article: 1
    all: 1
    ```
    ```claim F2
    says: There is no b.
    source: 000
    kind: compiled
    snippet: scope
    article: Cannot find 'b' in scope
    all: cannot find 'b' in scope
    ```

    ## Remember

    - The rule.

    ## Try it yourself

    Say hello.

    """

  let folder: String
  private let directory: String
  private let lesson: Lesson
  private let code: String
  /// Nil unless a test needs it: starting the compiler takes time.
  var compiler: Compiler?

  init(
    lesson: Lesson = SampleTree.lesson, text: String = SampleTree.text,
    folderName: String = "01-sample", code: String = "let a = 1\n"
  ) throws {
    self.lesson = lesson
    self.code = code
    directory = try Files.makeTemporaryFolder()
    folder = "\(directory)/\(folderName)"
    try Files.makeFolders(folder, mode: 0o777)
    try Files.write(text, to: folder + "/lesson.md")
    try Files.write(code, to: folder + "/Sample.swift")
  }

  convenience init(changing old: String, to new: String) throws {
    try self.init(text: SampleTree.text.replacing(old, with: new, maxReplacements: 1))
  }

  isolated deinit {
    Files.remove(folder)
    Files.remove(directory)
  }

  func text() throws -> String { try Files.read(folder + "/lesson.md") }

  func makeCheck(updates: Bool = false) throws -> Check {
    let built = LessonFolder(
      name: "01-sample", files: [LessonFile(name: "Sample.swift", text: code)])
    return Check(
      Course([Part("Part", [lesson])], folders: [built]),
      tree: try LessonTree(reading: directory), compiler: compiler, updates: updates)
  }

  func report(updates: Bool = false) throws -> LessonReport {
    let check = try makeCheck(updates: updates)
    return try check.report(on: check.course.lessons[0])
  }

  /// The diagnostics without the folder, whose name is different each time.
  func check(updates: Bool = false) throws -> [String] {
    try report(updates: updates).diagnostics.map { diagnostic in
      let place = diagnostic.place.dropFirst(folder.count + 1)
      return (["\(place): \(diagnostic.message)"] + diagnostic.details).joined(separator: "\n")
    }
  }
}
