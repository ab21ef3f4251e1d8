// Observation of scrolling. This screen has no offsets: the actions never run.

/// The geometry of a scroll view. The simulation never creates a value.
public struct ScrollGeometry: Hashable, Sendable {
  /// The offset of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The area of the scroll view.
  public var bounds: CGRect { visibleRect }
}

/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// From rest to the end of a movement.
  case idle, tracking, interacting, decelerating, animating

  /// True while the content moves.
  public var isScrolling: Bool { self != .idle }
}

nonisolated extension View {
  /// Has no effect: the action never runs.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { looksOnly }
  /// Has no effect: the action never runs.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { looksOnly }
  /// Has no effect: the action never runs.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { looksOnly }
  /// Has no effect: the action never runs.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { looksOnly }
  public func scrollTarget(isEnabled: Bool = true) -> some View { looksOnly }
  public func focusSection() -> some View { looksOnly }
  public func focusScope(_ namespace: Namespace.ID) -> some View { looksOnly }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
    looksOnly
  }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    looksOnly
  }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    looksOnly
  }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { looksOnly }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { looksOnly }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { looksOnly }
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View
  { looksOnly }
}

/// The direction of an arrow key or a remote.
public enum MoveCommandDirection: _LooksOption { case up, down, left, right }

/// The menu closes after a choice, or stays open.
public enum MenuActionDismissBehavior: _LooksOption { case automatic, enabled, disabled }
