/// Room between other views; on this screen it takes none.
public struct Spacer: LeafView {
  nonisolated public init() {}

  func draw(on screen: inout Screen) {}
}

/// A line between other views.
public struct Divider: LeafView {
  nonisolated public init() {}

  func draw(on screen: inout Screen) { screen.draw("---") }
}

/// A picture, drawn as its name.
public struct Image: LeafView {
  let name: String

  nonisolated public init(systemName: String) { name = systemName }

  func draw(on screen: inout Screen) { screen.draw("(\(name))") }
}
