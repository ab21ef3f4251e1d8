/// A fault that a check found: its place, what is wrong, and how to correct it.
public struct Diagnostic: Hashable {
  /// `lessons/03-box/lesson.md`
  public let file: String
  /// The line at fault, where there is one.
  public var line: Int?
  public let message: String
  /// Lines that show the difference.
  public var details: [String] = []

  public init(file: String, line: Int? = nil, message: String, details: [String] = []) {
    self.file = file
    self.line = line
    self.message = message
    self.details = details
  }

  /// The file, and the line after a colon.
  public var place: String { file + (line.map { ":\($0)" } ?? "") }
}

extension Diagnostic {
  /// A diagnostic about a file of a lesson, by default its text.
  public init(
    _ lesson: CourseLesson, file: String = CourseLesson.textFile, line: Int? = nil,
    _ message: String, details: [String] = []
  ) {
    self.init(
      file: lesson.path(of: file), line: line, message: message, details: details)
  }
}
