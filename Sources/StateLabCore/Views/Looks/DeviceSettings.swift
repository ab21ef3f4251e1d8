// Environment values of the device and its settings.

/// The color scheme: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on light, or light text on dark.
  case light, dark
}

/// The contrast of colors. Looks only.
public enum ColorSchemeContrast: _LooksOption { case standard, increased }

/// A person's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// A person's preferred text weight. Looks only.
public enum LegibilityWeight: _LooksOption { case regular, bold }

/// The reading direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right as in English, or right to left as in Arabic.
  case leftToRight, rightToLeft
}

/// The size class of an app's area.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
  /// A small area, or a large one.
  case compact, regular
}

/// The phase of a scene: in the background, inactive, or active.
public enum ScenePhase: Hashable, Comparable, CaseIterable, Sendable {
  /// Not visible, visible and not in use, or in use.
  case background, inactive, active
}
