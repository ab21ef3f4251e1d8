/// A view that shows nothing.
public struct EmptyView: LeafView {
  nonisolated public init() {}

  public typealias Body = Never

  func draw(on screen: inout Screen) {}
}
