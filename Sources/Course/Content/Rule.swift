/// A rule of SwiftUI or Combine that the laboratory implements and its tests name. A ``RuleBook``
/// has its sentence.
nonisolated public struct Rule: Hashable, Comparable {
  /// From 1 to 87.
  public let number: Int

  public static let numbers = 1...87

  /// The rule with this number, or nil when there is none.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  public static func < (one: Rule, other: Rule) -> Bool { one.number < other.number }

  /// `R10`
  public var name: String { "R\(number)" }
}
