import Foundation

func allCases() -> [Case] {
  updateCases() + tapCases() + environmentCases() + publishedCases() + mountCases() + rowCases()
    + combineCases() + traceCases() + observableCases() + operatorCases()
}

/// - Parameter recording: The cost of recording; nil for a report without demands.
func measure(_ cases: [Case], recording: RecordingCost?) -> Report {
  let measured = Measurement(of: cases)
  return Report(
    machine: machineName, bareNanoseconds: measured.bareTime, rows: measured.rows(of: cases),
    demands: recording.map {
      demands(
        measured, recording: $0, programs: programs(),
        walk: { try Walking(tool: tool()).slowestStep })
    } ?? [], figures: recording == nil ? [] : startUpFigures(programs()))
}

extension Measurement {
  func rows(of cases: [Case]) -> [Row] {
    cases.map { item in
      Row(
        name: item.name, count: item.count, unit: item.unit, nanoseconds: time(of: item.title),
        ratio: ratio(of: item.title))
    }
  }
}

/// The processor and the number of its cores: `Intel(R) Xeon(R) Processor @ 2.20GHz, 2 cores`.
private var machineName: String? {
  let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
  let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
  guard let name = line?.split(separator: ":").last else { return nil }
  let count = ProcessInfo.processInfo.activeProcessorCount
  return "\(name.trimmingCharacters(in: .whitespaces)), \(count) core\(count == 1 ? "" : "s")"
}

private func programs() -> Programs {
  let here = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  return Programs(
    tool: options.tool ?? "", empty: here.appendingPathComponent("empty").path,
    staticTool: options.staticTool ?? "", staticEmpty: options.staticEmpty ?? "")
}

private func tool() throws -> String {
  guard let tool = options.tool else { throw NotMeasured("there is no --tool to measure") }
  return tool
}

extension Report {
  /// The rows that are worse than the baseline by more than a quarter. A machine has bad moments, so
  /// each is measured up to three times more, and its best ratio counts.
  mutating func remeasured(_ cases: [Case], against baseline: Report?) -> [Row] {
    for _ in 0..<3 {
      let titles = slower(than: baseline).map(\.title)
      let suspects = cases.filter { titles.contains($0.title) }
      if suspects.isEmpty { break }
      let again = Measurement(of: suspects).rows(of: suspects)
      rows = rows.map { row in
        again.first { $0.title == row.title && $0.ratio < row.ratio } ?? row
      }
    }
    return slower(than: baseline)
  }

  private func slower(than baseline: Report?) -> [Row] {
    rows.filter { row in
      guard let before = baseline?.rows.first(where: { $0.title == row.title }) else {
        return false
      }
      return row.ratio > 1.25 * before.ratio
    }
  }
}
