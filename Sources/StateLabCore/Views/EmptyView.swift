/// A view without content.
nonisolated public struct EmptyView: LeafView, Sendable {
  /// Creates a view that has a node, but no line on the screen.
  nonisolated public init() {}

  @MainActor func draw(on screen: Screen) {}
}
