/// Something that a check found wrong: where, what, and what to do about it.
public struct Diagnostic: Hashable {
  /// `lessons/03-box/lesson.md`
  public let file: String
  /// The line that is to blame, where there is one.
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

  /// The file, and the line behind a colon.
  public var place: String { file + (line.map { ":\($0)" } ?? "") }
}

extension Diagnostic {
  /// About a file of a lesson, its text unless another one is named.
  public init(
    _ lesson: CourseLesson, file: String = CourseLesson.textFile, line: Int? = nil,
    _ message: String, details: [String] = []
  ) {
    self.init(
      file: lesson.path(of: file), line: line, message: message, details: details)
  }
}
