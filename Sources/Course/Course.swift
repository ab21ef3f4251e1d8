import StateLabCore

/// All lessons in the order in which they are taken.
public struct Course {
  public let parts: [Part]
  public let lessons: [CourseLesson]
  public let pages: CoursePages
  /// Plays an experiment that ends its process. A course by itself has no processes to play it in.
  ///
  /// It throws where the machine cannot play it, which says nothing about the experiment.
  public var playInChildProcess: (Experiment, CourseLesson, Profile) throws -> Run = {
    experiment, _, profile in
    Run(
      experiment: experiment.name, profile: profile, trace: Trace(), findings: [],
      problem: .threw("it ends the process, and nobody runs it in one of its own"))
  }

  /// Joins the parts with the folders that hold what is read of their lessons.
  ///
  /// - Parameter directory: Where the folders are, as errors say it.
  public init(
    _ parts: [Part], pages: CoursePages = CoursePages(), folders: [LessonFolder],
    in directory: String = "lessons"
  ) {
    self.parts = parts
    self.pages = pages
    var lessons: [CourseLesson] = []
    for part in parts {
      for (position, lesson) in part.lessons.enumerated() {
        lessons.append(
          CourseLesson(
            number: lessons.count + 1, part: part, positionInPart: position + 1, lesson: lesson,
            folders: folders, directory: directory))
      }
    }
    self.lessons = lessons
  }
}

extension Course {
  /// The articles that it puts to the test.
  public var articles: [Article] { pages.articles }
  /// The rows of the articles, which the lessons are to treat.
  public var rows: [Row] { articles.flatMap(\.rows) }
  /// The rules that decide its questions, with a sentence for each.
  public var rules: RuleBook { pages.rules }
  /// The messages that are played under releases which may not have had them.
  public var messages: [MessageAge] { pages.messages }
}

/// Lessons that belong together, under a title.
public struct Part {
  public let title: String
  public let lessons: [Lesson]

  public init(_ title: String, _ lessons: [Lesson]) {
    self.title = title
    self.lessons = lessons
  }
}

/// A lesson at its place in the course, with what is read of it.
public struct CourseLesson {
  /// Its place in the course, counted from 1; its folder's name begins with it.
  public let number: Int
  public let part: Part
  /// Counted from 1, for "5 of 7".
  public let positionInPart: Int
  public let lesson: Lesson

  /// The folders of all lessons.
  fileprivate let folders: [LessonFolder]
  fileprivate let directory: String

  /// Its folder with the text, or nil when nobody wrote it yet.
  public var folder: LessonFolder? { folders.folder(of: id, number: number) }

  public var id: String { lesson.id }
  public var experiments: [Experiment] { lesson.experiments }

  /// The name of the file with the lesson's text.
  public static let textFile = "lesson.md"
  /// The ending of the file with the programs that only questions are about: `BoxQuiz.swift`. All
  /// lessons are one module, in which no two files may have the same name.
  public static let quizFileEnding = "Quiz.swift"

  /// The Swift files with the programs that the lesson shows.
  public var programFiles: [LessonFile] {
    (folder?.files ?? []).filter {
      $0.name.hasSuffix(".swift") && !$0.name.hasSuffix(Self.quizFileEnding)
    }
  }

  /// A file of the lesson as errors say it: `lessons/03-box/lesson.md`.
  public func path(of file: String) -> String {
    "\(directory)/\(folder?.name ?? folderName)/\(file)"
  }

  /// The name that its folder should have.
  public var folderName: String { (number < 10 ? "0" : "") + "\(number)-\(id)" }

  /// The lesson's text, taken apart.
  /// Throws a ``LessonError``.
  public func text() throws -> LessonText {
    var faults: [LessonError] = []
    let text = try text(faults: &faults)
    if let first = faults.first { throw first }
    return text
  }

  /// The lesson's text without the claims and questions that have faults.
  public func text(faults: inout [LessonError]) throws -> LessonText {
    let path = path(of: Self.textFile)
    guard let file = folder?.file(named: Self.textFile) else {
      throw LessonError(
        file: path, line: 1, message: "lesson `\(id)` has no text; write it into this file")
    }
    return try LessonText(parsing: file.text, name: path, faults: &faults)
  }
}

extension CourseLesson {
  /// Nil where nobody wrote the lesson yet.
  public var head: LessonHead? {
    folder?.file(named: Self.textFile).flatMap { LessonHead(of: $0.text) }
  }
}
