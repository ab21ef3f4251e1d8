import Course

extension LessonCheck {
  /// A reference to a lesson is a link with the current number; `--update` corrects the number.
  func checkLinks() -> [Diagnostic] {
    let recorded = source.text.blocks.compactMap(\.recording)
    return source.lines.enumerated().flatMap { position, line in
      if recorded.contains(where: { $0.contains(position) }) { return [Diagnostic]() }
      var problems = line.lessonLinks.compactMap { link -> String? in
        guard let lesson = check.course.lessons.first(where: { $0.id == link.slug }) else {
          return "the link `\(line[link.range])` names no lesson of the course"
        }
        let right = link.written(for: lesson)
        if line[link.range] == right { return nil }
        return
          "`\(link.slug)` is lesson \(lesson.number); `statelab check --update` writes `\(right)`"
      }
      if let number = line.replacingLessonLinks({ _ in "" }).numberOfLesson {
        let lesson = check.course.lessons.first { $0.number == number }
        let folder = lesson?.folderName ?? "NN-SLUG"
        problems.append(
          "lesson \(number) may get another number; "
            + "write `[lesson \(number)](../\(folder)/\(CourseLesson.textFile))`")
      }
      return problems.map { Diagnostic(lesson, line: position + 1, $0) }
    }
  }
}

extension LessonSource {
  /// The lines with the current numbers in their references to lessons.
  func relinked(in course: Course) -> [String] {
    lines.map { line in
      line.replacingLessonLinks { link in
        course.lessons.first { $0.id == link.slug }.map(link.written) ?? String(line[link.range])
      }
    }
  }
}

extension String {
  /// The number behind the word `lesson` or `lessons`, if there is one.
  fileprivate var numberOfLesson: Int? {
    var rest = self[...]
    while let word = rest.firstRange(of: "esson") {
      rest = rest[word.upperBound...]
      let after = rest.first == "s" ? rest.dropFirst() : rest
      let digits = after.first == " " ? after.dropFirst().prefix { $0.isNumber } : ""
      if let number = Int(digits) { return number }
    }
    return nil
  }
}

extension LessonLink {
  /// The link to this lesson, with the words of this one.
  fileprivate func written(for lesson: CourseLesson) -> String {
    let words = label.prefix { !$0.isNumber }
    return "[\(words)\(lesson.number)](../\(lesson.folderName)/\(CourseLesson.textFile))"
  }
}
