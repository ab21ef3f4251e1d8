// Words that modifiers take. Nothing here depends on which of them is chosen.

/// How assistive technologies treat the views inside. Looks only.
public enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable {
  /// Nothing of the children, the children one by one, or all of them as one.
  case ignore, contain, combine
}

/// The level of a heading. Looks only.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// The level of the heading, as in HTML.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A part of a pair. Looks only.
public enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable {
  /// The view that names, or the view that is named.
  case label, content
}

/// Where a value is adjusted to. Looks only.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// One step more, or one step less.
  case increment, decrement
}

/// The size of a preview. Looks only.
public enum PreviewLayout: Hashable, CaseIterable, Sendable {
  /// As on a device, or only as large as the view.
  case device, sizeThatFits
}

/// How a device is held. Looks only.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  /// How the device is held.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// When a tab bar becomes small. Looks only.
public enum TabBarMinimizeBehavior: Hashable, CaseIterable, Sendable {
  /// When the bar becomes small.
  case automatic, never, onScrollDown, onScrollUp
}

/// The keyboard for a text. Looks only.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// The keys that the keyboard shows.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// Which letters become capitals by themselves. Looks only.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// What begins with a capital.
  case none, words, sentences, allCharacters
}

/// Which letters become capitals by themselves. Looks only.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  /// What begins with a capital.
  case never, words, sentences, characters
}

/// The label of the key that submits a text. Looks only.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  /// The word on the key.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Whether a text can be selected. Looks only.
public enum TextSelectability: Hashable, CaseIterable, Sendable {
  /// Allowed, or not allowed.
  case enabled, disabled
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light, or light on dark.
  case light, dark
}

/// How far colours are apart. Looks only.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual degree, or a stronger one.
  case standard, increased
}

/// How large a person wants texts to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text that a reader can ask for.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// How a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English is written, or as Arabic is.
  case leftToRight, rightToLeft
}

/// How much room an app has.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
  /// Little room, or enough of it.
  case compact, regular
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Comparable, CaseIterable, Sendable {
  /// Not seen, seen and not in use, or in use.
  case background, inactive, active
}

/// How one screen goes over into another. Looks only.
public enum NavigationTransitionKind: Hashable, CaseIterable, Sendable {
  /// As the container has it, or sideways.
  case automatic, slide
}
