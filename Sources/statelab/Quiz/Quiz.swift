import Course
import StateLabCore

/// Questions to ask, each with the answer that its lesson's run computes now.
struct Quiz {
  let questions: [AskedQuestion]

  init(_ lessons: [CourseLesson], of course: Course) throws {
    let runs = Runs(of: course)
    questions = try lessons.flatMap { lesson in
      let reading = try LessonReading(lesson, of: course, runs: runs)
      return try reading.text.questions.map { try AskedQuestion($0, in: reading) }
    }
  }
}

struct AskedQuestion {
  let lesson: CourseLesson
  let lessonTitle: String
  let question: Question
  /// The position of the one choice that the run bears out.
  let right: Int
  /// The release under which it was computed.
  let profile: Profile

  init(_ question: Question, in reading: LessonReading) throws {
    let profile = question.finding.run.profile ?? question.profile
    let run = try reading.runs.run(question.finding.run, from: reading.lesson, under: profile)
    let right = question.rightChoices(by: run)
    guard right.count == 1 else {
      throw Failure(
        .badData,
        "Question \(quoted(question.id)) of lesson \(reading.lesson.number) has \(right.count) "
          + "right answers; it needs one.",
        next: "`statelab check \(reading.lesson.id)` shows what the run finds.")
    }
    lesson = reading.lesson
    lessonTitle = reading.text.title
    self.question = question
    self.right = right[0]
    self.profile = profile
  }

  var choices: [Choice] { question.choices }

  /// `a`, `b` or `c`.
  func letter(of choice: Int) -> String { Self.letter(of: choice) }

  static func letter(of choice: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(choice % 26)))
  }

  /// The choice that somebody means by a letter, or by the value itself.
  func choice(meantBy answer: String) -> Int? {
    let answer = answer.trimmingSpaces
    if let index = choices.indices.first(where: { letter(of: $0) == answer.lowercased() }) {
      return index
    }
    return choices.firstIndex { $0.literal == answer }
  }

  /// How the answer came about.
  var method: String {
    "Experiment \(question.finding.run.experiment), run under \(profile.name), found "
      + "\(question.finding.name) = \(choices[right].literal)"
  }
}

extension String {
  var trimmingSpaces: String {
    let front = drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...last])
  }
}
