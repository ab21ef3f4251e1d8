/// The ratios that design.md, section 6, demands.
func demands(_ measured: Measurement, programs: [Linked], walk: () throws -> Double) -> [Demand] {
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
  let recording = Demand(
    name: "recording, microseconds an event", value: recordingCost(measured), limit: 1)
  let starts = programs.flatMap { linked in
    [["help"], ["list"], ["run", "1"]].map { command in
      let words = command.joined(separator: " ")
      let limit = words == "run 1" ? 2.5 : 2
      return Demand("statelab \(words) to an empty program, \(linked.kind)", atMost: limit) {
        try linked.startUp(command)
      }
    }
  }
  let step = Demand("walk, milliseconds a step of the longest lesson", atMost: 50, measured: walk)
  return updates + [sinks, recording, recordedUpdate] + starts + [step]
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

private func recordingCost(_ measured: Measurement) -> Double {
  let extra =
    measured.time(of: "update, recording on, N = 1")
    - measured.time(of: "update, recording off, N = 1")
  return extra / eventsPerUpdate() / 1_000
}
