#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the terminal for a while and gives it back as it was, whatever happens in between.
final class RawTerminal {
  private let style: (_ line: Line) -> String
  private let write: (String) -> Void
  private var settings = termios()
  private var waiting: [Key] = []
  private var decoder = KeyDecoder()
  private var handlers: [(signal: Int32, old: sigaction)] = []
  private var pipe: [Int32] = [-1, -1]

  /// So many milliseconds after an escape what follows still belongs to it.
  private static let betweenBytes: Int32 = 50

  private static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// - Parameter write: Writes to the terminal at once.
  private init(write: @escaping (String) -> Void, color: Bool) {
    self.write = write
    style = { ANSIStyle.draw($0, color: color) }
  }

  /// Runs `body` with the terminal in raw mode; nil where the terminal cannot be set so.
  static func run(
    color: Bool, write: @escaping (String) -> Void, _ body: (FullScreen) throws -> ExitCode
  ) rethrows -> ExitCode? {
    let terminal = RawTerminal(write: write, color: color)
    guard terminal.open() else { return nil }
    defer { terminal.close() }
    let begin = ContinuousClock.now
    return try body(
      FullScreen(
        size: size, draw: { terminal.draw($0) }, read: { terminal.read(atMost: $0) },
        elapsed: { ContinuousClock.now - begin }))
  }

  private static func size() -> ScreenSize {
    guard let size = Platform.terminalSize, size.rows > 0 else { return ScreenSize() }
    return size
  }

  // MARK: Taking it and giving it back

  private func open() -> Bool {
    guard tcgetattr(STDIN_FILENO, &settings) == 0, let ends = Platform.openPipe() else {
      return false
    }
    pipe = ends
    signalPipe = pipe[1]
    for signal in Self.signals {
      if let old = Platform.handle(signal, with: noteSignal) { handlers.append((signal, old)) }
    }
    enter()
    return true
  }

  private func close() {
    leave()
    for handler in handlers {
      var old = handler.old
      sigaction(handler.signal, &old, nil)
    }
    signalPipe = -1
    for end in pipe { Platform.closeDescriptor(end) }
  }

  private func enter() {
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(ANSIStyle.takeScreen)
  }

  private func leave() {
    write(ANSIStyle.leaveScreen)
    // What was typed for the walk is nothing for the shell: the rest of a paste, a late answer.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// As the terminal itself does it at Ctrl-Z: the whole job stops, and goes on where it was.
  private func suspend() {
    leave()
    let ours = Platform.handle(SIGTSTP, with: SIG_DFL)
    kill(0, SIGTSTP)
    if var ours { sigaction(SIGTSTP, &ours, nil) }
    tcgetattr(STDIN_FILENO, &settings)
    enter()
  }

  // MARK: Drawing and reading

  private func draw(_ lines: [Line]) {
    write(ANSIStyle.frame(lines.map(style)))
  }

  private func read(atMost limit: Duration?) -> FullScreen.Input {
    // Rounded up, so that the time is over when nothing came.
    let patience = limit.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
    while true {
      if !waiting.isEmpty {
        let key = waiting.removeFirst()
        guard key == .suspend else { return .key(key) }
        suspend()
        return .resized
      }
      var ready = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0),
      ]
      let isUnsure = decoder.isUnsure
      let count = poll(&ready, 2, isUnsure ? Self.betweenBytes : patience)
      if count < 0 {
        if errno == EINTR { continue }
        return .ended(.inputOutput)
      }
      if count == 0, isUnsure {
        waiting = decoder.keysAfterSilence()
        continue
      }
      if count == 0 { return .waited }
      if ready[1].revents != 0, let input = signalled() { return input }
      guard ready[0].revents != 0 else { continue }
      let bytes = Self.bytes(from: STDIN_FILENO)
      // A terminal that was closed ends the input, perhaps before its signal comes.
      if bytes.isEmpty {
        return .ended(ready[0].revents & Int16(POLLHUP) != 0 ? .terminated : .done)
      }
      waiting = decoder.keys(in: bytes)
    }
  }

  private func signalled() -> FullScreen.Input? {
    let signals = Self.bytes(from: pipe[0]).map(Int32.init)
    if signals.contains(SIGTERM) || signals.contains(SIGHUP) || signals.contains(SIGQUIT) {
      return .ended(.terminated)
    }
    if signals.contains(SIGINT) { return .ended(.interrupted) }
    if signals.contains(SIGTSTP) {
      suspend()
      return .resized
    }
    // Somebody stopped the process without asking: the shell has changed the terminal since.
    if signals.contains(SIGCONT) { enter() }
    return signals.isEmpty ? nil : .resized
  }

  /// What there is to read; empty at the end.
  private static func bytes(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = Platform.receive(&buffer, from: descriptor)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { return [] }
    }
  }
}

/// Where signals are noted while a terminal is taken; -1 else. A handler cannot capture anything.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Writes the number of the signal into the pipe that the reader waits at; nothing else is safe here.
private nonisolated func noteSignal(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalPipe, &byte, 1)
  errno = error
}
