/// A view that shows nothing.
public struct EmptyView: LeafView {
  /// No line on the screen, and a node all the same.
  nonisolated public init() {}

  func draw(on screen: Screen) {}
}
