import Course
import Rendering
import StateLabCore

extension CourseProgress {
  /// A table for each part of the course, with the number of finished lessons.
  func document(of course: Course) -> Document {
    var document = Document()
    let words = Words.current.progress
    for part in course.parts {
      let lessons = course.lessons.filter { $0.part.title == part.title }
      document.blocks += [
        .heading(part.title),
        .table(header: words.header.map { Line($0) }, rows: lessons.map(row)),
      ]
    }
    document.blocks += practiceBlocks
    document.blocks += rebuildBlocks
    let others = lessonIDs.filter { id in !course.lessons.contains { $0.id == id } }
    if !others.isEmpty {
      document.blocks.append(
        .note(
          Line(words.others, .quiet)
            + Line(others.map { Self.former($0, in: course) }.joined(separator: ", "))))
    }
    document.blocks.append(.note(Line(summary(of: course), .strong)))
    if let next = next(in: course) {
      document.blocks.append(.note(Line(words.next, .quiet) + Line(next.invitation)))
    }
    return document
  }

  private func row(of lesson: CourseLesson) -> [Line] {
    let cells = self[lesson.id].cells(in: lesson)
    let words = Words.current.progress
    return [Line("\(lesson.number) \(lesson.id)")]
      + zip(cells, [words.notRun, words.none, words.none]).map { $0 ?? Line($1, .quiet) }
  }

  /// The name of a lesson that the course no longer has, and of the lesson that contains it now.
  private static func former(_ id: String, in course: Course) -> String {
    let lesson = course.lessons.first { $0.id == mergedLessons[id] }
    return name(id) + (lesson.map { " → \($0.id)" } ?? "")
  }

  /// The lessons of earlier editions that are part of another lesson now. A progress file names
  /// lessons by their ids, and keeps the lines of these lessons.
  static let mergedLessons = [
    "another-thread": "write-in-body", "published-order": "publish-before-store",
    "string-sample": "three-names", "twelve-or-less": "projected-values",
  ]

  /// A name from a file, quoted where a terminal might interpret it.
  static func name(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "/"
    }
    return isPlain && !word.isEmpty ? word : word.quoted
  }

  /// `4 of 13 lessons finished.`
  func summary(of course: Course) -> String {
    let done = course.lessons.count { self[$0.id].isFinished }
    return Words.current.progress.finished(done, course.lessons.count)
  }
}

extension CourseLesson {
  /// The commands for beginning with the lesson.
  var invitation: String {
    Words.current.progress.commands(["statelab walk \(number)", "statelab run \(number)"])
  }
}

extension LessonProgress {
  /// The cells of a lesson: run or not, the best quiz and the place of the last walk; nil for none.
  func cells(in lesson: CourseLesson) -> [Line?] {
    let words = Words.current.progress
    return [
      isRun ? Line(words.run, .good) : nil,
      quiz.map { Line($0.text, $0.right == $0.total ? .good : .plain) },
      walk.map { Line($0.place(in: lesson)) }
        ?? (hasUnknownWalk ? Line(words.unknown, .quiet) : nil),
    ]
  }
}

extension Bookmark {
  /// `5:7`, as precisely as possible without running the lesson.
  func place(in lesson: CourseLesson) -> String {
    Words.current.progress.place(
      step.map { "\(lesson.number):\($0)" },
      isStandard ? nil : CourseProgress.name(profile))
  }

  /// True if the place is in a walk under the default release.
  var isStandard: Bool { profile == Profile.standard.name }
}

extension QuizMark {
  /// `3 of 4`
  var text: String { Words.current.progress.score(right, total) }
}
