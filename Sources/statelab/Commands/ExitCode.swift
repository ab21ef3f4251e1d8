/// What the process ends with. The numbers from 64 up are those of `sysexits.h`.
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
