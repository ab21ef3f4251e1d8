/// A view without content.
public struct EmptyView: LeafView {
  /// Creates a view that has a node, but no line on the screen.
  nonisolated public init() {}

  func draw(on screen: Screen) {}
}
