/// The ratios that design.md, section 6, demands.
func demands(_ measured: Measurement, startUp: Double?, walk: Double?) -> [Demand] {
  let updates = ["same leaf": 1.5, "random leaf": 3].sorted { $0.key > $1.key }.map { name, limit in
    Demand(
      name: "\(name), N = 100000 to N = 100",
      value: measured.ratio(of: "\(name), N = 100000", to: "\(name), N = 100"), limit: limit)
  }
  let sinks = Demand(
    name: "100 sinks to one",
    value: measured.ratio(of: "subject to sinks, N = 100", to: "subject to sinks, N = 1"),
    limit: 100)
  let recording = Demand(
    name: "recording, microseconds an event", value: recordingCost(measured), limit: 1)
  let start = startUp.map {
    Demand(name: "statelab run 1 to an empty program", value: $0, limit: 2)
  }
  let step = walk.map {
    Demand(name: "walk, milliseconds a step of the longest lesson", value: $0, limit: 50)
  }
  return updates + [sinks, recording] + [start, step].compactMap(\.self)
}

private func recordingCost(_ measured: Measurement) -> Double {
  let extra =
    measured.time(of: "update, recording on, N = 1")
    - measured.time(of: "update, recording off, N = 1")
  return extra / eventsPerUpdate() / 1_000
}
