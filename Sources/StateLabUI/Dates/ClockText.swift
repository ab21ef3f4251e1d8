/// A time as a clock shows it: `4:32`, `1:04:32`, `04:32.50`.
struct ClockText {
  /// A time of at least zero; the rest below the last digit is discarded.
  let time: Duration
  let showsHours: Bool
  let maxFieldCount: Int
  let maxPrecision: Duration
  /// True for two digits in the first field.
  let isPadded: Bool

  init(
    _ time: Duration, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .seconds(1), isPadded: Bool = false
  ) {
    // The difference of two dates has an error of less than a microsecond.
    self.time = Int(exactly: (time / .microseconds(1)).rounded()).map { .microseconds($0) } ?? time
    self.showsHours = showsHours
    self.maxFieldCount = maxFieldCount
    self.maxPrecision = maxPrecision
    self.isPadded = isPadded
  }

  /// At most the given number of fields, the largest first. Apple does not document the text for
  /// fewer than all fields.
  var text: String {
    let seconds = Int(time.components.seconds)
    let hours = showsHours ? seconds / 3600 : 0
    var fields = [seconds / 60 - hours * 60, seconds % 60]
    if hours > 0 { fields.insert(hours, at: 0) }
    let digits = fields.count < maxFieldCount ? fractionDigits : 0
    let words = fields.prefix(max(1, maxFieldCount)).enumerated().map { position, number in
      position > 0 || isPadded ? padded(number, to: 2) : "\(number)"
    }
    guard digits > 0 else { return words.joined(separator: ":") }
    let part =
      time.components.attoseconds / (1...(18 - digits)).reduce(1) { power, _ in power * 10 }
    return words.joined(separator: ":") + "." + padded(Int(part), to: digits)
  }

  /// The digits after the point: two for a precision of 10 ms.
  private var fractionDigits: Int {
    var (unit, digits) = (Duration.seconds(1), 0)
    while unit > maxPrecision, digits < 9 { (unit, digits) = (unit / 10, digits + 1) }
    return digits
  }

  private func padded(_ number: Int, to count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
