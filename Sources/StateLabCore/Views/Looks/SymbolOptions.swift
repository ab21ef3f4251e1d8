// Rendering and animation of symbols, transitions of content, and haptics.

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

/// The form of a symbol.
public enum SymbolVariants: _LooksOption { case none, circle, square, rectangle, fill, slash }

/// The movement of a symbol.
public enum SymbolEffect: _LooksOption {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle
}

/// A transition from one content to the next.
public enum ContentTransition: _LooksOption { case identity, opacity, interpolate, symbolEffect }

/// Haptic feedback.
public enum SensoryFeedback: _LooksOption {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}
