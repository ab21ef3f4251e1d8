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
