import Rendering
import Replay

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
