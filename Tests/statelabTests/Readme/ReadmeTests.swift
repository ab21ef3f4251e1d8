import Course
import FoundationEssentials
import Lessons
import Testing

@testable import statelab

@Suite("The README")
struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("Its transcript is what lesson 3 prints now")
  func transcript() throws {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let command = try #require(lines.firstIndex(of: "$ swift run statelab run 3"))
    let recorded = lines[(command + 2)...].prefix { $0 != "…" }.joined(separator: "\n")
    let outcome = shell("run", "3", "--width", "80", course: course)
    #expect(recorded.contains("nothing reached the runtime"))
    #expect(outcome.output.contains(recorded + "\n"))
  }

  @Test("It names every lesson with its summary")
  func lessons() throws {
    for lesson in course.lessons {
      let folder = try #require(lesson.folder?.name)
      let link = "[\(lesson.id)](lessons/\(folder)/lesson.md)"
      #expect(readme.contains("| \(lesson.number) | \(link) | \(try lesson.text().summary) |"))
    }
  }
}
