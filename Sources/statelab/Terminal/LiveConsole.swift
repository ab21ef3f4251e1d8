import LibC
import Rendering

/// The standard streams of the process.
final class StandardStreams {
  /// The error of the first failed write; later output is discarded.
  private(set) var failure: Int32 = 0
  private var pending: [UInt8] = []
  private let input = InputStream(STDIN_FILENO)
  /// Stored, because keys that arrive together are read one by one.
  private lazy var keys = RawTerminal(takesScreen: false, write: { self.writeAtOnce($0) })

  init() {
    // A closed pipe, as of `head`, must not end the process.
    signal(SIGPIPE, SIG_IGN)
    // A file size limit must not end it either: the write fails with an error.
    signal(SIGXFSZ, SIG_IGN)
  }

  var console: Console {
    let begin = ContinuousClock.now
    return Console(
      readLine: { [self] in input.readLine(showing: flush) },
      write: { [self] in write($0) },
      writeError: { [self] text in
        flush()
        _ = Self.send(text, to: STDERR_FILENO)
      },
      isHeard: { [self] in
        flush()
        return failure == 0
      },
      readBytes: { [self] limit in
        flush()
        return input.readBytes(atMost: limit)
      },
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      columns: Platform.terminalSize?.columns,
      rows: { Platform.terminalSize?.rows },
      environment: { getenv($0).map { String(cString: $0) } },
      elapsed: { ContinuousClock.now - begin },
      ending: { [self] in input.ending },
      takeScreen: { [self] color, body in
        flush()
        let terminal = RawTerminal(takesScreen: true, write: writeAtOnce)
        return try terminal.run { try body(terminal.fullScreen(color: color)) }
      },
      takeKeys: { [self] body in
        flush()
        let next = {
          self.flush()
          return self.keys.read()
        }
        return keys.run { body(next) } != nil
      })
  }

  private func writeAtOnce(_ text: String) {
    write(text)
    flush()
  }

  func flush() {
    guard failure == 0, !pending.isEmpty else { return }
    failure = pending.withUnsafeBytes { Self.send($0, to: STDOUT_FILENO) }
    pending.removeAll(keepingCapacity: true)
  }

  /// The exit code of the process. A closed pipe is not a failure.
  func finish(_ code: ExitCode) -> Int32 {
    flush()
    if failure == 0, input.failure != 0 {
      let reason = String(cString: strerror(input.failure))
      _ = Self.send("statelab: cannot read the input: \(reason)\n", to: STDERR_FILENO)
      return ExitCode.inputOutput.rawValue
    }
    let code = input.ending ?? code
    guard failure != 0 else { return code.rawValue }
    if failure == EPIPE { return ExitCode.done.rawValue }
    // The terminal was closed: a message would reach no reader, and the reason for the end is
    // known.
    if failure == EIO, code == .terminated { return code.rawValue }
    let reason = String(cString: strerror(failure))
    _ = Self.send("statelab: cannot write the output: \(reason)\n", to: STDERR_FILENO)
    return ExitCode.inputOutput.rawValue
  }

  private func write(_ text: String) {
    if text.utf8.count > Self.mostPending {
      flush()
      if failure == 0 { failure = Self.send(text, to: STDOUT_FILENO) }
      return
    }
    pending.append(contentsOf: text.utf8)
    if pending.count > Self.mostPending { flush() }
  }

  private static let mostPending = 1 << 16

  private static func send(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { send(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes everything and returns 0, or the error number.
  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Platform.send(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
