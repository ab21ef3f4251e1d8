/// The cases' times, measured in turns: each round times the reference and then every case, so that
/// a slow moment of the machine affects both.
struct Measurement {
  /// Nanoseconds of each round, by the case's title.
  private var times: [String: [Double]] = [:]
  private var bare: [Double] = []

  init(of cases: [Case], rounds: Int = 7) {
    _ = Case.bare.sample()
    for item in cases { _ = item.sample() }  // Warms up and calibrates.
    for _ in 0..<rounds {
      bare.append(Case.bare.sample())
      for item in cases { times[item.title, default: []].append(item.sample()) }
    }
  }

  /// Nanoseconds for one unit.
  func time(of title: String) -> Double { median(times[title] ?? []) }

  /// The time of the reference in the same rounds.
  var bareTime: Double { median(bare) }

  /// The time divided by that of the reference.
  func ratio(of title: String) -> Double { ratio(times[title] ?? [], bare) }

  /// The time of one case divided by that of another.
  func ratio(of title: String, to other: String) -> Double {
    ratio(times[title] ?? [], times[other] ?? [])
  }

  private func ratio(_ times: [Double], _ others: [Double]) -> Double {
    median(zip(times, others).map { $0 / $1 })
  }
}
