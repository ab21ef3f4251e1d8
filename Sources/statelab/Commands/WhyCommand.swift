import Course
import Rendering
import Replay
import StateLabCore

struct WhyCommand: Command {
  var name: String { "why" }
  var summary: String {
    "Explain a step: its causes, down to the action that began it, and its effects."
  }
  var operands: [Operand] { [Operand(choices: [.step, .lesson, .file])] }
  var details: String {
    "The steps are those that `statelab run` shows, or `statelab try` of a program of your own, "
      + "which is played for the answer. A lesson or a program without a step needs `--body` or "
      + "`--value`. Causes come newest first, then the effects. An effect that would not have "
      + "happened without the step is one whose recorded chains of causes all go through it."
  }
  var options: [Option] { [.body, .value, .profile, .format] }
  var programOptions: [Option] { TryRequest.options }

  private static let usage = "Write `statelab why 5:1`, or `statelab why 5 --body ContentView`."

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard let word = arguments.words.first else {
      throw Failure(.usage, "`statelab why` needs a step, such as 5:1.", next: Self.usage)
    }
    let (name, query) =
      try arguments.programs.isEmpty
      ? lesson(word, arguments, in: session) : program(arguments, in: session)
    let answer = try answer(to: name, arguments, query)
    if arguments.wantsJSON {
      try session.write(WhyFile(answer, of: query), as: self)
    } else {
      session.show(query.document(of: answer))
    }
    return .done
  }

  private func lesson(
    _ word: String, _ arguments: Arguments, in session: Session
  ) throws -> (StepName, RunQuery) {
    try arguments.checkIsWithoutProgram(programOptions)
    if arguments.words.count > 1 { throw Self.excess(arguments.words[1]) }
    let name = LessonName(word)
    if name.lesson.isEmpty, let part = name.part {
      throw Failure(
        .usage, "\(word.quoted) names no lesson.",
        next: "Put the lesson before the colon: `statelab why 5:\(part.isEmpty ? "1" : part)`.")
    }
    let reading = try LessonReading(
      session.lesson(of: name, usage: Self.usage), of: session.course,
      under: name.profile(otherwise: arguments.profile))
    return (StepName(text: name.text, part: name.part), try RunQuery(reading))
  }

  /// `Counter.swift 1:5`, or `Counter.swift 5`, because a program has only one run.
  private func program(
    _ arguments: Arguments, in session: Session
  ) throws -> (StepName, RunQuery) {
    let steps = arguments.words.filter { ProgramName($0) == nil }
    if steps.count > 1 { throw Self.excess(steps[1]) }
    let step = steps.first.map { $0.split(separator: ":").last.map(String.init) ?? "" }
    let programs = arguments.programs
    let request = try TryRequest(
      programs.map(\.path), arguments, under: programs.lazy.compactMap(\.profile).first,
      as: programs.lazy.compactMap(\.build).first)
    let name = StepName(text: ([request.name] + steps).joined(separator: " "), part: step)
    if let step, Int(step) == nil { throw name.namesNoStep(next: "Write a number, such as 1:5.") }
    if let step = steps.first, step.contains(":"), !step.hasPrefix("1:") {
      throw name.namesNoStep(next: "The steps of a program begin with 1, such as 1:5.")
    }
    return (name, RunQuery(try request.run(in: session)))
  }

  private static func excess(_ word: String) -> Failure {
    Failure(
      .usage, "`statelab why` explains one thing at a time; \(word.quoted) is another.", next: usage
    )
  }

  private func answer(
    to name: StepName, _ arguments: Arguments, _ query: RunQuery
  ) throws(Failure) -> RunQuery.Answer {
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
      if query.trace.mentions(of: name).isEmpty,
        let (holder, field) = query.trace.holder(ofField: name)
      {
        return .values(
          "\(holder).\(field.joined(separator: "."))",
          query.trace.values(ofField: field, in: holder))
      }
      return .values(name, try query.known(property: name))
    }
    return .step(try query.step(named: name))
  }
}

/// The words that name a step, and the word for the step alone.
private struct StepName {
  let text: String
  /// Nil where the words name no step.
  let part: String?

  var isNumber: Bool { part.map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false }

  func namesNoStep(next: String) -> Failure {
    Failure(.usage, "\(text.quoted) names no step.", next: next)
  }
}

extension RunQuery {
  /// The answer to a question.
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

  fileprivate func step(named name: StepName) throws(Failure) -> TraceQuery.Occurrence {
    guard let part = name.part else {
      throw Failure(
        .usage, "`statelab why \(name.text)` does not say what to explain.",
        next: "Name a step, such as `\(subject.address(of: 1))`, or use --body NAME or --value "
          + "NAME. \(range)")
    }
    if part.isEmpty { throw name.namesNoStep(next: range) }
    if case .lesson(let reading) = subject,
      reading.lesson.experiments.contains(where: { $0.name == part })
    {
      throw Failure(
        .usage, "\(name.text.quoted) is an experiment; `statelab why` explains a step.",
        next: range)
    }
    guard name.isNumber else { throw name.namesNoStep(next: range) }
    if let number = Int(part), let occurrence = step(number) { return occurrence }
    throw Failure(
      .notFound,
      "\(subject.title) has no step \("\(subject.number):\(part)".quoted)\(underProfile).",
      next: range)
  }

  fileprivate func known(_ view: String) throws(Failure) -> [TraceQuery.Occurrence] {
    let namesakes = trace.namesakes(of: view)
    if let first = namesakes.first {
      throw Failure(
        .usage, "\(view.quoted) could be \(namesakes.joined(separator: " or ")).",
        next: "Write --body \(first.inShell).")
    }
    let found = trace.bodies(of: view)
    if !found.isEmpty { return found }
    throw Failure(
      .notFound, "No body of \(view.quoted) ran in \(subject.name)\(underProfile).",
      next: absence ?? Failure.didYouMean(view, among: trace.views)
        ?? Self.list(trace.views, "It has the views", none: "No body ran at all."))
  }

  fileprivate func known(property: String) throws(Failure) -> [TraceQuery.Occurrence] {
    if !trace.mentions(of: property).isEmpty { return trace.values(of: property) }
    throw Failure(
      .notFound,
      "\(subject.title) records no property \(property.quoted)\(underProfile).",
      next: absence ?? fields(beside: property)
        ?? Failure.didYouMean(property, among: properties + trace.fieldNames)
        ?? (trace.hasUnnamedChanges ? Self.unnamed : nil)
        ?? Self.list(wholeProperties, "It has", none: "It records none at all."))
  }

  /// The fields that the property before the last point has; nil where it has none.
  private func fields(beside name: String) -> String? {
    guard let point = name.lastIndex(of: ".") else { return nil }
    let owner = name[..<point]
    let fields = trace.fieldNames.filter {
      $0.hasPrefix(owner + ".") && !$0.dropFirst(owner.count + 1).contains(".")
    }
    return fields.isEmpty
      ? nil : Self.list(fields, "\("\(owner)".quoted) has the recorded fields", none: "")
  }

  private static let unnamed = """
    An @Observable object does not say which of its properties changes. `--body VIEW` tells which \
    changes made a view's body run.
    """

  private var wholeProperties: [String] { trace.properties.map(\.description) }

  /// The properties, then the parts of their paths.
  fileprivate var properties: [String] {
    var names = wholeProperties
    for part in trace.properties.flatMap(\.segments) where !names.contains(part) {
      names.append(part)
    }
    return names
  }

  /// The valid steps, and the reason why this release has fewer.
  private var range: String {
    let range = Timeline.range(ofLesson: subject.number, count: trace.stepCount, under: profile)
    return [absence, range].compactMap { $0 }.joined(separator: " ")
  }

  /// The suffix where another release has other steps.
  private var underProfile: String { profile.aside }

  private static func list(_ names: [String], _ lead: String, none: String) -> String {
    names.isEmpty ? none : "\(lead) \(names.joined(separator: ", "))."
  }
}
