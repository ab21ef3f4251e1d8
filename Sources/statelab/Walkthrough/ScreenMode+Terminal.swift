extension ScreenMode {
  /// Draws and takes keys until somebody ends it.
  ///
  /// - Parameter moved: Told where it stands, at first and after each move.
  mutating func run(
    on screen: FullScreen, output: OutputOptions, moved: (Int) -> Void = { _ in }
  ) -> ExitCode {
    var told: Int?
    while true {
      if told != position { moved(position) }
      told = position
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

extension Duration {
  fileprivate var untilNextSecond: Duration {
    .seconds(components.seconds + 1) - self
  }
}
