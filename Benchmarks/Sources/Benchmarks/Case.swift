/// One thing that is timed.
struct Case {
  let name: String
  /// How many there are of what it is about: leaves, rows, sinks.
  let count: Int
  /// What the time is for.
  let unit: String
  /// Nanoseconds for one unit, measured once.
  let sample: () -> Double

  var title: String { "\(name), N = \(count)" }
}

extension Case {
  /// Something so short that one sample repeats it many times.
  static func repeating(
    _ name: String, count: Int, unit: String = "update", _ operation: @escaping () -> Void
  ) -> Case {
    var repetitions = 0
    return Case(name: name, count: count, unit: unit) {
      if repetitions == 0 { repetitions = calibrated(operation) }
      return nanoseconds {
        for _ in 0..<repetitions { operation() }
      } / Double(repetitions)
    }
  }

  /// Something long, with a part before it that does not count; the time is for one of `units`.
  static func prepared<Prepared>(
    _ name: String, count: Int, unit: String, units: Int? = nil,
    prepare: @escaping () -> Prepared, _ operation: @escaping (inout Prepared) -> Void
  ) -> Case {
    Case(name: name, count: count, unit: unit) {
      var prepared = prepare()
      let time = nanoseconds { operation(&prepared) }
      return time / Double(units ?? count)
    }
  }
}

/// How often to repeat something so that a sample takes about ten milliseconds.
private func calibrated(_ operation: () -> Void) -> Int {
  var repetitions = 1
  while true {
    let time = nanoseconds { for _ in 0..<repetitions { operation() } }
    if time > 2_000_000 { return max(1, Int(Double(repetitions) * 10_000_000 / time)) }
    repetitions *= 4
  }
}
