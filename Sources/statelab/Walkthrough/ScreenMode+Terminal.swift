extension ScreenMode {
  /// Draws and takes keys until somebody ends it.
  ///
  /// - Parameter moved: Told where it stands and what it asks, at first and after each change.
  mutating func run(
    on screen: FullScreen, output: OutputOptions, moved: (Spot) -> Void = { _ in }
  ) -> ExitCode {
    var told: Spot?
    while true {
      let spot = Spot(position: position, question: asked?.question.id)
      if told != spot { moved(spot) }
      told = spot
      var size = screen.size()
      size.columns = min(size.columns, output.askedWidth ?? size.columns)
      let elapsed = screen.elapsed()
      screen.draw(frame(size, output: output, elapsed: elapsed))
      let wait = isPlaying ? pace : showsTimer ? elapsed.untilNextSecond : nil
      switch screen.read(wait) {
      case .resized: continue
      case .waited: playOn(at: size)
      case .ended(let code): return code
      case .key(let key): if let code = take(key, at: size) { return code }
      }
    }
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
