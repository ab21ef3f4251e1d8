/// The demands of design.md, section 6, and those on the other commands and on the walk.
func demands(
  _ measured: Measurement, recording: RecordingCost, programs: Programs, walk: () throws -> Double
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
  // 1 µs at commit 9c0b0cb1, on a machine where an update took 0.861 µs. Recording, like an update,
  // spends its time on references and memory; the bare reference does not, so it says little about
  // recording on another machine. The rows compare the update itself with the baseline.
  let event = Demand(
    name: "recording an event, to an unrecorded update", value: recording.perEvent,
    limit: 1 / 0.861)
  let growth = Demand(
    name: "recorded update, N = 10000 to N = 1", value: recording.growth, limit: 3)
  let step = Demand("walk, milliseconds a step of the longest lesson", atMost: 50, measured: walk)
  return updates + [sinks, event, growth] + startUps(programs) + [step]
}

private let commands = [["help"], ["list"], ["run", "1"]]

/// The tool compared with an empty program; and the static tool, which `make install` installs, with
/// the dynamic one. An empty static program is no measure for every machine: at commit 9c0b0cb1 the
/// static tool took 2.4 times as long as this program on one machine, and 3.1 times on another.
private func startUps(_ programs: Programs) -> [Demand] {
  let built = commands.map { words in
    let limit = words == ["run", "1"] ? 2.5 : 2
    return Demand("\(words.asCommand) to an empty program", atMost: limit) {
      try StartUp(command: [programs.tool] + words, other: [programs.empty]).ratio(atMost: limit)
    }
  }
  let installed = commands.map { words in
    Demand("\(words.asCommand), static to dynamic", atMost: 0.85) {
      try StartUp(command: [programs.staticTool] + words, other: [programs.tool] + words)
        .ratio(atMost: 0.85)
    }
  }
  return built + installed
}

/// The static tool compared with an empty static program.
func startUpFigures(_ programs: Programs) -> [Figure] {
  commands.compactMap { words in
    let name = "\(words.asCommand) to an empty program, both static"
    do {
      let start = StartUp(command: [programs.staticTool] + words, other: [programs.staticEmpty])
      return Figure(name: name, value: try start.ratio())
    } catch {
      print("not measured: \(name): \(error)")
      return nil
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
