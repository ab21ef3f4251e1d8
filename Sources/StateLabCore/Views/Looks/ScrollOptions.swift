// How scroll views and lists look and scroll.

/// The place of a view while it is scrolled. Looks only.
public enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable {
  /// Coming in, fully in view, or going out.
  case topLeading, identity, bottomTrailing

  /// True where the view is fully in view.
  public var isIdentity: Bool { self == .identity }
  /// -1 while it comes in, 0 where it is fully in view, 1 while it goes out.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Shown, hidden, or as the system likes. Looks only.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, or as the container has it.
  case automatic, visible, hidden
}

/// The visibility of scroll bars. Looks only.
public enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, never shown, or as the container has it.
  case automatic, visible, hidden, never
}

/// The moment when scrolling puts the keyboard away. Looks only.
public enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable {
  /// As soon as somebody scrolls, following the finger, never, or as the container has it.
  case automatic, immediately, interactively, never
}

/// The place where scrolling comes to rest. Looks only.
public enum ScrollTargetBehaviorKind: Hashable, CaseIterable, Sendable {
  /// Page by page, or view by view.
  case paging, viewAligned
}

/// The cases in which a list bounces at its end. Looks only.
public enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable {
  /// Always, only where the content is larger than the view, or as the container has it.
  case automatic, always, basedOnSize
}

/// The room between sections. Looks only.
public enum ListSectionSpacing: Hashable, CaseIterable, Sendable {
  /// The usual room, or less.
  case `default`, compact
}

/// The parts that margins keep away from. Looks only.
public enum ContentMarginPlacement: Hashable, CaseIterable, Sendable {
  /// The part that suits the view, the content that scrolls, or the indicators of scrolling.
  case automatic, scrollContent, scrollIndicators
}
