/// A type with a value for interpolation. Looks only: nothing moves.
public protocol Animatable {
  /// The type of the animated value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The animated value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty value, for a type without an animated value.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier with a value for interpolation. Looks only: nothing moves.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A value that can be added and scaled. Looks only.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// The square of the vector's length.
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

/// The empty value. Looks only.
public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  /// The only value of the type.
  public static var zero: Self { Self() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values. Looks only.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first part; nothing moves here.
  public var first: First
  /// The second part.
  public var second: Second

  /// A pair of these values.
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
