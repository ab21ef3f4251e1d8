import Replay

/// The JSON of `progress --format json`.
public struct ProgressList: Hashable, Codable, Sendable {
  public let finished: Int
  /// The number of the first lesson that is not finished; absent where all are.
  public let next: Int?
  public let lessons: [Entry]
  /// The ids of saved lessons that are not in this course.
  public let others: [String]
  /// The programs to mend that were begun, in the order of the course; absent where there are none.
  public let practice: [Practice]?
  /// The wrappers to rebuild that were begun; absent where there are none.
  public let rebuild: [Rebuild]?

  public struct Entry: Hashable, Codable, Sendable {
    public let number: Int
    public let id: String
    public let run: Bool
    /// The best result; absent where no quiz asked all questions.
    public let quiz: Quiz?
    /// The place where the last walk stopped; absent where it reached its end, or never began.
    public let walk: Walk?

    public init(number: Int, id: String, run: Bool, quiz: Quiz? = nil, walk: Walk? = nil) {
      self.number = number
      self.id = id
      self.run = run
      self.quiz = quiz
      self.walk = walk
    }
  }

  public struct Quiz: Hashable, Codable, Sendable {
    public let right: Int
    public let total: Int

    public init(right: Int, total: Int) {
      self.right = right
      self.total = total
    }
  }

  public struct Walk: Hashable, Codable, Sendable {
    /// Absent where the walk stopped between steps.
    public let step: StepAddress?
    public let profile: String

    public init(step: StepAddress? = nil, profile: String) {
      self.step = step
      self.profile = profile
    }
  }

  public struct Practice: Hashable, Codable, Sendable {
    public let number: Int
    /// The name of the bug.
    public let bug: String
    /// The name of the known solution that the learner found, or `other`; absent where the program is
    /// not mended.
    public let mended: String?
    /// The number of hints that were asked for.
    public let hints: Int

    public init(number: Int, bug: String, mended: String? = nil, hints: Int) {
      self.number = number
      self.bug = bug
      self.mended = mended
      self.hints = hints
    }
  }

  public struct Rebuild: Hashable, Codable, Sendable {
    /// `state`, `binding`
    public let track: String
    /// The names of the behaviors that were reached at some time.
    public let reached: [String]
    /// The number of all behaviors.
    public let count: Int

    public init(track: String, reached: [String], count: Int) {
      self.track = track
      self.reached = reached
      self.count = count
    }
  }

  public init(
    finished: Int, next: Int? = nil, lessons: [Entry], others: [String],
    practice: [Practice]? = nil, rebuild: [Rebuild]? = nil
  ) {
    self.practice = practice
    self.rebuild = rebuild
    self.finished = finished
    self.next = next
    self.lessons = lessons
    self.others = others
  }
}
