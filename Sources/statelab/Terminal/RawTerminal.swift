import LibC

/// Reads keys from the terminal, on a full screen or without, and restores the terminal's settings
/// in all cases.
final class RawTerminal {
  private let takesScreen: Bool
  private let write: (String) -> Void
  private var settings = termios()
  private var waiting: [Key] = []
  private var decoder = KeyDecoder()
  private let watch = SignalWatch([SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])

  /// The milliseconds after an escape in which further bytes belong to it.
  private static let betweenBytes: Int32 = 50

  /// - Parameter write: Writes to the terminal at once.
  init(takesScreen: Bool, write: @escaping (String) -> Void) {
    self.takesScreen = takesScreen
    self.write = write
  }

  /// Runs `body` with the terminal in raw mode; nil where raw mode is not available.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result? {
    guard open() else { return nil }
    defer { close() }
    return try body()
  }

  /// The full screen, while the terminal is in raw mode.
  func fullScreen(color: Bool) -> FullScreen {
    let begin = ContinuousClock.now
    return FullScreen(
      size: Self.size,
      draw: { self.write(ANSIStyle.frame($0.map { ANSIStyle.draw($0, color: color) })) },
      read: { self.read(atMost: $0) }, elapsed: { ContinuousClock.now - begin },
      interruptible: interruptible)
  }

  private static func size() -> ScreenSize {
    guard let size = Platform.terminalSize, size.rows > 0 else { return ScreenSize() }
    return size
  }

  // MARK: Raw mode

  private func open() -> Bool {
    guard tcgetattr(STDIN_FILENO, &settings) == 0, watch.open() else { return false }
    enter()
    return true
  }

  private func close() {
    leave()
    watch.close()
  }

  private func enter() {
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(ANSIStyle.takeKeys + (takesScreen ? ANSIStyle.takeScreen : ""))
  }

  private func leave() {
    write((takesScreen ? ANSIStyle.leaveScreen : "") + ANSIStyle.leaveKeys)
    // Pending input for a full screen, such as a late answer of the terminal, is discarded before
    // the shell reads it. Between two questions of a run it belongs to the next question.
    tcsetattr(STDIN_FILENO, takesScreen ? TCSAFLUSH : TCSADRAIN, &settings)
  }

  /// Makes Ctrl-C a signal while `body` runs without reading keys; the next ``read(atMost:)``
  /// reports it.
  private func interruptible(_ body: () -> Void) {
    var raw = termios()
    guard tcgetattr(STDIN_FILENO, &raw) == 0 else { return body() }
    var signalling = raw
    Platform.signalOnlyInterrupt(&signalling)
    tcsetattr(STDIN_FILENO, TCSANOW, &signalling)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &raw) }
    body()
  }

  /// Stops the whole job, as the terminal does at Ctrl-Z, and continues there.
  private func suspend() {
    leave()
    let ours = Platform.handle(SIGTSTP, with: SIG_DFL)
    kill(0, SIGTSTP)
    if var ours { sigaction(SIGTSTP, &ours, nil) }
    tcgetattr(STDIN_FILENO, &settings)
    enter()
  }

  // MARK: Reading

  /// Waits for the next input, with an optional time limit.
  func read(atMost limit: Duration? = nil) -> FullScreen.Input {
    let input = nextInput(atMost: limit)
    if case .ended(.terminated) = input { watch.ignoreHangUp() }
    return input
  }

  private func nextInput(atMost limit: Duration?) -> FullScreen.Input {
    // Rounded up, so that the time is over when no input arrived.
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
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
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
      let bytes = Platform.bytes(from: STDIN_FILENO)
      // A closed terminal ends the input, perhaps before its signal arrives.
      if bytes.isEmpty {
        return .ended(ready[0].revents & Int16(POLLHUP) != 0 ? .terminated : .done)
      }
      waiting = decoder.keys(in: bytes)
    }
  }

  private func signalled() -> FullScreen.Input? {
    let signals = watch.noted()
    if let code = ExitCode(after: signals) { return .ended(code) }
    if signals.contains(SIGTSTP) {
      suspend()
      return .resized
    }
    // Another process stopped this one: the shell has changed the terminal's settings since.
    if signals.contains(SIGCONT) { enter() }
    return signals.isEmpty ? nil : .resized
  }
}
