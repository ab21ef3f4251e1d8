import StateLabCore

/// All lessons, in the order of the course.
public struct Course {
  public let parts: [Part]
  public let lessons: [CourseLesson]
  public let pages: CoursePages
  /// Plays an experiment that ends its process. By default a course has no processes for it.
  ///
  /// It throws where the machine cannot start the process, which says nothing about the experiment.
  public var playInChildProcess: (Experiment, CourseLesson, Profile) throws -> Run = {
    experiment, _, profile in
    Run(
      experiment: experiment.name, profile: profile, trace: Trace(), findings: [],
      problem: .threw("it ends the process, and this course has no process of its own for it"))
  }

  /// Joins the parts with the folders of their lessons.
  ///
  /// - Parameter directory: The path of the folders in error messages.
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
  /// The articles whose claims the course tests.
  public var articles: [Article] { pages.articles }
  /// The rows of the articles. The lessons must treat all of them.
  public var rows: [Row] { articles.flatMap(\.rows) }
  /// The rules that decide its questions, with a sentence for each.
  public var rules: RuleBook { pages.rules }
  /// The messages that the laboratory prints under releases which may not have had them.
  public var messages: [MessageAge] { pages.messages }
}

/// A group of lessons with a title.
public struct Part {
  public let title: String
  public let lessons: [Lesson]

  public init(_ title: String, _ lessons: [Lesson]) {
    self.title = title
    self.lessons = lessons
  }
}

/// A lesson at its place in the course, with the contents of its folder.
public struct CourseLesson {
  /// The place in the course, counted from 1; the folder's name begins with it.
  public let number: Int
  public let part: Part
  /// Counted from 1, for "5 of 7".
  public let positionInPart: Int
  public let lesson: Lesson

  fileprivate let folders: [LessonFolder]
  fileprivate let directory: String

  /// The folder with the text, or nil when the lesson is not written yet.
  public var folder: LessonFolder? { folders.folder(of: id, number: number) }

  public var id: String { lesson.id }
  public var experiments: [Experiment] { lesson.experiments }

  /// The name of the file with the lesson's text.
  public static let textFile = "lesson.md"
  /// The ending of the file with programs that only questions are about: `BoxQuiz.swift`. All
  /// lessons form one module, in which file names must be unique.
  public static let quizFileEnding = "Quiz.swift"

  /// The Swift files with the programs that the lesson shows.
  public var programFiles: [LessonFile] {
    (folder?.files ?? []).filter {
      $0.name.hasSuffix(".swift") && !$0.name.hasSuffix(Self.quizFileEnding)
    }
  }

  /// The path of a lesson's file in error messages: `lessons/03-box/lesson.md`.
  public func path(of file: String) -> String {
    "\(directory)/\(folder?.name ?? folderName)/\(file)"
  }

  /// The name that the folder should have.
  public var folderName: String { (number < 10 ? "0" : "") + "\(number)-\(id)" }

  /// The lesson's text, parsed. Throws a ``LessonError``.
  public func text() throws -> LessonText {
    var faults: [LessonError] = []
    let text = try text(faults: &faults)
    if let first = faults.first { throw first }
    return text
  }

  /// The lesson's text without the claims and questions that have faults.
  public func textWithoutFaults() throws -> LessonText {
    var faults: [LessonError] = []
    return try text(faults: &faults)
  }

  /// The same text, and the faults.
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
  /// Nil where the lesson is not written yet.
  public var head: LessonHead? {
    folder?.file(named: Self.textFile).flatMap { LessonHead(of: $0.text) }
  }
}
