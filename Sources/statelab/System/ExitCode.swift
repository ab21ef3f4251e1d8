/// The exit code of the process. The numbers from 64 up are those of `sysexits.h`.
enum ExitCode: Int32 {
  case done = 0
  /// The answer is no: a check, a quiz or a prediction failed, or two runs differ.
  case no = 1
  case usage = 64
  case badData = 65
  /// No such lesson, step or file.
  case notFound = 66
  case needsTerminal = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// Ctrl-C.
  case interrupted = 130
  case terminated = 143
}

extension ExitCode {
  /// The meaning of each, for help.
  static let meanings = [
    ("0", "Done."),
    ("1", "The answer is no: a check, quiz or prediction failed, or two runs differ."),
    ("64", "The command line is wrong."),
    ("65", "A file or an answer cannot be understood."),
    ("66", "No such lesson, step or file."),
    ("69", "It needs a terminal."),
    ("70", "An error of the tool itself."),
    ("73", "A file cannot be created."),
    ("74", "Reading or writing failed."),
    ("130", "Ctrl-C."),
    ("143", "It was told to end, or the terminal was closed."),
  ]
}
