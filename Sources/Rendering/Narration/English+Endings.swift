import Replay

extension Timeline {
  /// The reason why the run ended early, as a sentence.
  public var ending: String? { end.map(Language.current.ending) }
}

extension English {
  /// `The program crashed at Counter.swift:8: Index out of range`
  @Sendable static func ending(_ end: RunEnd) -> String {
    switch end {
    case .unavailable(let api, let since):
      "\(api) is not available before \(since); nothing was run."
    case .threw(let error): "The experiment ended early: \(error)"
    case .refused(let reason): reason
    case .exited(let code): "The program ended by itself, with exit code \(code)."
    case .crashed(let signal, let message, let place):
      "The program crashed\(place.map { " at \($0)" } ?? ""): \(message ?? trap(signal))"
    case .overflowedStack:
      "The program used up its stack: a function calls itself, or a view shows itself, without end."
    case .ranTooLong(let limit):
      "The program did not come to rest within \(seconds(.seconds(limit))), and was ended."
    case .interrupted: "The program had not come to rest when it was interrupted."
    case .wroteWithoutPause(let events):
      "The program did not stop writing events, and was ended after \(events) without a pause."
    case .wroteTooMuch(let events):
      "The program wrote \(events) events, which is the limit, and was ended."
    }
  }

  /// The end of a program about which the Swift runtime printed nothing.
  private static func trap(_ signal: Int32) -> String {
    switch signal {
    // SIGILL and SIGTRAP: the compiler ends an operation with an invalid result this way.
    case 4, 5:
      "a trap (signal \(signal)), such as an arithmetic overflow or the unwrapping of nil"
    case 7, 10, 11: "an access to invalid memory (signal \(signal))"
    default: "signal \(signal)"
    }
  }
}
