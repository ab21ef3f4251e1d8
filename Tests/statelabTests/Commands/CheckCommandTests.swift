import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("statelab check")
struct CheckCommandTests {
  @Test("A lesson with outdated recordings is wrong, and --update records it again")
  func update() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { try? remove(folder) }
    try write(sampleCourse, to: folder)

    let first = shell("check", "follows", "--lessons", folder)
    #expect(first.code == .no)
    #expect(first.output.hasPrefix("  2 follows: wrong\n"))
    #expect(first.output.contains("`statelab check --update` records it again\n    @@"))
    #expect(first.output.contains("+mount ContentView\n"))

    let second = shell("check", "--update", "--lessons", folder)
    #expect(
      second.output.hasPrefix(
        """
          1 box: ok, text updated: read the prose again
          2 follows: ok, text updated: read the prose again

        """))
    #expect(second.code == .done)

    let third = shell("check", "--lessons", folder)
    #expect(
      third.output.hasPrefix("  1 box: ok\n  2 follows: ok\n  2 lessons checked, all well.\n"))
    #expect(third.code == .done)
  }

  @Test("A folder that does not exist is an error")
  func missing() {
    let outcome = shell("check", "--lessons", "/no/such/folder")
    #expect(outcome.code == .notFound)
    #expect(
      outcome.errors == """
        statelab: Cannot use "/no/such/folder": No such file or directory.
                  Check the name.

        """)
  }

  @Test("A file or a folder without lessons is an error with a hint")
  func wrongPlaces() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    try Files.write("", to: folder + "/README.md")
    let hint = "Name the folder that holds the lesson folders, such as `--lessons lessons`."
    let file = shell("check", "--lessons", folder + "/README.md")
    #expect(file.code == .notFound)
    #expect(file.errors.hasSuffix("/README.md\" is a file, not a folder.\n          \(hint)\n"))
    let empty = shell("check", "--lessons", folder)
    #expect(empty.code == .notFound)
    #expect(
      empty.errors == """
        statelab: There are no lesson folders in "\(folder)".
                  \(hint)

        """)
  }

  private static let closingSections = """

    ## Remember

    - The rule.

    ## Try it yourself

    Tap again.

    """

  private func write(_ course: Course, to folder: String) throws {
    for lesson in course.lessons.compactMap(\.folder) {
      try Files.makeFolders("\(folder)/\(lesson.name)", mode: 0o777)
      for file in lesson.files {
        let ending = file.name == "lesson.md" ? Self.closingSections : ""
        try Files.write(file.text + ending, to: "\(folder)/\(lesson.name)/\(file.name)")
      }
    }
  }

  private func remove(_ folder: String) throws {
    for name in try Files.names(in: folder) { Files.remove("\(folder)/\(name)") }
    Files.remove(folder)
  }
}
