// Animations and transitions.

nonisolated extension View {
  /// Looks only.
  public func navigationTransition(_ transition: NavigationTransitionKind) -> some View {
    looksOnly
  }

  /// Names the view that a zoom transition begins at. Looks only.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    looksOnly
  }

  /// Names the view that a zoom transition begins at. Looks only: the closure is not called.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { looksOnly }

  /// Looks only: nothing moves, and the modifier creates no transaction.
  public func animation(_ animation: Animation?) -> some View { looksOnly }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { looksOnly }
  /// Looks only: the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    looksOnly
  }
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { looksOnly }
  /// Returns the result of `body` for this view; `transform` is not called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// Returns the result of `body` for this view; nothing moves.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}

/// The looks of a view at the start of a zoom transition. Looks only.
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Looks only.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  public func shadow(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The unchanged looks of a view at the start of a zoom transition. Looks only.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{}
