extension Subscribers {
  /// The number of values that a subscriber requests, or no limit.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `Int.max` stands for no limit.
    private var count: Int

    private init(count: Int) { self.count = count }

    /// A demand without limit.
    public static let unlimited = Demand(count: .max)
    /// A demand for no further value.
    public static let none = Demand(count: 0)

    /// A demand for at most this many values. A negative number ends the process.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(count: value)
    }

    /// The number, or nil if there is no limit.
    public var max: Int? { count == .max ? nil : count }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
  }
}

// MARK: Arithmetic: `unlimited` stays `unlimited`, and no demand falls below zero

extension Subscribers.Demand {
  public static func + (a: Self, b: Self) -> Self {
    let (sum, overflow) = a.count.addingReportingOverflow(b.count)
    return overflow ? .unlimited : Self(count: sum)
  }

  /// Adds a number, which may be negative. Unlimited demand absorbs any number (R92).
  public static func + (a: Self, b: Int) -> Self {
    if a.count == .max { return .unlimited }
    let (sum, overflow) = a.count.addingReportingOverflow(b)
    return overflow ? .unlimited : .max(sum)
  }

  public static func - (a: Self, b: Int) -> Self {
    if a.count == .max { return .unlimited }
    let (difference, overflow) = a.count.subtractingReportingOverflow(b)
    return overflow ? .unlimited : Self(count: Swift.max(0, difference))
  }

  public static func - (a: Self, b: Self) -> Self {
    if a.count == .max { return .unlimited }
    return Self(count: Swift.max(0, a.count - b.count))
  }

  public static func * (a: Self, b: Int) -> Self {
    if a.count == .max { return .unlimited }
    let (product, overflow) = a.count.multipliedReportingOverflow(by: b)
    return overflow ? .unlimited : .max(product)
  }

  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func += (a: inout Self, b: Int) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func -= (a: inout Self, b: Int) { a = a - b }
  public static func *= (a: inout Self, b: Int) { a = a * b }
}

// MARK: Comparison with a number: `unlimited` is greater than any number, and equal to none

extension Subscribers.Demand {
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  public static func == (a: Int, b: Self) -> Bool { b == a }
  public static func != (a: Self, b: Int) -> Bool { !(a == b) }
  public static func != (a: Int, b: Self) -> Bool { !(b == a) }
  public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
  public static func >= (a: Self, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
  public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
  public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
  public static func > (a: Int, b: Self) -> Bool { b < a }
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
  public static func < (a: Int, b: Self) -> Bool { b > a }
  public static func <= (a: Int, b: Self) -> Bool { b >= a }
}

extension Subscribers.Demand {
  /// Ends the process if the demand is zero, as every `request` must. The text is Apple's (R72).
  func assertNonZero() {
    if count == 0 { fatalError("API Violation: demand must not be zero") }
  }
}

extension Subscribers.Demand: Codable {
  /// One number; for unlimited demand, the number after the largest demand.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(max.map(UInt.init) ?? UInt(Int.max) + 1)
  }

  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(UInt.self)
    self = number > Int.max ? .unlimited : .max(Int(number))
  }
}
