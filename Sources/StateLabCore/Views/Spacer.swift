/// Flexible space between other views; on this screen it has no line.
nonisolated public struct Spacer: BlankView, Sendable {
  /// Creates a spacer, which has no line on this screen.
  nonisolated public init(minLength: CGFloat? = nil) {}

  static var hasContent: Bool { false }
}

/// A line between other views.
nonisolated public struct Divider: LeafView, Sendable {
  /// Creates a divider, a line of dashes on this screen.
  nonisolated public init() {}

  @MainActor func draw(on screen: Screen) { screen.draw("---") }
}
