#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notes signals for as long as it is open, so that whoever waits for input learns of them and can
/// keep what was done.
final class SignalWatch {
  private let signals: [Int32]
  private var handlers: SignalHandlers?
  private var pipe: Pipe?

  init(_ signals: [Int32]) { self.signals = signals }

  /// Readable once a signal has come.
  var descriptor: Int32 { pipe?.reading ?? -1 }

  /// True if signals are noted from now on.
  func open() -> Bool {
    guard let pipe = Pipe(writingWaits: false) else { return false }
    self.pipe = pipe
    signalPipe = pipe.writing
    handlers = SignalHandlers(signals, noteSignal)
    return true
  }

  /// The terminal is gone, and the process ends by itself: a hang-up that comes only now, or a second
  /// one, does not end it before what was done is kept.
  func ignoreHangUp() { handlers?.ignore(SIGHUP) }

  /// Gives the signals back the effect that they had before.
  func close() {
    handlers?.restore()
    handlers = nil
    signalPipe = -1
    pipe = nil
  }

  /// The signals that have come since this was last asked.
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

/// The pipe that notes signals while somebody watches; -1 else. A handler cannot capture anything.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Writes the number of the signal into the pipe that the reader waits at; nothing else is safe here.
private nonisolated func noteSignal(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalPipe, &byte, 1)
  errno = error
}
