import Rendering
import Replay

/// The lines in which two screens differ.
struct ScreenChange {
  private(set) var pairs: [Pair] = []

  /// A line and the one in its place; nil where there is none.
  struct Pair: Hashable {
    var old: String?
    var new: String?

    /// `Likes: 0 → Likes: 1`
    var line: Line {
      switch (old?.asScreenLine, new?.asScreenLine) {
      case (let old?, let new?): Line(old, .removed) + Line(" → ") + Line(new, .changed)
      case (let old?, nil): Line(old, .removed) + Line(" is gone")
      default: Line(new?.asScreenLine ?? "", .changed) + Line(" is new")
      }
    }
  }

  /// Pairs the lines between two lines that both screens have.
  init(from old: [String], to new: [String]) {
    for case .changed(let removed, let added) in LineDiff(fromScreen: old, to: new).stretches {
      for position in 0..<max(removed.count, added.count) {
        pairs.append(
          Pair(old: removed.dropFirst(position).first, new: added.dropFirst(position).first))
      }
    }
  }
}
