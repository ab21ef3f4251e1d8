/// The reason why a run ended early.
public enum RunEnd: Hashable, Codable, Sendable {
  /// The run needs an API that the release lacks; `since` is the first release that has it.
  case unavailable(api: String, since: String)
  /// The experiment threw an error, which describes itself.
  case threw(error: String)
  /// The host refused an action, for this reason.
  case refused(reason: String)
  /// The program exited by itself.
  case exited(code: Int32)
  /// A signal ended the program. The message is that of the Swift runtime, and the place a line of the
  /// program: `Counter.swift:8`.
  case crashed(signal: Int32, message: String?, place: String?)
  /// The program used up its stack: recursion without end.
  case overflowedStack
  /// The program did not come to rest within this time.
  case ranTooLong(seconds: Int64)
  /// The user ended the program before it came to rest.
  case interrupted
  /// The program wrote this number of events, the limit, without a pause in virtual time.
  case wroteWithoutPause(events: Int)
  /// The program wrote this number of events in all, the limit.
  case wroteTooMuch(events: Int)
}
