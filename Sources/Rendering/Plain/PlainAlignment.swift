import Replay

extension PlainRenderer {
  package func lines(of alignment: RunAlignment) -> [String] {
    let words = Words.current.plain
    guard alignment.differs else { return [alignment.agreement] }
    var lines = [words.firstRun(alignment.titles.a)] + (alignment.endings.a.map { [$0] } ?? [])
    lines += [words.secondRun(alignment.titles.b)] + (alignment.endings.b.map { [$0] } ?? [])
    for piece in alignment.pieces() {
      switch piece {
      case .divergence(let text): lines.append(text)
      case .alike(let text, let first, let last):
        lines.append(words.alike(text, ranges(first, last)))
      case .row(let row): lines += self.lines(of: row)
      }
    }
    return lines
  }

  package func lines(of row: RunAlignment.Row) -> [String] {
    let words = Words.current.plain
    if row.isSame { return lines(of: row.b, address: address(of: row)).map(words.both) }
    return lines(of: row.a, address: row.a?.step?.address?.description).map(words.firstOnly)
      + lines(of: row.b, address: row.b?.step?.address?.description).map(words.secondOnly)
  }

  private func lines(of content: RunAlignment.Content?, address: String?) -> [String] {
    let words = Words.current.plain
    return switch content {
    case nil: []
    case .action(let title): [words.action(title)]
    case .silence(let text): [words.result(text)]
    case .screen(let rows):
      rows.isEmpty
        ? [words.emptyScreen]
        : rows.enumerated().map { words.screenLine($0 + 1, false, $1.asScreenLine) }
    case .stale(let sentence): [words.staleScreen(sentence.line())]
    case .step(let step): [line(of: step, at: address)]
    }
  }

  private func address(of row: RunAlignment.Row) -> String? {
    let known = [row.a?.step?.address, row.b?.step?.address].compactMap { $0 }
    return known.isEmpty ? nil : Words.current.plain.addresses(known.map(\.description))
  }

  /// The first and last address of a stretch of steps, on each side that has addresses.
  private func ranges(
    _ first: Sides<String?>, _ last: Sides<String?>
  ) -> [(first: String, last: String)] {
    [(first.a, last.a), (first.b, last.b)].compactMap { first, last in
      first.flatMap { first in last.map { (first, $0) } }
    }
  }
}
