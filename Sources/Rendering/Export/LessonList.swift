/// The JSON of `list --format json`.
public struct LessonList: Hashable, Codable, Sendable {
  public let lessons: [Lesson]

  public struct Lesson: Hashable, Codable, Sendable {
    public let number: Int
    public let id: String
    public let part: String
    public let title: String?
    public let summary: String?
    /// The time that the lesson takes in class; absent where the lesson does not say.
    public let minutes: Int?
    public let predictions: Int
    public let questions: Int

    public init(
      number: Int, id: String, part: String, title: String? = nil, summary: String? = nil,
      minutes: Int? = nil, predictions: Int, questions: Int
    ) {
      self.number = number
      self.id = id
      self.part = part
      self.title = title
      self.summary = summary
      self.minutes = minutes
      self.predictions = predictions
      self.questions = questions
    }
  }

  public init(lessons: [Lesson]) {
    self.lessons = lessons
  }
}
