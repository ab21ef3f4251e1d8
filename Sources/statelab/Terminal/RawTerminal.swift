#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the keys of the terminal for a while, with its screen or without, and gives it back as it
/// was, whatever happens in between.
final class RawTerminal {
  private let takesScreen: Bool
  private let write: (String) -> Void
  private var settings = termios()
  private var waiting: [Key] = []
  private var decoder = KeyDecoder()
  private let watch = SignalWatch([SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])

  /// So many milliseconds after an escape what follows still belongs to it.
  private static let betweenBytes: Int32 = 50

  /// - Parameter write: Writes to the terminal at once.
  init(takesScreen: Bool, write: @escaping (String) -> Void) {
    self.takesScreen = takesScreen
    self.write = write
  }

  /// Runs `body` with the terminal in raw mode; nil where the terminal cannot be set so.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result? {
    guard open() else { return nil }
    defer { close() }
    return try body()
  }

  /// The whole screen, for as long as the terminal is taken.
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

  // MARK: Taking it and giving it back

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
    // What was typed for a whole screen is nothing for the shell: a late answer, say. Between two
    // questions of a run it is for the next one.
    tcsetattr(STDIN_FILENO, takesScreen ? TCSAFLUSH : TCSADRAIN, &settings)
  }

  /// Makes Ctrl-C a signal while `body` runs and nobody reads keys; the next ``read(atMost:)`` tells
  /// of it.
  private func interruptible(_ body: () -> Void) {
    var raw = termios()
    guard tcgetattr(STDIN_FILENO, &raw) == 0 else { return body() }
    var signalling = raw
    Platform.signalOnlyInterrupt(&signalling)
    tcsetattr(STDIN_FILENO, TCSANOW, &signalling)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &raw) }
    body()
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

  // MARK: Reading

  /// Waits for what comes next, at most for this long where that is given.
  func read(atMost limit: Duration? = nil) -> FullScreen.Input {
    let input = nextInput(atMost: limit)
    if case .ended(.terminated) = input { watch.ignoreHangUp() }
    return input
  }

  private func nextInput(atMost limit: Duration?) -> FullScreen.Input {
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
      // A terminal that was closed ends the input, perhaps before its signal comes.
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
    // Somebody stopped the process without asking: the shell has changed the terminal since.
    if signals.contains(SIGCONT) { enter() }
    return signals.isEmpty ? nil : .resized
  }
}
