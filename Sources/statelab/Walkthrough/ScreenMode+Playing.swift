import Rendering

extension ScreenMode {
  /// Any key stops an automatic walk; space starts it again.
  mutating func stopsOrPlays(_ key: Key) -> Bool {
    guard pace != nil, overlay == nil, isPlaying || key == .character(" ") else { return false }
    isPlaying.toggle()
    if !isPlaying { remark = Words.current.screen.walk.stopped }
    return key == .character(" ")
  }

  /// Goes one step further automatically, until the end.
  mutating func playOn(at size: ScreenSize) {
    guard isPlaying else { return }
    remark = nil
    if turnPage(.next, at: size) { return }
    isPlaying = position + 1 < walk.stopCount
    _ = take(.next)
  }
}
