// How views move.

extension View {
  /// Looks only.
  public func navigationTransition(_ transition: NavigationTransitionKind) -> some View {
    looksOnly
  }

  /// Looks only: nothing moves, and no transaction is made of it.
  public func animation(_ animation: Animation?) -> some View { looksOnly }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { looksOnly }
  /// Looks only: the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    looksOnly
  }
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { looksOnly }
  /// The view that `body` makes of this one; `transform` is not called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// The view that `body` makes of this one; nothing moves.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}
