// The looks and behavior of scroll views and lists.

/// The position of a view during scrolling.
public enum ScrollTransitionPhase: _LooksOption {
  /// Entering, fully visible, or leaving.
  case topLeading, identity, bottomTrailing

  /// True if the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 for an entering view, 0 for a fully visible view, 1 for a leaving view.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Visible, hidden, or decided by the system.
public enum Visibility: _LooksOption { case automatic, visible, hidden }

/// The visibility of scroll bars.
public enum ScrollIndicatorVisibility: _LooksOption { case automatic, visible, hidden, never }

/// The moment at which scrolling dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: _LooksOption {
  case automatic, immediately, interactively, never
}

/// The position at which scrolling ends.
public enum ScrollTargetBehaviorKind: _LooksOption {
  case paging, viewAligned

  /// The views that a scroll passes at most.
  public enum LimitBehavior: Hashable, Sendable {
    /// One screen of views, any number, one screen, or one view.
    case automatic, never, always, alwaysByFew, alwaysByOne
  }

  /// The position of a view, with a limit of the views that a scroll passes.
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}

/// The condition for a list to bounce at its end.
public enum ScrollBounceBehavior: _LooksOption { case automatic, always, basedOnSize }

/// The spacing between sections.
public enum ListSectionSpacing: _LooksOption { case `default`, compact }

/// The content with margins.
public enum ContentMarginPlacement: _LooksOption { case automatic, scrollContent, scrollIndicators }
