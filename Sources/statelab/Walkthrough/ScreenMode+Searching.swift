import Rendering

/// A search for words in the text of a walk.
struct SearchState {
  /// The text being typed after `/`.
  var typed: String?
  /// The words of the last successful search.
  var found: String?
  fileprivate var last = ""
}

extension ScreenMode {
  /// Edits the line of the search. An empty line repeats the last search.
  mutating func edit(_ key: Key, at size: ScreenSize) {
    guard let words = search.typed else { return }
    switch key {
    case .character(let character): search.typed = words + String(character)
    case .backspace: search.typed = words.isEmpty ? nil : String(words.dropLast())
    case .escape: search.typed = nil
    case .enter:
      search.typed = nil
      find(words.isEmpty ? search.last : words, at: size)
    default: break
    }
  }

  private mutating func find(_ words: String, at size: ScreenSize) {
    guard !words.isEmpty else { return }
    search.last = words
    overlay = nil
    let old = position
    remark = nil
    _ = walk.destination(of: .search, words, from: old).map { go(to: $0) }
    guard remark == nil else { return }
    search.found = words
    line = lineOfHit(words, at: size)
    remark = Words.current.screen.walk.found(
      words, walk.progress(at: position), walk.searchNote(from: old, to: position))
  }

  /// The line with the words, where the text is longer than the screen.
  private func lineOfHit(_ words: String, at size: ScreenSize) -> Int {
    guard let text = walk.text(at: position) else { return 0 }
    let painter = painter(size)
    let lines = painter.lines(of: text, columns: painter.room(in: size).columns)
    return lines.firstIndex { $0.text.lowercased().contains(words.lowercased()) } ?? 0
  }
}
