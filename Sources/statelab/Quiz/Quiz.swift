import Course
import StateLabCore

/// Questions to ask, each with the answer that its lesson's run computes now.
struct Quiz {
  let questions: [AskedQuestion]

  init(questions: [AskedQuestion]) { self.questions = questions }

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
  /// The code of the lesson.
  let listings: [Listing]
  /// The release under which it was computed.
  let profile: Profile
  /// That release where another one answers otherwise, so that a reader has to know it.
  let releaseThatDecides: Profile?
  /// What shows in the run that the answer is right.
  let evidence: Evidence

  /// - Parameter profile: The release to ask about, where it is not the question's own.
  init(_ question: Question, in reading: LessonReading, under profile: Profile? = nil) throws {
    let profile = question.finding.run.profile ?? profile ?? question.profile
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
    listings = reading.text.blocks.compactMap { block in
      guard case .listing(let file, let code) = block.content else { return nil }
      return Listing(file: file, code: code)
    }
    self.question = question
    self.right = right[0]
    self.profile = profile
    let named = question.finding.run.profile != nil
    let outcomes =
      try named
      ? []
      : Profile.all.map { other in
        try reading.runs.run(question.finding.run, from: reading.lesson, under: other)
          .outcome(of: question.finding.name)
      }
    releaseThatDecides = Set(outcomes).count > 1 ? profile : nil
    evidence = try Self.evidence(
      for: question.choices[right[0]].literal, of: question.finding.run, in: reading, under: profile
    )
  }

  /// The steps as `statelab run` numbers them under that release.
  private static func evidence(
    for literal: String, of reference: RunReference, in reading: LessonReading,
    under profile: Profile
  ) throws -> Evidence {
    let isNamed = reference.profile != nil
    let reading =
      isNamed
      ? reading
      : try LessonReading(
        reading.lesson, text: reading.text, of: reading.course, under: profile,
        runs: reading.runs)
    let number =
      reference.lesson.flatMap { id in reading.course.lessons.first { $0.id == id }?.number }
      ?? reading.lesson.number
    let option = isNamed ? "" : profile.option
    return Evidence(
      for: literal, in: try reading.placed(reference), command: "statelab run \(number)\(option)")
  }

  var choices: [Choice] { question.choices }

  /// `a`, `b` or `c`.
  func letter(of choice: Int) -> String { Self.letter(of: choice) }

  static func letter(of choice: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(choice % 26)))
  }

  /// The choice that somebody means by a letter, or by the value itself, in Swift's quotes or
  /// without them. A letter comes first.
  func choice(meantBy answer: String) -> Int? {
    let answer = answer.trimmed
    if let index = choices.indices.first(where: { letter(of: $0) == answer.lowercased() }) {
      return index
    }
    if let index = choices.firstIndex(where: { $0.literal == answer }) { return index }
    if answer.isEmpty { return nil }
    // A text of several lines can only be typed as its literal.
    return choices.firstIndex { choice in
      choice.literal == "\"\(answer)\"" || Value(choice.literal).text?.trimmed == answer
    }
  }

  /// How the answer came about.
  var method: Statement {
    Statement(
      "Experiment \(question.finding.run.experiment), run under \(profile.name), found "
        + question.finding.name,
      choices[right].literal)
  }
}
