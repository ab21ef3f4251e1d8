/// Flexible space between other views; on this screen it has no line.
public struct Spacer: LeafView {
  /// Creates a spacer, which has no line on this screen.
  nonisolated public init(minLength: CGFloat? = nil) {}

  func draw(on screen: Screen) {}
}

/// A line between other views.
public struct Divider: LeafView {
  /// Creates a divider, a line of dashes on this screen.
  nonisolated public init() {}

  func draw(on screen: Screen) { screen.draw("---") }
}
