// What the environment says of the device and its settings.

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light, or light on dark.
  case light, dark
}

/// The contrast of colours. Looks only.
public enum ColorSchemeContrast: _LooksOption { case standard, increased }

/// The size at which a person wants texts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text that a reader can ask for.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// The weight at which a person wants texts. Looks only.
public enum LegibilityWeight: _LooksOption { case regular, bold }

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English is written, or as Arabic is.
  case leftToRight, rightToLeft
}

/// The room that an app has.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
  /// Little room, or enough of it.
  case compact, regular
}

/// The place of an app: in front, behind others, or out of sight.
public enum ScenePhase: Hashable, Comparable, CaseIterable, Sendable {
  /// Not seen, seen and not in use, or in use.
  case background, inactive, active
}
