import Course
import Foundation

/// `lesson-lint` checks the course that it was built from, and the pages of the current folder, and plays the
/// course in two processes; `--update` first writes the page that lists the lessons. CI runs it, and it is not installed.
struct LintCommand {
  let course: Course

  /// - Returns: The exit code: 1 for a fault in the course, 64 for wrong arguments.
  func run(_ words: [String]) throws -> Int32 {
    if try OtherProcess.answer(words, course) { return 0 }
    let index = URL(filePath: "lessons").appending(path: CourseIndex.file)
    if words == ["--update"] {
      try CourseIndex(course: course).text.write(to: index, atomically: true, encoding: .utf8)
    } else if !words.isEmpty {
      FileHandle.standardError.write(Data("lesson-lint: It takes --update, or nothing.\n".utf8))
      return 64
    }

    let linted = LintedCourse(course.usingOtherProcesses)
    let diagnostics = try linted.diagnostics(
      index: (try? String(contentsOf: index, encoding: .utf8)) ?? "")
    let pages = EnglishPage.all()
    let test = try SelfTest(of: linted.course, elsewhere: OtherProcess.records())
    let complaints =
      (diagnostics + pages.flatMap { $0.diagnostics() }).map {
        (["\($0.place): \($0.message)"] + $0.details).joined(separator: "\n")
      }
      + test.problems
      + (pages.isEmpty ? ["There are no pages here; go to the root of the project."] : [])
    for complaint in complaints { print(complaint) }
    print(
      "\(linted.lessons.count) lessons and \(pages.count) pages read, \(test.runCount) runs made in each of two processes: "
        + (complaints.isEmpty ? "all well." : "\(complaints.count) complaints."))
    return complaints.isEmpty ? 0 : 1
  }
}
