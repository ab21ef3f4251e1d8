// Words that modifiers take. Nothing here depends on which of them is chosen.

/// How a picture fits its frame. Looks only.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen, or all of the frame is covered.
  case fit, fill
}

/// How a view is drawn over what is behind it. Looks only.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// A way of mixing two colours that graphics programs know by this name.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// Regions that the system keeps free. Looks only.
public enum SafeAreaRegions: Hashable, CaseIterable, Sendable {
  /// What the device covers, what the keyboard covers, or both.
  case all, container, keyboard
}

/// The purposes of a content shape. Looks only.
public enum ContentShapeKinds: Hashable, CaseIterable, Sendable {
  /// What the shape is used for: taps, previews, effects, or assistive technologies.
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}

/// Why a content is not shown. Looks only.
public enum RedactionReasons: Hashable, CaseIterable, Sendable {
  /// It is not there yet, it is private, or it is out of date.
  case placeholder, privacy, invalidated
}

/// How a symbol is coloured. Looks only.
public enum SymbolRenderingMode: Hashable, CaseIterable, Sendable {
  /// In one colour, in its own colours, in shades of one, or in several given ones.
  case monochrome, multicolor, hierarchical, palette
}

/// The form of a symbol. Looks only.
public enum SymbolVariants: Hashable, CaseIterable, Sendable {
  /// Plain, inside of a shape, filled, or crossed out.
  case none, circle, square, rectangle, fill, slash
}

/// How a symbol moves. Looks only.
public enum SymbolEffect: Hashable, CaseIterable, Sendable {
  /// A movement that Apple names.
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle
}

/// How a content changes into another. Looks only.
public enum ContentTransition: Hashable, CaseIterable, Sendable {
  /// At once, by fading, by changing gradually, or as the symbol says.
  case identity, opacity, interpolate, symbolEffect
}

/// Feedback that a hand feels. Looks only.
public enum SensoryFeedback: Hashable, CaseIterable, Sendable {
  /// What the person is told by it.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}
