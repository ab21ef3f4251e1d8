import Rendering
import Replay
import StateLabCore

extension TryRun {
  /// The reason why the run ended, and the next step; nil where the program waits for an action.
  var failure: Failure? {
    if let refusal {
      return Failure(.no, refusal, next: request.actions.count > 1 ? Words.current.try.played : nil)
    }
    guard let ending, let reason = timeline.ending else {
      return stop.map {
        Failure(.no, Words.current.try.stopped($0), next: whereItEnded)
      }
    }
    return Failure(.no, reason, next: advice(on: ending))
  }

  static func end(
    _ ending: PlayedProgram.Ending, _ request: TryRequest, _ crash: Crash?
  ) -> RunEnd {
    switch ending {
    case .exited(let code): .exited(code: code)
    case .crashed(let signal): .crashed(signal: signal, message: crash?.words, place: crash?.place)
    case .overflowedStack: .overflowedStack
    case .ranTooLong: .ranTooLong(seconds: request.limits.time.components.seconds)
    case .interrupted: .interrupted
    case .wroteWithoutPause(let events): .wroteWithoutPause(events: events)
    case .wroteTooMuch(let events): .wroteTooMuch(events: events)
    }
  }

  private func advice(on ending: PlayedProgram.Ending) -> String {
    switch ending {
    case .crashed where crash?.place == nil, .overflowedStack:
      [whereItEnded, lastPlace].compactMap(\.self).joined(separator: " ")
    case .exited, .crashed, .interrupted: whereItEnded
    case .ranTooLong: Words.current.try.endlessLoop(lastAction, "--\(Option.timeLimit.name)")
    case .wroteWithoutPause: Words.current.try.endlessLoop(lastAction, nil)
    case .wroteTooMuch: Words.current.try.manyEvents
    }
  }

  /// The warnings of the runtime, each message once, with the rule to read.
  var warnings: [Failure] {
    var seen: Set<RuntimeWarning> = []
    let steps = timeline.steps
    return trace.compactMap { event in
      guard case .warning(let warning) = event.kind, seen.insert(warning).inserted else {
        return nil
      }
      let step = steps.first { $0.event == event.index }?.address
      return Failure(
        .done, Words.current.try.warned(step?.description, warning.message),
        next: Words.current.try.rule("statelab help \(warning.rule)"))
    }
  }

  /// Apple's message where SwiftUI would end the program and the laboratory stops.
  private var stop: String? {
    for event in trace.reversed() { if case .stopped(let reason) = event.kind { return reason } }
    return nil
  }

  /// `It was playing tap "Next"; the last step is 1:10.`
  private var whereItEnded: String {
    Words.current.try.endedAt(lastAction, timeline.steps.last?.address?.description)
  }

  /// `tap "Next"`
  private var lastAction: String { told.acts.last?.title ?? Words.current.try.beginning }

  /// The body that the program was in when it ended, or else the control of the last action.
  private var lastPlace: String? {
    let last = trace.last { $0.isStep || $0.isAction }
    let body = last?.name == .body || lastControl == nil ? lastBody : nil
    return body ?? lastControl.map(Words.current.try.control)
  }

  private var lastBody: String? {
    guard let event = trace.last(where: { $0.name == .body }),
      let view = timeline.view(of: event)?.type.baseName,
      let place = program.files.lazy.compactMap({ file in
        file.line(ofType: view).map { "\(file.path):\($0)" }
      }).first
    else { return nil }
    return Words.current.try.lastBody(view, place)
  }

  /// `Counter.swift:8`, the line of the control in the last action.
  private var lastControl: String? {
    guard let source = trace.last(where: { $0.action != nil })?.source,
      let file = program.files.indices.first(where: { program.compiledName(of: $0) == source.file })
    else { return nil }
    return "\(program.files[file].path):\(source.line)"
  }

  /// A message of the Swift runtime about a crash: `Program/Counter.swift:8: Fatal error: Index out
  /// of range`.
  struct Crash {
    let words: String
    /// `Counter.swift:8`; nil where the message names no line of the program.
    let place: String?
    /// The index of the message in the output.
    let line: Int

    /// The beginnings of the messages. A message without a text of the program has nothing after
    /// its beginning.
    private static let signs = ["Fatal error", "Precondition failed", "Assertion failed"]
    private static let failedCast = "Could not cast value of type"

    init?(in output: [String], of program: TryProgram) {
      let messages = output.indices.lazy.compactMap { line in
        Self.start(in: output[line]).map { (line: line, start: $0) }
      }
      guard let (line, start) = messages.last else { return nil }
      self.line = line
      let message = String(output[line][start...])
      words =
        message.hasPrefix(Self.failedCast)
        ? Self.withoutAddresses(message)
        : message.hasPrefix("Fatal error: ")
          ? String(message.dropFirst("Fatal error: ".count)) : message
      let place = output[line][..<start].split(separator: ":").map { $0.trimmed }
        .filter { !$0.isEmpty }
      guard place.count == 2, place[0].hasPrefix("Program/") else {
        self.place = nil
        return
      }
      let name = place[0].dropFirst("Program/".count)
      let number = program.files.indices.first { program.compiledName(of: $0) == name }
      self.place = number.map { "\(program.files[$0].path):\(place[1])" }
    }

    /// The start of a message in a line: the line begins with the message, or with a place.
    private static func start(in line: String) -> String.Index? {
      (signs + [failedCast]).lazy.compactMap { line.firstRange(of: $0)?.lowerBound }.first {
        $0 == line.startIndex || line[..<$0].hasSuffix(": ")
      }
    }

    /// `'Swift.Int' (0x7f2a…) to` becomes `'Swift.Int' to`.
    private static func withoutAddresses(_ message: String) -> String {
      message.split(separator: " ").filter { !$0.hasPrefix("(0x") }.joined(separator: " ")
    }
  }
}
