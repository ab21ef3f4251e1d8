/// The lesson or the program whose runs an answer is about.
public struct SubjectRecord: Hashable, Codable, Sendable {
  /// Absent from a program, whose `files` are named.
  public let lesson: Int?
  public let lessonID: String?
  public let files: [String]?
  public let profile: String
  /// The Xcode that the program was built as; absent from a lesson.
  public let xcode: Int?

  public init(lesson: Int, id: String, profile: String) {
    self.lesson = lesson
    lessonID = id
    files = nil
    self.profile = profile
    xcode = nil
  }

  public init(files: [String], profile: String, xcode: Int) {
    lesson = nil
    lessonID = nil
    self.files = files
    self.profile = profile
    self.xcode = xcode
  }
}
