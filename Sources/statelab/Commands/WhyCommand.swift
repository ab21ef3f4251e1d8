import Course
import Replay
import StateLabCore

struct WhyCommand: Command {
  let name = "why"
  let summary = "Say why a step happened, down to the action that began it, and what it led to."
  let operands = [Operand(choices: [.step, .lesson])]
  let details =
    "The steps are those that `statelab run` shows; a lesson alone needs `--body` or `--value`. Causes "
    + "come newest first, then what the step led to. That something would not have happened without "
    + "it is said only where every recorded chain of causes goes through it."
  let options: [Option] = [.body, .value, .profile, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let usage = "Write `statelab why 5:1`, or `statelab why 5 --body ContentView`."
    guard let word = arguments.words.first else {
      throw Failure(.usage, "`statelab why` needs a step, such as 5:1.", next: usage)
    }
    if arguments.words.count > 1 {
      throw Failure(
        .usage, "`statelab why` explains one thing, so \(arguments.words[1].quoted) is too much.",
        next: usage)
    }
    let name = LessonName(word)
    if name.lesson.isEmpty, let part = name.part {
      throw Failure(
        .usage, "\(word.quoted) names no lesson.",
        next: "Put the lesson before the colon: `statelab why 5:\(part.isEmpty ? "1" : part)`.")
    }
    let lesson = try session.lesson(of: name, usage: usage)
    let query = try LessonQuery(
      LessonReading(
        lesson, of: session.course, under: try name.profile(otherwise: arguments.profile)))
    let answer = try answer(to: name, arguments, query)
    if arguments.wantsJSON {
      try session.write(WhyFile(answer, of: query), as: self)
    } else {
      session.show(query.document(of: answer))
    }
    return .done
  }

  private func answer(
    to name: LessonName, _ arguments: Arguments, _ query: LessonQuery
  ) throws(Failure) -> LessonQuery.Answer {
    let view = arguments.value(of: .body)
    let property = arguments.value(of: .value)
    let questions = [name.part, view, property].compactMap { $0 }
    if questions.count > 1 {
      throw Failure(
        .usage, "That is more than one question.",
        next: "Ask for a step, for --body, or for --value.")
    }
    if let view {
      let name = view.inCase(ofOneOf: query.trace.views) ?? view
      return .bodies(name, try query.known(name))
    }
    if let property {
      let name = property.inCase(ofOneOf: query.properties) ?? property
      return .values(name, try query.known(property: name))
    }
    return .step(try query.step(named: name))
  }
}

extension LessonQuery {
  /// What came of a question.
  enum Answer {
    case step(TraceQuery.Occurrence)
    case bodies(String, [TraceQuery.Occurrence])
    case values(String, [TraceQuery.Occurrence])
  }

  func document(of answer: Answer) -> Document {
    switch answer {
    case .step(let occurrence): document(ofStep: occurrence)
    case .bodies(let view, let occurrences): document(ofBodies: occurrences, of: view)
    case .values(let property, let occurrences): document(ofValues: occurrences, of: property)
    }
  }

  fileprivate func step(named name: LessonName) throws(Failure) -> TraceQuery.Occurrence {
    let lesson = reading.lesson.number
    guard let part = name.part else {
      throw Failure(
        .usage, "`statelab why \(name.text)` does not say what to explain.",
        next: "Name a step, such as `\(lesson):1`, or use --body NAME or --value NAME. \(range)")
    }
    if part.isEmpty { throw Failure(.usage, "\(name.text.quoted) names no step.", next: range) }
    if reading.lesson.experiments.contains(where: { $0.name == part }) {
      throw Failure(
        .usage, "\(name.text.quoted) is an experiment; `statelab why` explains a step.",
        next: range)
    }
    guard name.isStep else {
      throw Failure(.usage, "\(name.text.quoted) names no step.", next: range)
    }
    if let number = Int(part), let occurrence = step(number) { return occurrence }
    throw Failure(
      .notFound, "Lesson \(lesson) has no step \("\(lesson):\(part)".quoted)\(underProfile).",
      next: range)
  }

  fileprivate func known(_ view: String) throws(Failure) -> [TraceQuery.Occurrence] {
    let found = trace.bodies(of: view)
    if !found.isEmpty { return found }
    throw Failure(
      .notFound,
      "No body of \(view.quoted) ran in lesson \(reading.lesson.number)\(underProfile).",
      next: absence ?? Failure.didYouMean(view, among: trace.views)
        ?? Self.list(trace.views, "It has the views", none: "No body ran at all."))
  }

  fileprivate func known(property: String) throws(Failure) -> [TraceQuery.Occurrence] {
    if !trace.mentions(of: property).isEmpty { return trace.values(of: property) }
    throw Failure(
      .notFound,
      "Lesson \(reading.lesson.number) records no property \(property.quoted)\(underProfile).",
      next: absence ?? Failure.didYouMean(property, among: properties)
        ?? Self.list(wholeProperties, "It has", none: "It records none at all."))
  }

  private var wholeProperties: [String] { trace.properties.map { $0.joined(separator: ".") } }

  /// The properties, then the parts of their paths.
  fileprivate var properties: [String] {
    var names = wholeProperties
    for part in trace.properties.joined() where !names.contains(part) { names.append(part) }
    return names
  }

  /// Which steps can be asked for, and why there are fewer than the lesson has elsewhere.
  private var range: String {
    let range = Timeline.range(
      ofLesson: reading.lesson.number, count: trace.stepCount, under: reading.profile)
    return [absence, range].compactMap { $0 }.joined(separator: " ")
  }

  /// Said where another release has other steps.
  private var underProfile: String {
    reading.profile.aside
  }

  /// What the release lacks, so that something was not run.
  private var absence: String? {
    shown.lazy.compactMap { shown in
      guard case .unavailable(let api) = shown.run.problem else { return nil }
      return "\(api.name) is \(api.absence), so not everything was run."
    }.first
  }

  private static func list(_ names: [String], _ lead: String, none: String) -> String {
    names.isEmpty ? none : "\(lead) \(names.joined(separator: ", "))."
  }
}
