import Course
import Rendering
import Replay
import StateLabCore

/// Questions to ask, each with the current answer from its lesson's run.
struct Quiz {
  let questions: [AskedQuestion]

  init(questions: [AskedQuestion]) { self.questions = questions }

  init(_ lessons: [CourseLesson], of course: Course) throws {
    let runs = Runs(of: course)
    questions = try lessons.flatMap { lesson in
      let reading = try LessonReading(lesson, of: course, runs: runs)
      // The explanations of an edited lesson describe another program.
      return try reading.edits() != nil
        ? [] : reading.quizQuestions.map { try AskedQuestion($0, in: reading) }
    }
    if questions.isEmpty, !lessons.isEmpty {
      throw Failure(
        .badData, "There is nothing to ask: these lessons have no questions, or are being edited.",
        next: "`statelab check` shows what differs from what their texts record.")
    }
  }
}

extension LessonReading {
  /// The quiz questions of the lesson: its own, or its predictions if it has no others.
  var quizQuestions: [Question] { text.questions.isEmpty ? text.predictions : text.questions }
}

struct AskedQuestion {
  let lesson: CourseLesson
  let lessonTitle: String
  let question: Question
  /// The rules that decide the answer, in words.
  let rules: [RuleBook.Entry]
  /// The position of the only choice that equals the run's finding.
  let right: Int
  /// The code of the question; empty where the lesson shows it.
  let ownCode: [Listing]
  let lessonCode: [Listing]
  /// The release of the run.
  let profile: Profile
  /// The release, if another release gives another answer, so that the reader must know it.
  let releaseThatDecides: Profile?
  /// The steps of the run that prove the answer.
  let evidence: Evidence

  /// - Parameter profile: Another release than the question's own.
  init(_ question: Question, in reading: LessonReading, under profile: Profile? = nil) throws {
    let profile = question.finding?.run.profile ?? profile ?? question.profile
    lesson = reading.lesson
    lessonTitle = reading.text.title
    lessonCode = try reading.listings()
    ownCode = try reading.listings(of: question)
    self.question = question
    rules = question.rules.compactMap { reading.course.rules[$0] }
    self.profile = profile
    switch question.subject {
    case .finding(let finding):
      let run = try reading.runs.run(finding.run, from: reading.lesson, under: profile)
      right = try Self.only(question.rightChoices(by: run), of: question, in: reading)
      evidence = try Self.evidence(for: finding, in: reading, under: profile)
      releaseThatDecides = try Self.decides(finding, in: reading) ? profile : nil
    case .snippet(let id):
      let choices = try reading.text.snippet(id).map {
        question.rightChoices(by: try reading.answer(to: $0))
      }
      right = try Self.only(choices ?? [], of: question, in: reading)
      evidence = Evidence(
        lesson: reading.lesson.number,
        isOfQuizAlone: reading.text.snippet(id)?.isForQuiz ?? false)
      releaseThatDecides = nil
    }
  }

  private static func only(
    _ choices: [Int], of question: Question, in reading: LessonReading
  ) throws(Failure) -> Int {
    if choices.count == 1 { return choices[0] }
    throw Failure(
      .badData,
      "Question \(question.id.quoted) of lesson \(reading.lesson.number) has \(choices.count) "
        + "right answers; it needs one.",
      next: "`statelab check \(reading.lesson.id)` shows what comes out.")
  }

  /// True if the answer depends on the release.
  private static func decides(
    _ finding: FindingReference, in reading: LessonReading
  ) throws -> Bool {
    if finding.run.profile != nil { return false }
    let outcomes = try Profile.all.map { other in
      try reading.runs.run(finding.run, from: reading.lesson, under: other, isShown: false)
        .outcome(of: finding.name)
    }
    return Set(outcomes).count > 1
  }

  /// The steps, with the numbers of `statelab run` under this release.
  private static func evidence(
    for finding: FindingReference, in reading: LessonReading, under profile: Profile
  ) throws -> Evidence {
    let reference = finding.run
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
    let run = try reading.placed(reference)
    var evidence = Evidence(
      for: run.findings.first { $0.name == finding.name }, in: run, lesson: number,
      option: option)
    evidence.isOfQuizAlone = reference.lesson == nil && !reading.shows(reference)
    return evidence
  }

  var choices: [Choice] { question.choices }

  /// `a`, `b` or `c`.
  func letter(of choice: Int) -> String { Self.letter(of: choice) }

  static func letter(of choice: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(choice % 26)))
  }

  /// The choice that an input means: a letter, or the value itself, with or without Swift's quotes.
  /// A letter has precedence.
  func choice(meantBy answer: String) -> Int? {
    let answer = answer.trimmed
    if let index = choices.indices.first(where: { letter(of: $0) == answer.lowercased() }) {
      return index
    }
    if let index = choices.firstIndex(where: { $0.literal == answer }) { return index }
    if answer.isEmpty { return nil }
    // A text of several lines can be typed only as its literal.
    return choices.firstIndex { choice in
      choice.literal == "\"\(answer)\""
        || ValueDescription(typed: choice.literal).text?.trimmed == answer
    }
  }

  /// The source of the answer.
  var method: Statement {
    let value = ValueDescription(typed: choices[right].literal)
    return switch question.subject {
    case .finding(let finding):
      Statement(
        Words.current.quiz.found(finding.run.experiment, profile.name, finding.name), value)
    case .snippet: Statement(Words.current.quiz.compilerSays, value)
    }
  }
}

extension LessonReading {
  /// All code of its files that the lesson shows.
  func listings() throws -> [Listing] {
    text.blocks.compactMap { block in
      guard case .listing(let file, let show, let code) = block.content else { return nil }
      let excerpt = try? source(named: file)?.excerpt(show)
      return excerpt.map { Listing(file: file, excerpt: $0) } ?? Listing(file: file, code: code)
    }
  }

  /// The listings of a question: its declarations, and its snippet. Of two files that declare a name,
  /// the quiz's comes last.
  func listings(of question: Question) throws -> [Listing] {
    var listings: [Listing] = []
    let files = (lesson.folder?.swiftFiles ?? []).map { ($0.name, SwiftSource($0.text)) }
    for (index, (name, source)) in files.enumerated() {
      let names = question.code.filter { declaration in
        source.declares(declaration)
          && !files[(index + 1)...].contains { $0.1.declares(declaration) }
      }
      if names.isEmpty { continue }
      listings.append(Listing(file: name, excerpt: try source.excerpt(names)))
    }
    if let id = question.snippet, let snippet = text.snippet(id) {
      listings.append(Listing(file: "", code: snippet.code.lines))
    }
    return listings
  }
}
