// How scroll views and lists look and scroll.

/// The place of a view while it is scrolled. Looks only.
public enum ScrollTransitionPhase: _LooksOption {
  /// Coming in, fully in view, or going out.
  case topLeading, identity, bottomTrailing

  /// True where the view is fully in view.
  public var isIdentity: Bool { self == .identity }
  /// -1 while it comes in, 0 where it is fully in view, 1 while it goes out.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Shown, hidden, or as the system likes. Looks only.
public enum Visibility: _LooksOption { case automatic, visible, hidden }

/// The visibility of scroll bars. Looks only.
public enum ScrollIndicatorVisibility: _LooksOption { case automatic, visible, hidden, never }

/// The moment when scrolling puts the keyboard away. Looks only.
public enum ScrollDismissesKeyboardMode: _LooksOption {
  case automatic, immediately, interactively, never
}

/// The place where scrolling comes to rest. Looks only.
public enum ScrollTargetBehaviorKind: _LooksOption { case paging, viewAligned }

/// The cases in which a list bounces at its end. Looks only.
public enum ScrollBounceBehavior: _LooksOption { case automatic, always, basedOnSize }

/// The room between sections. Looks only.
public enum ListSectionSpacing: _LooksOption { case `default`, compact }

/// The parts that margins keep away from. Looks only.
public enum ContentMarginPlacement: _LooksOption { case automatic, scrollContent, scrollIndicators }
