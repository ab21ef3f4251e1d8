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

/// The course of a scroll transition. Looks only.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// An animation that starts when a view enters or leaves.
  public static let animated = Self(name: "animated")
  /// A change that follows the scrolling.
  public static let interactive = Self(name: "interactive")
  /// No change.
  public static let identity = Self(name: "identity")

  /// An animation that starts when a view enters or leaves.
  public static func animated(_ animation: Animation) -> Self { .animated }
  /// A change that follows the scrolling along a curve.
  public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }
  /// The same course with another animation.
  public func animation(_ animation: Animation) -> Self { self }
  /// The same course with another start.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The part of a view that is visible at the start of a transition. Looks only.
  public struct Threshold: Hashable, Sendable {
    private let amount: Double

    /// The whole view.
    public static let visible = Self(amount: 1)
    /// Nothing of the view.
    public static let hidden = Self(amount: 0)
    /// The view is in the center.
    public static let centered = Self(amount: 2)

    /// A part of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Self { Self(amount: amount) }
    /// A position between this one and another.
    public func interpolated(towards other: Self, amount: Double) -> Self { self }
    /// The same position in a smaller container.
    public func inset(by distance: Double) -> Self { self }
  }
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

/// The use of an anchor: the first offset, changes of the size, or short content.
public enum ScrollAnchorRole: _LooksOption { case initialOffset, sizeChanges, alignment }
