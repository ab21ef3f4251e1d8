// Environment values of the device and its settings.

/// The color scheme: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on light, or light text on dark.
  case light, dark
}

/// The contrast of colors.
public enum ColorSchemeContrast: _LooksOption { case standard, increased }

/// A person's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5

  /// True for the sizes of people who need larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A person's preferred text size, in the form before iOS 15.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text size.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// True for the sizes of people who need larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// An action that would open another window. A phone has one window.
public struct OpenWindowAction: Sendable {
  /// Has no effect.
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that would close a window. A phone has one window.
public struct DismissWindowAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

/// An action that asks for a review of the app.
public struct RequestReviewAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
}

/// A person's preferred text weight.
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
