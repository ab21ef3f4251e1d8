/// One measured operation.
struct Case {
  let name: String
  /// The number of elements in the case: leaves, rows, sinks.
  let count: Int
  /// The unit of the time.
  let unit: String
  /// Nanoseconds for one unit, measured once.
  let sample: () -> Double

  var title: String { "\(name), N = \(count)" }
}

extension Case {
  /// A short operation that one sample repeats many times.
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

  /// A long operation with an unmeasured preparation; the time is for one of `units`.
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

/// The number of repetitions for a sample of about ten milliseconds.
private func calibrated(_ operation: () -> Void) -> Int {
  var repetitions = 1
  while true {
    let time = nanoseconds { for _ in 0..<repetitions { operation() } }
    if time > 2_000_000 { return max(1, Int(Double(repetitions) * 10_000_000 / time)) }
    repetitions *= 4
  }
}
