// Words that modifiers take. Nothing here depends on which of them is chosen.

/// How a picture fits its frame. Looks only.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case fit, fill
}

/// How a view is drawn over what is behind it. Looks only.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// What the system keeps free. Looks only.
public enum SafeAreaRegions: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case all, container, keyboard
}

/// What the shape of a content is for. Looks only.
public enum ContentShapeKinds: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}

/// Why a content is not shown. Looks only.
public enum RedactionReasons: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case placeholder, privacy, invalidated
}

/// How a symbol is coloured. Looks only.
public enum SymbolRenderingMode: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case monochrome, multicolor, hierarchical, palette
}

/// The form of a symbol. Looks only.
public enum SymbolVariants: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case none, circle, square, rectangle, fill, slash
}

/// How a symbol moves. Looks only.
public enum SymbolEffect: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, breathe, wiggle
}

/// How a content changes into another. Looks only.
public enum ContentTransition: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case identity, opacity, interpolate, symbolEffect
}

/// What a hand feels. Looks only.
public enum SensoryFeedback: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}

/// Where a view stands while it is scrolled. Looks only.
public enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case topLeading, identity, bottomTrailing
}

/// Whether something is shown. Looks only.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, visible, hidden
}

/// Whether scroll bars are shown. Looks only.
public enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, visible, hidden, never
}

/// When scrolling puts the keyboard away. Looks only.
public enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, immediately, interactively, never
}

/// Where scrolling comes to rest. Looks only.
public enum ScrollTargetBehaviorKind: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case paging, viewAligned
}

/// Whether a list bounces at its end. Looks only.
public enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, always, basedOnSize
}

/// How much room sections have. Looks only.
public enum ListSectionSpacing: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case `default`, compact
}

/// The form of a button. Looks only.
public enum ButtonBorderShape: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, capsule, roundedRectangle, circle
}

/// Whether a button repeats while it is held. Looks only.
public enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, enabled, disabled
}

/// The order of a menu. Looks only.
public enum MenuOrder: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, priority, fixed
}

/// How much a header stands out. Looks only.
public enum Prominence: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case standard, increased
}

/// How large controls are. Looks only.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case mini, small, regular, large, extraLarge
}

/// A bar. Looks only.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, bottomBar, navigationBar, tabBar
}

/// How a bar shows its title. Looks only.
public enum ToolbarTitleDisplayMode: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, inline, inlineLarge, large
}

/// What a bar is for. Looks only.
public enum ToolbarRole: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, browser, editor, navigationStack
}

/// Whether what is behind a sheet can be used. Looks only.
public enum PresentationBackgroundInteraction: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, enabled, disabled
}

/// How a presentation adapts to a small screen. Looks only.
public enum PresentationAdaptation: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a swipe on a sheet does. Looks only.
public enum PresentationContentInteraction: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, resizes, scrolls
}

/// How large a presentation is. Looks only.
public enum PresentationSizing: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, fitted, form, page
}

/// How serious a dialog is. Looks only.
public enum DialogSeverity: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, critical, standard
}

/// What assistive technologies are told of the views inside. Looks only.
public enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case ignore, contain, combine
}

/// The level of a heading. Looks only.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A part of a pair. Looks only.
public enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case label, content
}

/// Where a value is adjusted to. Looks only.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case increment, decrement
}

/// The size of a preview. Looks only.
public enum PreviewLayout: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case device, sizeThatFits
}

/// How a device is held. Looks only.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// When a tab bar becomes small. Looks only.
public enum TabBarMinimizeBehavior: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, never, onScrollDown, onScrollUp
}

/// The keyboard for a text. Looks only.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// Which letters become capitals by themselves. Looks only.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case none, words, sentences, allCharacters
}

/// Which letters become capitals by themselves. Looks only.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case never, words, sentences, characters
}

/// What the key says that submits a text. Looks only.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Whether a text can be selected. Looks only.
public enum TextSelectability: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case enabled, disabled
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case light, dark
}

/// How far colours are apart. Looks only.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case standard, increased
}

/// How large a person wants texts to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// One of the kinds.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// How a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case leftToRight, rightToLeft
}

/// How much room an app has.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case compact, regular
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Comparable, CaseIterable, Sendable {
  /// One of the kinds.
  case background, inactive, active
}

/// How one screen goes over into another. Looks only.
public enum NavigationTransitionKind: Hashable, CaseIterable, Sendable {
  /// One of the kinds.
  case automatic, slide
}
