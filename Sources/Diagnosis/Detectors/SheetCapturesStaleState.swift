import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The content of a presentation shows an older value, because the body that contains the
  /// presentation did not run.
  static let sheetCapturesStaleState = Detector(.sheetCapturesStaleState) { run in
    let places = ["sheet", "fullScreenCover", "popover"].flatMap { name in
      run.source.types.flatMap { type in
        run.source.positions(of: [".", name, "(", "isPresented"], in: type).map { (type, $0) }
      }
    }
    guard !places.isEmpty else { return nil }
    return run.staleScreens.compactMap { screen in
      let skipped = screen.act.filter { $0.name == .bodySkipped }
      for skip in skipped {
        let writes = screen.act.filter {
          $0.name == .wrote && $0.view == skip.view && $0.index < skip.index
        }
        let types = places.filter { $0.0.name == run.typeName(skip) }
        guard writes.count > 1, types.count == 1,
          let flag = writes.last(where: { $0.new?.literal == "true" }),
          let other = writes.first(where: { $0.index != flag.index && screen.explains($0) }),
          !screen.act.contains(where: { $0.name == .body && $0.view == skip.view })
        else { continue }
        return Finding(
          .sheetCapturesStaleState, .proved, at: types[0].1,
          Subject(
            view: run.typeName(skip), property: other.property?.description,
            other: flag.property?.description, old: other.old?.brief, new: other.new?.brief),
          evidence: run.evidence(screen, [other, flag, skip]),
          fixes: [Fix(.useSheetItem), Fix(.passObject)])
      }
      return nil
    }
  }
}

extension StaleScreen {
  fileprivate func explains(_ write: Event) -> Bool {
    guard case .wrote(_, let old, let new) = write.kind else { return false }
    return mayShow(new, insteadOf: old)
  }
}
