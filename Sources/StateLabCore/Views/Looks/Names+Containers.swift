// Words that modifiers take. Nothing here depends on which of them is chosen.

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
