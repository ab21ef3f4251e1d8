import Replay

/// The JSON of `quiz --format json`.
struct QuizResult: Encodable {
  let right: Int
  let total: Int
  /// The number of questions that were not asked.
  let notAsked: Int
  let percent: Int
  let passMark: Int?
  /// Absent where no mark was required.
  let passed: Bool?
  /// The seed that selected the questions; absent where all were asked, in their own order.
  let seed: Int?
  /// The lessons with mistakes, the weakest first.
  let weakest: [Int]
  /// The rules with mistakes, the weakest first; one of them may be `Swift`.
  let weakestRules: [WeakRule]
  let questions: [Answered]

  struct WeakRule: Encodable {
    let rule: String
    let title: String
    let right: Int
    let asked: Int
  }

  struct Answered: Encodable {
    let lesson: Int
    let id: String
    let prompt: String
    let profile: String
    /// The rules that decide the answer: `R10`, or `Swift` where the language does.
    let rules: [String]
    let choices: [String]
    /// The letter of the picked choice; absent where none was picked.
    let answer: String?
    let rightAnswer: String
    let isRight: Bool
    let feedback: String?
    let method: String
    /// The steps that show the right answer, and the command that shows the steps.
    let steps: [StepAddress]
    let see: String
  }
}

extension QuizResult {
  init(_ score: Score, passMark: Int?, seed: Int? = nil) {
    let weakestRules = score.weakestRules.map {
      WeakRule(rule: $0.subject.name, title: $0.subject.title, right: $0.right, asked: $0.asked)
    }
    let questions = zip(score.quiz.questions, score.answers).map { asked, answer in
      Answered(
        lesson: asked.lesson.number, id: asked.question.id, prompt: asked.question.prompt,
        profile: asked.profile.name, rules: asked.question.rules.map(\.name),
        choices: asked.choices.map(\.literal),
        answer: answer.choice.map(asked.letter), rightAnswer: asked.letter(of: asked.right),
        isRight: answer.choice == asked.right,
        feedback: answer.choice.map { asked.choices[$0].feedback },
        method: "\(asked.method.lead) = \(asked.method.value.literal)",
        steps: asked.evidence.addresses, see: asked.evidence.command)
    }
    self.init(
      right: score.rightCount, total: score.total, notAsked: score.notAskedCount,
      percent: score.percent, passMark: passMark, passed: passMark.map { score.passes($0) },
      seed: seed, weakest: score.weakestLessons.map(\.subject), weakestRules: weakestRules,
      questions: questions)
  }
}
