import Foundation

/// One row of the table.
struct Row: Codable {
  let name: String
  let count: Int
  let unit: String
  let nanoseconds: Double
  /// The ratio to the bare reference.
  let ratio: Double

  var title: String { "\(name), N = \(count)" }
}

/// A limit that holds on every machine.
struct Demand: Codable {
  let name: String
  /// Nil where the measurement failed.
  let value: Double?
  let limit: Double
  /// The reason why the measurement failed.
  var trouble: String?

  /// A demand without a measurement fails.
  var holds: Bool { value.map { $0 <= limit } ?? false }
}

/// A figure that is reported and not judged.
struct Figure: Codable {
  let name: String
  let value: Double
}

/// The results of a run, in the format of `baseline.json`.
struct Report: Codable {
  /// The machine of the measurement; absent in older reports.
  var machine: String?
  /// The measured commit.
  var commit: String?
  var bareNanoseconds: Double
  var rows: [Row]
  var demands: [Demand]
  var figures: [Figure]
}

extension Report {
  static func read(_ path: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(rounded) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  /// Four digits: more would be noise.
  private var rounded: Report {
    Report(
      machine: machine, commit: commit, bareNanoseconds: digits(bareNanoseconds),
      rows: rows.map {
        Row(
          name: $0.name, count: $0.count, unit: $0.unit, nanoseconds: digits($0.nanoseconds),
          ratio: digits($0.ratio))
      },
      demands: demands.map {
        Demand(
          name: $0.name, value: $0.value.map(digits), limit: $0.limit, trouble: $0.trouble)
      },
      figures: figures.map { Figure(name: $0.name, value: digits($0.value)) })
  }

  private func digits(_ value: Double) -> Double { Double(String(format: "%.4g", value)) ?? value }
}

// MARK: The table

extension Report {
  func print(against baseline: Report?) {
    Swift.print("measured: \(origin)")
    if let baseline { Swift.print("`was` is the baseline: \(baseline.origin)") }
    Swift.print()
    let head = [column("case", 34), right("N", 8), right("ns", 10), right("× bare", 9)]
    Swift.print(head.joined() + (baseline == nil ? "" : right("was", 9)) + "  for one")
    Swift.print(
      column("bare reference", 34) + right("100", 8) + right(number(bareNanoseconds), 10)
        + right("1", 9))
    for row in rows {
      let before = baseline?.rows.first { $0.title == row.title }
      let was = baseline == nil ? "" : right(before.map { number($0.ratio) } ?? "new", 9)
      Swift.print(
        column(row.name, 34) + right("\(row.count)", 8) + right(number(row.nanoseconds), 10)
          + right(number(row.ratio), 9) + was + "  \(row.unit)")
    }
    Swift.print("\ndemanded")
    for demand in demands {
      Swift.print(
        "  \(demand.holds ? "holds" : "FAILS")  " + column(demand.name, 50)
          + right(demand.value.map(number) ?? "none", 9) + "  at most \(number(demand.limit))")
    }
    Swift.print("\nreported")
    for figure in figures {
      Swift.print("  " + column(figure.name, 57) + right(number(figure.value), 9))
    }
  }

  /// The commit and the machine: `commit e5622fc, on Intel(R) Xeon(R) Processor @ 2.20GHz, 2
  /// cores`.
  private var origin: String {
    "commit \(commit ?? "unknown"), on \(machine ?? "a machine that is not named")"
  }

  private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func number(_ value: Double) -> String {
    String(format: abs(value) < 100 ? "%.2f" : "%.0f", value)
  }
}
