// How views move.

extension View {
  /// Looks only: nothing moves, and no transaction is made of it.
  public func animation(_ animation: Animation?) -> some View { looks("animation") }
  /// Looks only: nothing moves, and no transaction is made of it.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    looks("animation")
  }
  /// Looks only: the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    looks("transaction")
  }
  /// Looks only: the closure is not called.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { looks("transaction") }
  /// The view that `body` makes of this one; `transform` is not called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// The view that `body` makes of this one; nothing moves.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// Looks only.
  public func navigationTransition(_ transition: NavigationTransitionKind) -> some View {
    looks("navigationTransition")
  }
}
