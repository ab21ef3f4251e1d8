// Rendering and animation of symbols, and transitions of content.

extension ContentTransition {
  /// A transition by this symbol effect.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .symbolEffect }
  /// A transition of digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// A transition of digits that roll up or down with a value.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}

/// The coloring of a symbol.
public enum SymbolRenderingMode: _LooksOption { case monochrome, multicolor, hierarchical, palette }

/// The form of a symbol. Looks only.
public struct SymbolVariants: Hashable, Sendable {
  private let names: [String]

  /// A form by its name; looks only.
  public static let none = Self(names: [])
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  /// This form with another one.
  public var circle: Self { with("circle") }
  public var square: Self { with("square") }
  public var rectangle: Self { with("rectangle") }
  public var fill: Self { with("fill") }
  public var slash: Self { with("slash") }

  private func with(_ name: String) -> Self { Self(names: names + [name]) }
}

/// The movement of a symbol.
public enum SymbolEffect: _LooksOption {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle

  /// A variant of the movement.
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
}

/// The course of a symbol's movement.
public struct SymbolEffectOptions: Sendable {
  /// Looks only.
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }

  /// The repetition of a movement. Looks only.
  public struct RepeatBehavior: Sendable {
    /// A value of the system. Looks only.
    public static let continuous = Self()
    public static let periodic = Self()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

/// A transition from one content to the next.
public enum ContentTransition: _LooksOption { case identity, opacity, interpolate, symbolEffect }
