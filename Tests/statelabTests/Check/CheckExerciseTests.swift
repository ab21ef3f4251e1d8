import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite("check: the tasks of a lesson", .needs("swiftc"))
struct CheckExerciseTests {
  private static let code = """
    import Course
    import StateLabCore

    private struct Counter: View {
      @State private var count = 1

      var body: some View {
        Text("count \\(count)")
      }
    }

    extension Lesson {
      static let sample = Lesson("sample") {
        Experiment("mount") { lab in
          let host = Host(Counter())
          print("mounted")
          lab.find("screen", host.screen)
        }
      }
    }

    """

  private static let lesson = Lesson("sample") {
    Experiment("mount") { lab in
      print("mounted")
      lab.find("screen", "count 1")
    }
  }

  private static let patch = """
    --- Sample.swift
    +++ Sample.swift
    @@ -4,3 +4,3 @@
     private struct Counter: View {
    -  @State private var count = 1
    +  @State private var count = 2
     
    """

  private func diagnostics(
    expecting expectations: String, patch: String? = patch, task: String = "more"
  ) throws -> [String] {
    let listing = SwiftSource(Self.code)
    let shown = try listing.excerpt().map(\.text).joined(separator: "\n")
    var text = """
      # T
      S
      ```swift file=Sample.swift
      \(shown)
      ```
      ```run mount
        1:1  printed  mounted
      ```

      ## Remember

      ## Try it yourself

      ```task more
      Begin with more.
      hint: a nudge
      \(expectations)
      ```

      """
    if let patch { text += "```patch \(task)\n\(patch)\n```\n" }
    let tree = try SampleTree(lesson: Self.lesson, text: text, code: Self.code)
    tree.compiler = try Compiler.find()
    return try tree.report().diagnostics.map(\.message).filter { !$0.hasPrefix("the lesson has") }
  }

  @Test("A patched program that meets its expectations has no diagnostics")
  func sound() throws {
    #expect(
      try diagnostics(
        expecting: "expect: mount.screen = \"count 2\"\nexpect: mount printed [\"mounted\"]\n"
          + "expect: mount bodies Counter = 1") == [])
  }

  @Test(
    "An unmet expectation is reported with the actual value",
    arguments: [
      (
        "expect: mount.screen = \"count 3\"",
        "expects mount.screen = \"count 3\", and with its patch it is \"count 2\""
      ),
      (
        "expect: mount printed []",
        "expects mount printed [], and with its patch it is [\"mounted\"]"
      ),
      (
        "expect: mount bodies Counter = 2",
        "expects mount bodies Counter = 2, and with its patch it is 1"
      ),
      ("expect: mount.none = 1", "expects mount.none = 1, and with its patch it is nothing"),
      (
        "expect: mount.screen = \"count 1\"",
        "expects what the unchanged program does as well; expect something else"
      ),
      (
        "expect: fails cannot find 'x' in scope",
        "expects an error, and with its patch the program compiles"
      ),
      (
        "expect: grow.screen = 1",
        "cannot be played: there is no experiment `grow`; there are `mount`"
      ),
    ])
  func otherwise(expectation: String, problem: String) throws {
    #expect(try diagnostics(expecting: expectation).first == "task `more` \(problem)")
  }

  @Test("A patch that must not compile expects the compiler's message")
  func failing() throws {
    let patch = Self.patch.replacing("count = 2", with: "count = two")
    #expect(
      try diagnostics(expecting: "expect: fails cannot find 'two' in scope", patch: patch) == [])
    #expect(
      try diagnostics(expecting: "expect: fails no", patch: patch) == [
        "task `more` expects `no`, and with its patch the compiler says "
          + "`error: cannot find 'two' in scope`"
      ])
    #expect(
      try diagnostics(expecting: "expect: mount.screen = \"count 2\"", patch: patch) == [
        "task `more` has a patch that does not compile: error: cannot find 'two' in scope"
      ])
  }

  @Test("A task needs a patch that applies, and a patch needs a task")
  func patches() throws {
    let expectation = "expect: mount.screen = \"count 2\""
    #expect(
      try diagnostics(expecting: expectation, patch: nil) == [
        "task `more` has no patch that shows a solution; add `patch more`"
      ])
    #expect(
      try diagnostics(expecting: expectation, task: "less").contains(
        "patch `less`: there is no such task; add `task less`"))
    let problems = [
      ("count = 1", "count = 7", "a hunk does not fit into Sample.swift, where it begins with"),
      ("Sample", "Simple", "the patch changes `Simple.swift`, which is not in the folder"),
      ("@@ -4", "?@ -4", "`?@ -4,3 +4,3 @@` is no line of a unified diff"),
      ("--- Sample.swift\n+++ Sample.swift\n", "", "`@@ -4,3 +4,3 @@` belongs to no file"),
      (Self.patch, "", "the patch changes nothing"),
    ]
    for (old, new, problem) in problems {
      let diagnostics = try diagnostics(
        expecting: expectation, patch: Self.patch.replacing(old, with: new))
      #expect(diagnostics.contains { $0.contains(problem) }, "\(diagnostics)")
    }
  }

  @Test("A hunk applies where its lines are, nearest to its line number")
  func drifting() throws {
    let file = LessonFile(name: "A.swift", text: "a\nx\nb\n\na\nx\nb\n")
    func patched(line: Int) throws -> String? {
      let patch = ExercisePatch(
        id: "p",
        lines: [
          "--- a/A.swift", "+++ b/A.swift\t2026", "@@ -\(line),3 +1,4 @@", " a", "-x", "+y", "+z",
          " b",
        ])
      return try patch.applied(to: [file]).first?.text
    }
    #expect(try patched(line: 1) == "a\ny\nz\nb\n\na\nx\nb\n")
    #expect(try patched(line: 9) == "a\nx\nb\n\na\ny\nz\nb\n")
  }
}
