// What sheets, popovers and dialogs look like.

/// The height of a sheet. Looks only.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A part of the screen's height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// The use of what is behind a sheet: possible, or not. Looks only.
public enum PresentationBackgroundInteraction: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled
}

/// The form of a presentation on a small screen. Looks only.
public enum PresentationAdaptation: Hashable, CaseIterable, Sendable {
  /// The form where there is little room.
  case automatic, none, popover, sheet, fullScreenCover
}

/// The effect of a swipe on a sheet. Looks only.
public enum PresentationContentInteraction: Hashable, CaseIterable, Sendable {
  /// The effect of a swipe on the content.
  case automatic, resizes, scrolls
}

/// The size of a presentation. Looks only.
public enum PresentationSizing: Hashable, CaseIterable, Sendable {
  /// As large as the content, or as a kind of content needs it.
  case automatic, fitted, form, page
}

/// The severity of a dialog. Looks only.
public enum DialogSeverity: Hashable, CaseIterable, Sendable {
  /// The gravity of the matter.
  case automatic, critical, standard
}
