import StateLabCore

/// Why a command stops: what happened and why in one sentence, what to do next, and the exit code.
struct Failure: Error, Equatable {
  let code: ExitCode
  let message: String
  let next: String?

  init(_ code: ExitCode, _ message: String, next: String? = nil) {
    self.code = code
    self.message = message
    self.next = next
  }
}

extension Console {
  /// Says on standard error what is wrong, and what to do next: a line each, or wrapped where a width
  /// is asked for.
  func complain(_ message: String, next: String? = nil, width: Int?, asASCII: Bool) {
    let lead = "statelab: "
    func lines(_ text: String) -> [String] {
      guard let width else { return [text] }
      return Line(text).wrapped(to: width - lead.count).map(\.text)
    }
    let text = (lines(message) + (next.map(lines) ?? [])).enumerated()
      .map { ($0 == 0 ? lead : String(repeating: " ", count: lead.count)) + $1 + "\n" }.joined()
    writeError(asASCII ? text.inASCII : text)
  }
}

extension String {
  /// A word of the user's, so that it stands out and shows its spaces; of a very long one the start.
  nonisolated var quoted: String {
    let most = 200
    return count > most ? describe(String(prefix(most))) + "…" : describe(self)
  }
}
