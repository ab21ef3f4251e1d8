import Replay

/// One of the two runs.
package enum RunSide {
  case a, b

  package var mark: String { self == .a ? "-" : "+" }
  package var style: Style { self == .a ? .removed : .added }
}

/// The columns of two runs side by side.
package struct RunLayout {
  package let columns: StepColumns
  private let widths: Sides<Int>

  package init(_ alignment: RunAlignment, output: OutputOptions) {
    widths = Sides(a: alignment.rows.map(\.a), b: alignment.rows.map(\.b)).map { contents in
      contents.map { ($0?.step?.address?.description ?? "").count }.max() ?? 0
    }
    let longest = Self.joined("", "", widths)
    columns = StepColumns(
      for: alignment.rows.flatMap { [$0.a?.step, $0.b?.step] }.compactMap { $0 },
      addresses: longest.count, margin: 0, output: output)
  }

  /// The layout of a single run.
  package init(_ contents: [RunAlignment.Content], output: OutputOptions) {
    widths = Sides(a: 0, b: 0)
    columns = StepColumns(for: contents.compactMap(\.step), margin: 0, output: output)
  }

  /// The addresses on both sides, each in its column.
  package func address(_ a: StepAddress?, _ b: StepAddress?) -> String? {
    let text = Self.joined(a?.description ?? "", b?.description ?? "", widths)
    return text.isEmpty ? nil : text
  }

  private static func joined(_ a: String, _ b: String, _ widths: Sides<Int>) -> String {
    func filled(_ text: String, to width: Int) -> String { text + .blank(width - text.count) }
    let columns = [(a, widths.a), (b, widths.b)].filter { $0.1 > 0 }
    return columns.map { filled($0.0, to: $0.1) }.joined(separator: "  ")
  }
}
