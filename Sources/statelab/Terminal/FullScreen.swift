import Rendering

/// A terminal in full-screen mode: input arrives key by key, and frames cover the screen.
struct FullScreen {
  let size: () -> ScreenSize
  let draw: ([Line]) -> Void
  /// Waits for the next input, with an optional time limit.
  let read: (_ atMost: Duration?) -> Input
  /// The time since the command took the terminal.
  let elapsed: () -> Duration
  /// Runs a long operation during which Ctrl-C is a signal.
  var interruptible: (_ body: () -> Void) -> Void = { $0() }

  enum Input: Equatable {
    case key(Key)
    /// The frame must be redrawn: the size has changed, or the process was suspended.
    case resized
    /// No input arrived in time.
    case waited
    /// The process is asked to end, with this exit code.
    case ended(ExitCode)
  }
}

extension FullScreen {
  /// Draws a frame and reads a key in a loop, until an exit code ends it.
  ///
  /// - Parameters:
  ///   - patience: The time to wait for a key; nil for no limit.
  ///   - waited: Called when no key arrived in time.
  func play(
    frame: (ScreenSize) -> [Line], take: (Key, ScreenSize) throws -> ExitCode?,
    patience: () -> Duration? = { nil }, waited: (ScreenSize) throws -> ExitCode? = { _ in nil }
  ) rethrows -> ExitCode {
    // The picture on the screen, where only a wait has come since.
    var drawn: [Line]?
    while true {
      let size = self.size()
      let lines = frame(size)
      if lines != drawn { draw(lines) }
      drawn = nil
      let input = read(patience())
      if input == .waited { drawn = lines }
      let code: ExitCode? =
        switch input {
        case .resized: nil
        case .waited: try waited(size)
        case .ended(let code): code
        case .key(.interrupt): .interrupted
        case .key(let key): try take(key, size)
        }
      if let code { return code }
    }
  }
}
