/// The ratios that design.md, section 6, demands.
func demands(
  _ measured: Measurement, recording: Double, programs: Programs, walk: () throws -> Double
) -> [Demand] {
  let updates = ["same leaf": 1.5, "random leaf": 3].sorted { $0.key > $1.key }.map { name, limit in
    Demand(
      name: "\(name), N = 100000 to N = 100",
      value: measured.ratio(of: "\(name), N = 100000", to: "\(name), N = 100"), limit: limit)
  }
  let sinks = Demand(
    name: "100 sinks to one",
    value: measured.ratio(of: "subject to sinks, N = 100", to: "subject to sinks, N = 1"),
    limit: 100)
  let recordedUpdate = Demand(
    name: "recorded update, N = 10000 to N = 1",
    value: measured.ratio(
      of: "update, recording on, N = 10000", to: "update, recording on, N = 1"), limit: 3)
  // One microsecond on the machine of the baseline, where an update takes 0.861. Recording spends its
  // time on references and memory, as an update does, and unlike the bare reference.
  let recording = Demand(
    name: "recording an event, to an unrecorded update", value: recording, limit: 1 / 0.861)
  let step = Demand("walk, milliseconds a step of the longest lesson", atMost: 50, measured: walk)
  return updates + [sinks, recording, recordedUpdate] + startUps(programs) + [step]
}

private let commands = [["help"], ["list"], ["run", "1"]]

/// The tool compared with an empty program, and the static tool, which `make install` installs, with
/// the tool that `swift build` builds. An empty static program is no measure for every machine: one
/// commit took 2.4 times its time on one machine, and 3.1 times on another.
private func startUps(_ programs: Programs) -> [Demand] {
  let built = commands.map { words in
    let limit = words == ["run", "1"] ? 2.5 : 2
    return Demand("\(words.asCommand) to an empty program", atMost: limit) {
      try StartUp(command: [programs.tool] + words, other: [programs.empty]).ratio(atMost: limit)
    }
  }
  let installed = commands.map { words in
    Demand("\(words.asCommand), installed to built", atMost: 1) {
      try StartUp(command: [programs.staticTool] + words, other: [programs.tool] + words)
        .ratio(atMost: 1)
    }
  }
  return built + installed
}

/// The static tool compared with an empty static program. A figure that cannot be measured is left
/// out: the demands say why.
func startUpFigures(_ programs: Programs) -> [Figure] {
  commands.compactMap { words in
    let start = StartUp(command: [programs.staticTool] + words, other: [programs.staticEmpty])
    return (try? start.ratio()).map {
      Figure(name: "\(words.asCommand), installed, to an empty program", value: $0)
    }
  }
}

extension [String] {
  fileprivate var asCommand: String { "statelab \(joined(separator: " "))" }
}

extension Demand {
  /// A demand on the tool. A failed measurement is a fault too.
  fileprivate init(_ name: String, atMost limit: Double, measured: () throws -> Double) {
    do {
      self.init(name: name, value: try measured(), limit: limit)
    } catch {
      self.init(name: name, value: nil, limit: limit, trouble: "\(error)")
    }
  }
}

/// The reason why a measurement failed.
struct NotMeasured: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = reason }
}

/// The time of recording an event, in unrecorded updates. It must be measured before other cases
/// fragment the heap, which recording fills. A machine has bad moments, so the best of three counts.
func recordingCost() -> Double {
  let updates = traceCases().filter { $0.count == 1 && $0.unit == "update" }
  let ratios = (0..<3).map { _ in
    Measurement(of: updates).ratio(
      of: "update, recording on, N = 1", to: "update, recording off, N = 1")
  }
  return (ratios.reduce(.infinity, min) - 1) / eventsPerUpdate()
}
