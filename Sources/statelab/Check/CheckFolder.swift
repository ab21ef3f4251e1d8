import Course

extension Check {
  /// The folder must exist, and its number must be the lesson's place in the course.
  func checkFolder(of lesson: CourseLesson) -> [Diagnostic] {
    guard let folder = lesson.folder else { return [] }
    if folder.number == lesson.number { return [] }
    return [
      Diagnostic(
        lesson, file: "",
        "the lesson's place in the course is \(lesson.number); "
          + "rename its folder to `\(lesson.folderName)`")
    ]
  }

  /// The Swift files must be those that this tool was built from. Otherwise its runs show older
  /// code.
  func checkChangedFiles(of lesson: CourseLesson) throws -> [Diagnostic] {
    let old = built.lessons[lesson.number - 1].folder?.swiftFiles ?? []
    let new = lesson.folder?.swiftFiles ?? []
    let gone = old.filter { file in !new.contains { $0.name == file.name } }.map { file in
      Diagnostic(lesson, file: file.name, "the file is gone; rebuild with `swift build`")
    }
    let changed = new.filter { !old.contains($0) }
    let errors = try compiler?.firstErrors(of: changed.map(\.text)) ?? changed.map { _ in nil }
    return gone
      + zip(changed, errors).map { file, error in
        guard let error else {
          return Diagnostic(
            lesson, file: file.name,
            "the file is not the one that this tool was built from; rebuild with `swift build`")
        }
        return Diagnostic(
          lesson, file: file.name, line: error.position?.line,
          "the file has changed and does not compile; repair it and rebuild with `swift build`",
          details: [error.text])
      }
  }
}
