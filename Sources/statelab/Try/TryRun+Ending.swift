import Replay
import StateLabCore

extension TryRun {
  /// Why the run is over, and what to do about it; nil where the program waits for the next action.
  var failure: Failure? {
    if let refusal { return Failure(.no, refusal, next: "The actions before it were played.") }
    guard let ending else {
      return stop.map { Failure(.no, "The program stopped: \($0)", next: whereItEnded) }
    }
    return Failure(.no, Self.sentence(on: ending, request, otherOutput), next: advice(on: ending))
  }

  static func sentence(
    on ending: PlayedProgram.Ending, _ request: TryRequest, _ output: String
  ) -> String {
    switch ending {
    case .exited(let code): "The program ended by itself, with exit code \(code)."
    case .crashed(let signal): "The program crashed: \(lastWords(in: output) ?? "signal \(signal)")"
    case .ranTooLong:
      "The program did not come to rest within \(request.limits.time.inSeconds), and was ended."
    case .wroteTooMuch: "The program did not stop writing events, and was ended."
    }
  }

  private func advice(on ending: PlayedProgram.Ending) -> String {
    switch ending {
    case .exited, .crashed: whereItEnded
    case .ranTooLong:
      "Look for a loop without end in what \(lastAction) does, or give it more time with "
        + "--time-limit."
    case .wroteTooMuch: "Look for a loop without end in what \(lastAction) does."
    }
  }

  /// The complaints of the runtime, each message once, and the rule to read about it.
  var warnings: [Failure] {
    var seen: Set<RuntimeWarning> = []
    let steps = timeline.steps
    return trace.compactMap { event in
      guard case .warning(let warning) = event.kind, seen.insert(warning).inserted else {
        return nil
      }
      let step = steps.first { $0.event == event.index }?.address
      return Failure(
        .done, "SwiftUI warns\(step.map { " at step \($0)" } ?? ""): \(warning.message)",
        next: "`statelab help \(warning.rule)` shows the rule.")
    }
  }

  /// Apple's message where its runtime would end the program and the laboratory goes no further.
  private var stop: String? {
    for event in trace.reversed() { if case .stopped(let reason) = event.kind { return reason } }
    return nil
  }

  /// `It was playing tap "Next"; the last step is 1:10.`
  private var whereItEnded: String {
    let step = timeline.steps.last?.address.map { "; its last step is \($0)" } ?? ""
    return "It was playing \(lastAction)\(step)."
  }

  /// `tap "Next"`
  private var lastAction: String {
    timeline.acts.last?.title ?? "its beginning"
  }

  /// The last words of the runtime as it crashed, without the place in its own source.
  private static func lastWords(in output: String) -> String? {
    output.lines.last { $0.contains("Fatal error") }
      .map { $0.split(separator: "Fatal error: ").last.map(String.init) ?? $0 }
  }
}
