/// Room between other views; on this screen it takes none.
public struct Spacer: LeafView {
  /// Takes no line on this screen.
  nonisolated public init() {}

  func draw(on screen: inout Screen) {}
}

/// A line between other views.
public struct Divider: LeafView {
  /// Takes a line of dashes on this screen.
  nonisolated public init() {}

  func draw(on screen: inout Screen) { screen.draw("---") }
}

/// A picture, drawn as its name.
public struct Image: LeafView {
  let name: String

  /// The system symbol of this name. It is not checked that there is one.
  nonisolated public init(systemName: String) { name = systemName }

  func draw(on screen: inout Screen) { screen.draw("(\(name))") }
}
