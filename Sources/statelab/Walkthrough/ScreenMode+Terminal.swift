import Rendering

extension ScreenMode {
  /// Draws and reads keys until the user quits.
  ///
  /// - Parameter moved: Called with the place and the question, at first and after each change.
  mutating func run(
    on screen: FullScreen, output: OutputOptions, moved: (Spot) -> Void = { _ in }
  ) -> ExitCode {
    var told: Spot?
    // Read once for a frame and the following wait, so that the clock shows every second.
    var elapsed = Duration.zero
    func room(_ size: ScreenSize) -> ScreenSize {
      ScreenSize(columns: min(size.columns, output.askedWidth ?? size.columns), rows: size.rows)
    }
    return screen.play(
      frame: { size in
        let spot = Spot(position: position, question: asked?.question.id)
        if told != spot { moved(spot) }
        told = spot
        elapsed = screen.elapsed()
        return frame(room(size), output: output, elapsed: elapsed)
      },
      take: { take($0, at: room($1)) },
      patience: { isPlaying ? pace : showsTimer ? elapsed.untilNextSecond : nil },
      waited: { size in
        playOn(at: room(size))
        return nil
      })
  }
}

extension ScreenMode {
  /// The place of a walk, for the process that follows it.
  struct Spot: Equatable {
    let position: Int
    /// The question at the current place.
    let question: String?
  }
}

extension Duration {
  fileprivate var untilNextSecond: Duration { .seconds(components.seconds + 1) - self }
}
