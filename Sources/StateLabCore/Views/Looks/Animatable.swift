/// Something with a value that can stand between two others. Looks only: nothing moves.
public protocol Animatable {
  /// The kind of value that would move.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The value that would move.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No value that would move.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be added and scaled. Looks only.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies it by a number.
  mutating func scale(by rhs: Double)
  /// Its length, squared.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No value. Looks only.
public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  /// The only value that there is.
  public static var zero: Self { Self() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values. Looks only.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The part that is animated first, in a shape with two of them; nothing moves here.
  public var first: First
  /// The part beside the first one.
  public var second: Second

  /// A pair of these.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Both parts at zero.
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
