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
public enum SymbolRenderingMode: Hashable, CaseIterable, Sendable {
  /// In one colour, in its own colours, in shades of one, or in several given ones.
  case monochrome, multicolor, hierarchical, palette
}

/// The form of a symbol. Looks only.
public enum SymbolVariants: Hashable, CaseIterable, Sendable {
  /// Plain, inside of a shape, filled, or crossed out.
  case none, circle, square, rectangle, fill, slash
}

/// The movement of a symbol. Looks only.
public enum SymbolEffect: Hashable, CaseIterable, Sendable {
  /// A movement that Apple names.
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle
}

/// A transition from one content to the next. Looks only.
public enum ContentTransition: Hashable, CaseIterable, Sendable {
  /// At once, by fading, by changing gradually, or as the symbol says.
  case identity, opacity, interpolate, symbolEffect
}

/// Feedback that a hand feels. Looks only.
public enum SensoryFeedback: Hashable, CaseIterable, Sendable {
  /// The message to the person.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}
