import LibC

/// Notes signals while it is open, so that code that waits for input can save results before the
/// process ends.
final class SignalWatch {
  private let signals: [Int32]
  private var handlers: SignalHandlers?
  private var pipe: Pipe?

  init(_ signals: [Int32]) { self.signals = signals }

  /// Readable once a signal has arrived.
  var descriptor: Int32 { pipe?.reading ?? -1 }

  /// Opens the watch; false on failure.
  func open() -> Bool {
    guard let pipe = Pipe(writingWaits: false) else { return false }
    self.pipe = pipe
    signalPipe = pipe.writing
    handlers = SignalHandlers(signals, noteSignal)
    return true
  }

  /// Ignores hang-ups: the terminal is closed and the process is ending. A late or second hang-up
  /// must not end it before results are saved.
  func ignoreHangUp() { handlers?.ignore(SIGHUP) }

  /// Restores the previous handling of the signals.
  func close() {
    handlers?.restore()
    handlers = nil
    signalPipe = -1
    pipe = nil
  }

  /// The signals since the last call.
  func noted() -> Set<Int32> { Set(Platform.bytes(from: descriptor).map(Int32.init)) }
}

extension ExitCode {
  /// The exit code of the process after these signals; nil where none of them ends it.
  init?(after signals: Set<Int32>) {
    if !signals.isDisjoint(with: [SIGTERM, SIGHUP, SIGQUIT]) {
      self = .terminated
    } else if signals.contains(SIGINT) {
      self = .interrupted
    } else {
      return nil
    }
  }
}

/// The pipe of the open watch, or -1. A global, because a handler cannot capture anything.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Writes the number of the signal into the pipe. Few other operations are safe in a signal
/// handler.
private nonisolated func noteSignal(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalPipe, &byte, 1)
  errno = error
}
