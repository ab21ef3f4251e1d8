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

/// Where a view stands while it is scrolled. Looks only.
public enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable {
  /// Coming in, fully in view, or going out.
  case topLeading, identity, bottomTrailing
}

/// Whether something is shown. Looks only.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, or as the container has it.
  case automatic, visible, hidden
}

/// Whether scroll bars are shown. Looks only.
public enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, never shown, or as the container has it.
  case automatic, visible, hidden, never
}

/// When scrolling puts the keyboard away. Looks only.
public enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable {
  /// As soon as somebody scrolls, following the finger, never, or as the container has it.
  case automatic, immediately, interactively, never
}

/// Where scrolling comes to rest. Looks only.
public enum ScrollTargetBehaviorKind: Hashable, CaseIterable, Sendable {
  /// Page by page, or view by view.
  case paging, viewAligned
}

/// Whether a list bounces at its end. Looks only.
public enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable {
  /// Always, only where the content is larger than the view, or as the container has it.
  case automatic, always, basedOnSize
}

/// How much room sections have. Looks only.
public enum ListSectionSpacing: Hashable, CaseIterable, Sendable {
  /// The usual room, or less.
  case `default`, compact
}

/// The form of a button. Looks only.
public enum ButtonBorderShape: Hashable, CaseIterable, Sendable {
  /// The outline of the button.
  case automatic, capsule, roundedRectangle, circle
}

/// Whether a button repeats while it is held. Looks only.
public enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled
}

/// The order of a menu. Looks only.
public enum MenuOrder: Hashable, CaseIterable, Sendable {
  /// By importance, as written, or as the menu has it.
  case automatic, priority, fixed
}

/// How much a header stands out. Looks only.
public enum Prominence: Hashable, CaseIterable, Sendable {
  /// The usual degree, or a stronger one.
  case standard, increased
}

/// How large controls are. Looks only.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// A bar. Looks only.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable {
  /// The bar that is meant.
  case automatic, bottomBar, navigationBar, tabBar
}

/// How a bar shows its title. Looks only.
public enum ToolbarTitleDisplayMode: Hashable, CaseIterable, Sendable {
  /// Where the title stands, and how large.
  case automatic, inline, inlineLarge, large
}

/// The purpose of a bar. Looks only.
public enum ToolbarRole: Hashable, CaseIterable, Sendable {
  /// What the content is for.
  case automatic, browser, editor, navigationStack
}

/// Whether what is behind a sheet can be used. Looks only.
public enum PresentationBackgroundInteraction: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled
}

/// How a presentation adapts to a small screen. Looks only.
public enum PresentationAdaptation: Hashable, CaseIterable, Sendable {
  /// What it becomes where there is little room.
  case automatic, none, popover, sheet, fullScreenCover
}

/// The effect of a swipe on a sheet. Looks only.
public enum PresentationContentInteraction: Hashable, CaseIterable, Sendable {
  /// What a swipe on the content does.
  case automatic, resizes, scrolls
}

/// How large a presentation is. Looks only.
public enum PresentationSizing: Hashable, CaseIterable, Sendable {
  /// As large as the content, or as a kind of content needs it.
  case automatic, fitted, form, page
}

/// How serious a dialog is. Looks only.
public enum DialogSeverity: Hashable, CaseIterable, Sendable {
  /// How grave the matter is.
  case automatic, critical, standard
}

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
