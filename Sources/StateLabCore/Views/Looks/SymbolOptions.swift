// How symbols are drawn, contents replaced, and changes felt.

extension ContentTransition {
  /// As a movement of the symbol says.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .symbolEffect }
  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// Digits that roll up or down with a value.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}

/// The colouring of a symbol. Looks only.
public enum SymbolRenderingMode: _LooksOption { case monochrome, multicolor, hierarchical, palette }

/// The form of a symbol. Looks only.
public enum SymbolVariants: _LooksOption { case none, circle, square, rectangle, fill, slash }

/// The movement of a symbol. Looks only.
public enum SymbolEffect: _LooksOption {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle
}

/// A transition from one content to the next. Looks only.
public enum ContentTransition: _LooksOption { case identity, opacity, interpolate, symbolEffect }

/// Feedback that a hand feels. Looks only.
public enum SensoryFeedback: _LooksOption {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}
