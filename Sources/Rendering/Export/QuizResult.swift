import Replay

/// The JSON of `quiz --format json`.
public struct QuizResult: Hashable, Codable, Sendable {
  public let right: Int
  public let total: Int
  /// The number of questions that were not asked.
  public let notAsked: Int
  public let percent: Int
  public let passMark: Int?
  /// Absent where no mark was required.
  public let passed: Bool?
  /// The seed that selected the questions; absent where all were asked, in their own order.
  public let seed: Int?
  /// The lessons with mistakes, the weakest first.
  public let weakest: [Int]
  /// The rules with mistakes, the weakest first; one of them may be `Swift`.
  public let weakestRules: [WeakRule]
  public let questions: [Answered]

  public struct WeakRule: Hashable, Codable, Sendable {
    public let rule: String
    public let title: String
    public let right: Int
    public let asked: Int

    public init(rule: String, title: String, right: Int, asked: Int) {
      self.rule = rule
      self.title = title
      self.right = right
      self.asked = asked
    }
  }

  public struct Answered: Hashable, Codable, Sendable {
    public let lesson: Int
    public let id: String
    public let prompt: String
    public let profile: String
    /// The rules that decide the answer: `R10`, or `Swift` where the language does.
    public let rules: [String]
    public let choices: [String]
    /// The letter of the picked choice; absent where none was picked.
    public let answer: String?
    public let rightAnswer: String
    public let isRight: Bool
    public let feedback: String?
    public let method: String
    /// The steps that show the right answer, and the command that shows the steps.
    public let steps: [StepAddress]
    public let see: String

    public init(
      lesson: Int, id: String, prompt: String, profile: String, rules: [String], choices: [String],
      answer: String? = nil, rightAnswer: String, isRight: Bool, feedback: String? = nil,
      method: String, steps: [StepAddress], see: String
    ) {
      self.lesson = lesson
      self.id = id
      self.prompt = prompt
      self.profile = profile
      self.rules = rules
      self.choices = choices
      self.answer = answer
      self.rightAnswer = rightAnswer
      self.isRight = isRight
      self.feedback = feedback
      self.method = method
      self.steps = steps
      self.see = see
    }
  }

  public init(
    right: Int, total: Int, notAsked: Int, percent: Int, passMark: Int? = nil, passed: Bool? = nil,
    seed: Int? = nil, weakest: [Int], weakestRules: [WeakRule], questions: [Answered]
  ) {
    self.right = right
    self.total = total
    self.notAsked = notAsked
    self.percent = percent
    self.passMark = passMark
    self.passed = passed
    self.seed = seed
    self.weakest = weakest
    self.weakestRules = weakestRules
    self.questions = questions
  }
}
