import Course
import Lessons
import StateLabCore
import Testing

@testable import statelab

@Suite("The course is sound")
struct CourseTests {
  /// Runs every experiment under every profile twice, compares every listing, transcript,
  /// comparison and table, and judges every claim and question. The compiler is left to
  /// `statelab check`.
  @Test("A lesson says what happens", arguments: await ids())
  func lesson(id: String) throws {
    let check = Check(course, tree: nil, renderings: .document, compiler: nil)
    let complaints = try check.report(on: try course.lesson(named: id)).complaints
    #expect(complaints == [])
  }

  @Test("Every lesson has its own name and belongs to one part")
  func names() {
    let names = course.lessons.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(course.parts.map(\.lessons.count).reduce(0, +) == names.count)
  }

  @Test("No line of a listing is wider than 72 columns")
  func listingWidth() {
    let files = course.lessons.flatMap { $0.folder?.swiftFiles ?? [] }
    #expect(files.count == course.lessons.count)
    for file in files {
      #expect(file.text.lines.filter { $0.count > 72 } == [], "\(file.name)")
    }
  }

  @Test("Every lesson has notes for whoever teaches it, short ones")
  func notes() throws {
    for lesson in course.lessons {
      let notes = try lesson.text().notes
      #expect((1...3).contains(notes.count), "\(lesson.id)")
      // A code-hosting page shows the lines as they are.
      let lines = lesson.folder?.file(named: CourseLesson.textFile)?.text.lines ?? []
      for (position, block) in try lesson.text().blocks.enumerated() {
        guard case .notes = block.content else { continue }
        let rest = lines[block.line...].prefix { $0 != "```" }
        #expect(rest.count <= 9, "\(lesson.id), note \(position)")
        #expect(rest.filter { $0.count > 90 } == [])
      }
    }
  }

  @Test("Every embedded folder is a lesson of the course")
  func strays() {
    let check = Check(course, tree: nil, renderings: .document, compiler: nil)
    #expect(check.complaintsAboutStrays() == [])
  }

  private static func ids() -> [String] { course.lessons.map(\.id) }
}
