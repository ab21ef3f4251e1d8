// The looks of sheets, popovers and dialogs.

/// The height of a sheet. Looks only.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or the full screen.
  case medium, large
  /// A fraction of the screen's height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// Interaction with the content behind a sheet: enabled or disabled.
public enum PresentationBackgroundInteraction: _LooksOption { case automatic, enabled, disabled }

/// The form of a presentation on a small screen.
public enum PresentationAdaptation: _LooksOption {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The effect of a swipe on a sheet.
public enum PresentationContentInteraction: _LooksOption { case automatic, resizes, scrolls }

/// The size of a presentation.
public enum PresentationSizing: _LooksOption { case automatic, fitted, form, page }

/// The severity of a dialog.
public enum DialogSeverity: _LooksOption { case automatic, critical, standard }
