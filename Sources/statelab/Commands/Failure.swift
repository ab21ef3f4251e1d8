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

  /// As it is written to standard error.
  var text: String {
    "statelab: \(message)\n" + (next.map { "          \($0)\n" } ?? "")
  }
}

/// A word of the user's, so that it stands out and shows its spaces.
nonisolated func quoted(_ word: String) -> String { describe(word) }
