/// A pair of values, one for each of two compared runs or lessons.
public struct Sides<Value> {
  public var a: Value
  public var b: Value

  public init(a: Value, b: Value) {
    self.a = a
    self.b = b
  }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Sides<Other> {
    Sides<Other>(a: try transform(a), b: try transform(b))
  }

  public var both: [Value] { [a, b] }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Encodable where Value: Encodable {}
extension Sides: Decodable where Value: Decodable {}
extension Sides: Sendable where Value: Sendable {}

extension Sides<RunEnd?> {
  /// True if both runs ended for the same reason, also at different lines of two programs.
  public var areSame: Bool {
    guard case .crashed(let own, let message, _) = a, case .crashed(let other, let text, _) = b
    else {
      return a == b
    }
    return own == other && message == text
  }
}
