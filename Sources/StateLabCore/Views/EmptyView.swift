/// A view that shows nothing.
public struct EmptyView: LeafView {
  nonisolated public init() {}

  func draw(on screen: inout Screen) {}
}
