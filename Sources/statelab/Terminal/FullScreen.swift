import Rendering

/// A terminal as long as a command has all of it: keys come one by one, and frames cover it.
struct FullScreen {
  let size: () -> ScreenSize
  let draw: ([Line]) -> Void
  /// Waits for what comes next, at most for this long where that is given.
  let read: (_ atMost: Duration?) -> Input
  /// The time that the command has had the terminal.
  let elapsed: () -> Duration
  /// Runs something that may take long, so that Ctrl-C is heard meanwhile.
  var interruptible: (_ body: () -> Void) -> Void = { $0() }

  enum Input: Equatable {
    case key(Key)
    /// The frame must be drawn anew: the size is another one, or the process was suspended.
    case resized
    /// Nothing came in that time.
    case waited
    /// Somebody ends the process, and this is what it ends with.
    case ended(ExitCode)
  }
}

extension FullScreen {
  /// Draws a frame and takes a key, again and again, until an exit code ends it.
  ///
  /// - Parameters:
  ///   - patience: The time to wait for a key; nil for as long as it takes.
  ///   - waited: Called where no key came in that time.
  func play(
    frame: (ScreenSize) -> [Line], take: (Key, ScreenSize) throws -> ExitCode?,
    patience: () -> Duration? = { nil }, waited: (ScreenSize) throws -> ExitCode? = { _ in nil }
  ) rethrows -> ExitCode {
    while true {
      let size = self.size()
      draw(frame(size))
      let code: ExitCode? =
        switch read(patience()) {
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
