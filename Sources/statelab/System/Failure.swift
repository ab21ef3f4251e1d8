import StateLabCore

/// The reason why a command stops: a sentence about the problem, the next step, and the exit code.
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
