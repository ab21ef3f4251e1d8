// Words that modifiers take. Nothing here depends on which of them is chosen.

/// The treatment of the views inside by assistive technologies. Looks only.
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

/// The direction in which a value is adjusted. Looks only.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// One step more, or one step less.
  case increment, decrement
}

/// The size of a preview. Looks only.
public enum PreviewLayout: Hashable, CaseIterable, Sendable {
  /// As on a device, or only as large as the view.
  case device, sizeThatFits
}

/// The orientation of a device. Looks only.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  /// The side of the device that is up.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The moment when a tab bar becomes small. Looks only.
public enum TabBarMinimizeBehavior: Hashable, CaseIterable, Sendable {
  /// The moment when the bar becomes small.
  case automatic, never, onScrollDown, onScrollUp
}

/// The keyboard for a text. Looks only.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// The keys that the keyboard shows.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// The letters that become capitals by themselves. Looks only.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// The text that begins with a capital.
  case none, words, sentences, allCharacters
}

/// The letters that become capitals by themselves. Looks only.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  /// The text that begins with a capital.
  case never, words, sentences, characters
}

/// The label of the key that submits a text. Looks only.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  /// The word on the key.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The selection of a text by a person: possible, or not. Looks only.
public enum TextSelectability: Hashable, CaseIterable, Sendable {
  /// Allowed, or not allowed.
  case enabled, disabled
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light, or light on dark.
  case light, dark
}

/// The contrast of colours. Looks only.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual degree, or a stronger one.
  case standard, increased
}

/// The size at which a person wants texts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest text that a reader can ask for.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

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

/// A transition from one screen to the next. Looks only.
public enum NavigationTransitionKind: Hashable, CaseIterable, Sendable {
  /// As the container has it, or sideways.
  case automatic, slide
}
