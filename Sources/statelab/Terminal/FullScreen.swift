/// A terminal as long as a command has all of it: keys come one by one, and frames cover it.
struct FullScreen {
  let size: () -> ScreenSize
  let draw: ([Line]) -> Void
  let read: () -> Input

  enum Input: Equatable {
    case key(Key)
    /// The frame must be drawn anew: the size is another one, or the process was suspended.
    case resized
    /// Somebody ends the process, and this is what it ends with.
    case ended(ExitCode)
  }
}
