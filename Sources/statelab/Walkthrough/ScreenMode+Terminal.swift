import Rendering

extension ScreenMode {
  /// Draws and takes keys until somebody ends it.
  ///
  /// - Parameter moved: Told where it stands and what it asks, at first and after each change.
  mutating func run(
    on screen: FullScreen, output: OutputOptions, moved: (Spot) -> Void = { _ in }
  ) -> ExitCode {
    var told: Spot?
    // Asked once for a frame and the wait after it, so that the clock misses no second.
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
  /// The place of a walk, for somebody who follows it.
  struct Spot: Equatable {
    let position: Int
    /// The question that is asked there.
    let question: String?
  }
}

extension Duration {
  fileprivate var untilNextSecond: Duration {
    .seconds(components.seconds + 1) - self
  }
}
