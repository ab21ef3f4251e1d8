import Foundation

/// `Benchmarks [--only TEXT] [--baseline FILE] [--rewrite FILE] [--json FILE] [--commit NAME]`
/// `[--tool FILE] [--static-tool FILE --static-empty FILE]`
let options = Options(CommandLine.arguments.dropFirst())

let memory = options.only == nil ? memoryFigures() : []
let recording = options.only == nil ? RecordingCost() : nil
let cases = allCases().filter { options.only.map($0.title.contains) ?? true }
var report = measure(cases, recording: recording)
report.figures = memory + report.figures
report.commit = options.commit

let baseline = try options.baseline.map(Report.read)
let slower = report.remeasured(cases, against: baseline)
report.print(against: baseline)
try (options.rewrite ?? options.json).map(report.write)

if options.rewrite == nil, options.only == nil {
  // Reported without a failure: the baseline may come from another machine.
  for row in slower { print("slower than the baseline by more than a quarter: \(row.title)") }
  for demand in report.demands where !demand.holds {
    print(
      demand.trouble.map { "not measured: \(demand.name): \($0)" }
        ?? "demand not met: \(demand.name)")
  }
  exit(report.demands.allSatisfy(\.holds) ? 0 : 1)
}
