// Words that modifiers take. Nothing here depends on which of them is chosen.

/// Fitting a picture into its frame, or filling the frame with it. Looks only.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen, or all of the frame is covered.
  case fit, fill
}

/// A rule for mixing a view with what is behind it. Looks only.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// A way of mixing two colours that graphics programs know by this name.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// Regions that the system keeps free. Looks only.
public enum SafeAreaRegions: Hashable, CaseIterable, Sendable {
  /// The region that the device covers, that the keyboard covers, or both.
  case all, container, keyboard
}

/// The purposes of a content shape. Looks only.
public enum ContentShapeKinds: Hashable, CaseIterable, Sendable {
  /// The use of the shape: taps, previews, effects, or assistive technologies.
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}

/// Why a content is not shown. Looks only.
public enum RedactionReasons: Hashable, CaseIterable, Sendable {
  /// It is not there yet, it is private, or it is out of date.
  case placeholder, privacy, invalidated
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
