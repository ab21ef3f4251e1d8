import Course
import Rendering

/// The answer to one question, and whether it was right.
enum Answer: Hashable {
  case choice(Int)
  /// The question was asked, and not answered.
  case none
  /// The user stopped before the question.
  case notAsked

  var choice: Int? { if case .choice(let choice) = self { choice } else { nil } }
}

/// The given answers, one for each question.
struct Score {
  let quiz: Quiz
  let answers: [Answer]

  var rightCount: Int { asked.count { $0.right == $1.choice } }
  /// The questions that were asked, with their answers.
  private var asked: [(AskedQuestion, Answer)] {
    zip(quiz.questions, answers).filter { $1 != .notAsked }
  }

  var total: Int { quiz.questions.count }
  var notAskedCount: Int { answers.count { $0 == .notAsked } }

  /// The percentage of all questions, including those that were not asked. Rounded down, so that
  /// 100 means all.
  var percent: Int { total == 0 ? 100 : rightCount * 100 / total }

  func passes(_ mark: Int?) -> Bool { mark.map { percent >= $0 } ?? true }

  /// - Parameters:
  ///   - bar: Whether a bar shows the results, question by question.
  ///   - asksAgain: Whether wrong answers are saved, to be asked again.
  ///   - next: The next command if all answers were right.
  func document(passMark: Int?, bar: Bool = false, asksAgain: Bool = false, next: String? = nil)
    -> Document
  {
    let words = Words.current.score
    var line = Line(words.right(rightCount, total - notAskedCount, notAskedCount), .strong)
    if let passMark {
      let isPassed = passes(passMark)
      if notAskedCount > 0 { line += Line(words.whichCounts) }
      line += Line(words.passed(isPassed, percent, passMark), isPassed ? .good : .bad)
    }
    var blocks: [Document.Block] =
      bar ? [.heading(words.result), .note(self.bar), .note(line)] : [.note(line)]
    if !weakestRules.isEmpty {
      blocks += [
        .heading(words.weakestRules(weakestRules.count)),
        .entries(weakestRules.prefix(Self.mostShown).map(Self.entry)),
        weakestRules.prefix(Self.mostShown).map(\.subject).helpNote,
      ]
    }
    if !lookAt.isEmpty { blocks += [.heading(words.lookAt), .entries(lookAt)] }
    var commands = self.next
    if asksAgain, !weakestLessons.isEmpty { commands.append("statelab quiz --again") }
    if commands.isEmpty, let next { commands = [next] }
    if !commands.isEmpty {
      blocks.append(
        .note(Line(words.next, .quiet) + Line(words.commands(commands), keeping: commands)))
    }
    return Document(blocks: blocks)
  }

  /// `✓✗·`: each question, right, wrong or not asked.
  private var bar: Line {
    Line(
      zip(quiz.questions, answers).map { asked, answer in
        if answer == .notAsked { return Span("·", .quiet) }
        return answer.choice == asked.right ? Span("✓", .good) : Span("✗", .bad)
      })
  }

  /// More weak points than these are not useful as a beginning.
  private static let mostShown = 3

  private static func entry(_ part: Part<RuleBook.Entry>) -> Document.Entry {
    let count = Line(Words.current.score.part(part.right, part.asked), .quiet)
    return .init(name: part.subject.name, meaning: count + Line(markdown: part.subject.title))
  }

  /// Places in walks about the questions with wrong answers: at a step, or else the lesson.
  private var lookAt: [Document.Entry] {
    var entries: [Document.Entry] = []
    for (asked, answer) in asked where answer.choice != asked.right {
      let walk = asked.evidence.walk ?? "statelab walk \(asked.lesson.number)"
      if !entries.contains(where: { $0.name == walk }) {
        entries.append(.init(name: walk, meaning: Line(asked.lessonTitle)))
      }
    }
    return Array(entries.prefix(Self.mostShown))
  }

  /// The ids of wrong and of asked questions, by the lessons' ids.
  var missed: [String: (missed: Set<String>, asked: Set<String>)] {
    var result: [String: (missed: Set<String>, asked: Set<String>)] = [:]
    for (asked, answer) in asked {
      result[asked.lesson.id, default: ([], [])].asked.insert(asked.question.id)
      if answer.choice != asked.right {
        result[asked.lesson.id, default: ([], [])].missed.insert(asked.question.id)
      }
    }
    return result
  }

  /// The score of the questions about one subject, without those that were not asked.
  struct Part<Subject: Comparable> {
    let subject: Subject
    var right = 0
    var asked = 0
  }

  /// The lessons with mistakes, the weakest first; of equal ones, the earlier first.
  var weakestLessons: [Part<Int>] { weakest { [$0.lesson.number] } }

  /// The rules with mistakes, in the same order.
  var weakestRules: [Part<RuleBook.Entry>] { weakest(by: \.rules) }

  private func weakest<Subject>(by subjects: (AskedQuestion) -> [Subject]) -> [Part<Subject>] {
    var parts: [Part<Subject>] = []
    for (asked, answer) in asked {
      for subject in subjects(asked) {
        let position = parts.firstIndex { $0.subject == subject } ?? parts.endIndex
        if position == parts.endIndex { parts.append(Part(subject: subject)) }
        parts[position].asked += 1
        if asked.right == answer.choice { parts[position].right += 1 }
      }
    }
    return parts.filter { $0.right < $0.asked }.sorted {
      ($0.right * $1.asked, $0.subject) < ($1.right * $0.asked, $1.subject)
    }
  }

  /// The results of the lessons whose questions were all asked, by the lessons' ids.
  func marks(outOf whole: Quiz) -> [String: QuizMark] {
    var marks: [String: QuizMark] = [:]
    for (id, questions) in Dictionary(grouping: whole.questions, by: \.lesson.id) {
      let all = Set(questions.map(\.question.id))
      let own = asked.filter { $0.0.lesson.id == id }
      let wrong = Set(own.filter { $0.right != $1.choice }.map(\.0.question.id))
      guard Set(own.map(\.0.question.id)) == all else { continue }
      marks[id] = QuizMark(right: all.count - wrong.count, total: all.count)
    }
    return marks
  }

  /// The weakest lessons, or else the first one with questions that were not asked.
  private var next: [String] {
    let weakest = weakestLessons.prefix(Self.mostShown)
    if weakest.isEmpty {
      let missing = zip(quiz.questions, answers).first { $1 == .notAsked }
      return missing.map { ["statelab quiz \($0.0.lesson.number)"] } ?? []
    }
    return weakest.map { "statelab walk \($0.subject)" }
  }
}

extension Score {
  /// A score in which the first questions have these answers, and the others were not asked.
  init(_ quiz: Quiz, _ choices: [Int]) {
    let missing = quiz.questions.count - choices.count
    self.init(
      quiz: quiz,
      answers: choices.map(Answer.choice) + Array(repeating: .notAsked, count: missing))
  }
}

extension Session {
  /// Saves the results of a quiz: those of whole lessons, and the questions to ask again.
  func record(_ score: Score, of whole: Quiz) {
    saved.record { progress in
      for (id, mark) in score.marks(outOf: whole) { progress[id].note(mark) }
      for (id, questions) in score.missed {
        progress[id].missed.subtract(questions.asked)
        progress[id].missed.formUnion(questions.missed)
      }
    }
  }
}
