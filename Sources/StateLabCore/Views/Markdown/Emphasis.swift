/// A text with runs of `*`, `_` and `~~`. Matching runs are removed, by the rules of CommonMark,
/// 6.2.
///
///     *a **b** c* d*      runs   1 2 2 1 1
///                         left   0 0 0 0 1
struct Emphasis {
  /// The parts of the text, with a run after each part but the last.
  private var texts = [""]
  private var runs: [Run] = []

  private struct Run {
    let mark: Character
    let length: Int
    /// The number of unmatched marks.
    var count: Int
    let canOpen: Bool
    let canClose: Bool

    /// False for a run that could both open and close, if the match would leave a mark over:
    /// `*a**b*` is one emphasis.
    func canPair(with closer: Run) -> Bool {
      !(canClose || closer.canOpen) || (length + closer.length) % 3 != 0
        || length % 3 == 0 && closer.length % 3 == 0
    }
  }

  mutating func append(_ text: String) { texts[texts.count - 1] += text }

  /// Adds a run between two characters; nil is an end of the text.
  mutating func append(
    _ mark: Character, count: Int, after previous: Character?, before next: Character?
  ) {
    guard mark != "~" || count == 2 else { return append(String(repeating: mark, count: count)) }
    let opens = isInner(next, outer: previous)
    let closes = isInner(previous, outer: next)
    runs.append(
      Run(
        mark: mark, length: count, count: count,
        canOpen: opens && (mark != "_" || !closes || previous.isPunctuation),
        canClose: closes && (mark != "_" || !opens || next.isPunctuation)))
    texts.append("")
  }

  /// True if a run is adjacent to a character that the run can mark.
  private func isInner(_ inner: Character?, outer: Character?) -> Bool {
    !inner.isBlank && (!inner.isPunctuation || outer.isBlank || outer.isPunctuation)
  }

  /// The text without matched marks.
  var text: String {
    let pairs = paired
    var text = texts[0]
    for (run, next) in zip(pairs, texts.dropFirst()) {
      text += String(repeating: run.mark, count: run.count) + next
    }
    return text
  }

  private var paired: [Run] {
    var runs = runs
    var openers: [Character: [Int]] = [:]
    for closer in runs.indices {
      let mark = runs[closer].mark
      while runs[closer].canClose, runs[closer].count > 0,
        let opener = openers[mark]?.last(where: { runs[$0].canPair(with: runs[closer]) })
      {
        StepCounter.count()
        let count = min(runs[opener].count, runs[closer].count, 2)
        runs[opener].count -= count
        runs[closer].count -= count
        // Emphasis does not overlap: runs between a matched pair no longer match.
        let firstGone = runs[opener].count == 0 ? opener : opener + 1
        for mark in openers.keys {
          while let last = openers[mark]?.last, last >= firstGone { openers[mark]?.removeLast() }
        }
      }
      if runs[closer].canOpen, runs[closer].count > 0 { openers[mark, default: []].append(closer) }
    }
    return runs
  }
}

extension Character? {
  fileprivate var isBlank: Bool { self?.isWhitespace ?? true }
  fileprivate var isPunctuation: Bool {
    self.map { $0.isPunctuation || $0.isSymbol } ?? false
  }
}
