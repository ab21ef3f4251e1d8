// How views move.

extension View {
  /// Looks only: nothing moves, and no transaction is made of it.
  public func animation(_ animation: Animation?) -> some View { looks("animation") }
  /// Looks only: nothing moves, and no transaction is made of it.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    looks("animation")
  }
  /// Looks only.
  public func navigationTransition(_ transition: NavigationTransitionKind) -> some View {
    looks("navigationTransition")
  }
}
