import StateLabCore

/// The cost of recording, and of putting values into words.
func traceCases() -> [Case] {
  let doors = Doors()
  let quiet = Host(LeafTree(count: 1, doors: doors), recording: false)
  return [
    .repeating("update, recording off", count: 1) { quiet.perform(doors.increment[0]) },
    recordedUpdates(among: 1),
    recordedUpdates(among: 1_000),
    recordedUpdates(among: 10_000),
    .repeating("describe an Int", count: 1, unit: "value") { keep(describe(42)) },
    .repeating("describe a String", count: 1, unit: "value") { keep(describe("Hello")) },
    .repeating("describe a struct", count: 1, unit: "value") { keep(describe(ada)) },
  ]
}

/// Updates of one of so many leaves with a host that records, a thousand at a time so that no trace
/// grows without limit.
private func recordedUpdates(among count: Int) -> Case {
  let updates = 1_000
  return .prepared(
    "update, recording on", count: count, unit: "update", units: updates,
    prepare: { Grove(count: count, recording: true) }
  ) { grove in
    for _ in 0..<updates { grove.increment(count / 2) }
  }
}

/// The number of events in one such update.
func eventsPerUpdate() -> Double {
  let grove = Grove(count: 1, recording: true)
  let before = grove.host.trace.count
  for _ in 0..<10 { grove.increment(0) }
  return Double(grove.host.trace.count - before) / 10
}

private struct Person {
  var name: String
  var age: Int
  var nickname: String?
}

private let ada = Person(name: "Ada", age: 36, nickname: nil)

/// Prevents the compiler from removing an unused result.
@inline(never)
private func keep(_ text: String) { precondition(!text.isEmpty) }
