import Replay

extension PlainRenderer {
  func lines(of alignment: RunAlignment) -> [String] {
    guard alignment.differs else { return [alignment.agreement] }
    var lines = ["First run: \(alignment.titles.a)"] + (alignment.endings.a.map { [$0] } ?? [])
    lines += ["Second run: \(alignment.titles.b)"] + (alignment.endings.b.map { [$0] } ?? [])
    for piece in alignment.pieces() {
      switch piece {
      case .divergence(let text): lines.append(text)
      case .alike(let text, let first, let last):
        lines.append(text + range(first, last) + ".")
      case .row(let row): lines += self.lines(of: row)
      }
    }
    return lines
  }

  func lines(of row: RunAlignment.Row) -> [String] {
    if row.isSame { return lines(of: row.b, as: "Both", address: address(of: row)) }
    return lines(of: row.a, as: "First only", address: row.a?.step?.address)
      + lines(of: row.b, as: "Second only", address: row.b?.step?.address)
  }

  private func lines(
    of content: RunAlignment.Content?, as side: String, address: String?
  ) -> [String] {
    switch content {
    case nil: []
    case .action(let title): ["\(side): Action: \(title)"]
    case .silence(let text): ["\(side): Result: \(text)"]
    case .screen(let rows):
      rows.isEmpty
        ? ["\(side): Screen: empty"]
        : rows.enumerated().map { "\(side): Screen line \($0 + 1): \($1)" }
    case .stale(let sentence): ["\(side): Screen \(sentence.text)"]
    case .step(let step):
      [
        "\(side): " + (address.map { "Step \($0): " } ?? "")
          + "\(step.sentence.verb): \(step.sentence.object)"
          + (step.sentence.reason.map { ", \($0)" } ?? "")
      ]
    }
  }

  private func address(of row: RunAlignment.Row) -> String? {
    let known = [row.a?.step?.address, row.b?.step?.address].compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " and ")
  }

  /// `, 4:1 to 4:5 and 5:1 to 5:5`
  private func range(_ first: Sides<String?>, _ last: Sides<String?>) -> String {
    let ranges = [(first.a, last.a), (first.b, last.b)].compactMap { first, last in
      first.flatMap { first in last.map { "\(first) to \($0)" } }
    }
    return ranges.isEmpty ? "" : ", \(ranges.joined(separator: " and "))"
  }
}
