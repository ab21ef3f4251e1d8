import Rendering

/// A full screen that does its work again after each save of a learner's file. A frame says that the
/// work begins, and the next turn does the work.
protocol SaveFollower {
  var isWorking: Bool { get set }
  mutating func frame(_ size: ScreenSize) -> [Line]
  mutating func take(_ key: Key, at size: ScreenSize, on screen: FullScreen) throws -> ExitCode?
  /// True once after each save.
  mutating func notices() -> Bool
  mutating func work(on screen: FullScreen)
}

extension SaveFollower {
  /// Reads keys and looks at the file until the user leaves.
  mutating func run(on screen: FullScreen) throws -> ExitCode {
    try screen.play(
      frame: { frame($0) }, take: { try take($0, at: $1, on: screen) },
      patience: { isWorking ? .zero : FileWatch.pause },
      waited: { _ in
        if isWorking {
          isWorking = false
          work(on: screen)
        } else {
          isWorking = notices()
        }
        return nil
      })
  }
}
