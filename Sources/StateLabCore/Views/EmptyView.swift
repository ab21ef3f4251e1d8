/// A view without content.
nonisolated public struct EmptyView: BlankView, Sendable {
  /// Creates a view that has a node, but no line on the screen.
  nonisolated public init() {}

  static var hasContent: Bool { false }
}
