import Course

struct CheckCommand: Command {
  let name = "check"
  let summary = "Check that every listing, transcript, claim and question still holds."
  let operands = "[<lesson>…]"
  let details =
    "Without a lesson it checks all of them. `--update` records anew what machines said; what people "
    + "claim stays, so that a wrong run cannot record itself as truth."
  let options: [Option] = [.update, .lessons]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    throw Failure(.internalError, "`check` is not in this build yet.")
  }
}
