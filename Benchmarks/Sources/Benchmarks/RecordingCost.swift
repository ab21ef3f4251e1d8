/// The cost of recording. It must be measured before other cases fragment the heap, which recording
/// fills. A machine has bad moments, so the best of three measurements counts.
struct RecordingCost {
  /// The time of recording an event, in unrecorded updates.
  let perEvent: Double
  /// The time of a recorded update among 10 000 leaves, divided by that of a lone leaf.
  let growth: Double

  init() {
    let updates = traceCases().filter { $0.unit == "update" }
    let measurements = (0..<3).map { _ in Measurement(of: updates) }
    func best(of title: String, to other: String) -> Double {
      measurements.map { $0.ratio(of: title, to: other) }.reduce(.infinity, min)
    }
    let recorded = "update, recording on, N = 1"
    perEvent = (best(of: recorded, to: "update, recording off, N = 1") - 1) / eventsPerUpdate()
    growth = best(of: "update, recording on, N = 10000", to: recorded)
  }
}
