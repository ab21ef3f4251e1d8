/// Room between other views; on this screen it takes none.
public struct Spacer: LeafView {
  /// Takes no line on this screen.
  nonisolated public init(minLength: CGFloat? = nil) {}

  func draw(on screen: Screen) {}
}

/// A line between other views.
public struct Divider: LeafView {
  /// Takes a line of dashes on this screen.
  nonisolated public init() {}

  func draw(on screen: Screen) { screen.draw("---") }
}
