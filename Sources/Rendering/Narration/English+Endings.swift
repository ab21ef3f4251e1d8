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
      "The program crashed\(place.map { " at \($0)" } ?? ""): \(message ?? "signal \(signal)")"
    case .ranTooLong(let limit):
      "The program did not come to rest within \(seconds(.seconds(limit))), and was ended."
    case .interrupted: "The program had not come to rest when it was interrupted."
    case .wroteTooMuch: "The program did not stop writing events, and was ended."
    }
  }
}
