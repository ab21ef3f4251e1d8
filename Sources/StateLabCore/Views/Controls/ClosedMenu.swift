/// Keeps items from appearing: the items of a closed menu, and the buttons of a row that is not
/// swiped.
///
/// The screen shows the items, and a person can tap each of them: the tap opens the menu, performs
/// the action, and closes the menu again. So the items never appear, their gestures never occur,
/// and their modifiers present nothing. Our choice: the other code of an item runs, such as its
/// bodies and the actions of `onChange`.
nonisolated public struct _ClosedMenuModifier: PrimitiveModifier {
  typealias Playing = ClosedMenuPlayer

  static var drawsInPlace: Bool { true }
}

final class ClosedMenuPlayer: ModifierPlayer<_ClosedMenuModifier> {
  private lazy var inside = EnvironmentScope(in: node.scope) {
    $0.isInClosedMenu = true
    $0.visiblePlace = ClosedMenuPlace(in: $0.visiblePlace)
  }

  override var contentScope: EnvironmentScope { inside }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawRevealed { super.answer(query) }
    case is VisibilityChange: break
    default: super.answer(query)
    }
  }

  override func didUnmount() { inside.leave() }
}

/// The place of the items of a closed menu: the screen shows the items, but no `onAppear` runs.
private final class ClosedMenuPlace: VisiblePlace {
  private let outer: VisiblePlace?

  init(in outer: VisiblePlace?) {
    self.outer = outer
    super.init(isVisible: false)
  }

  override func shows(_ node: Node) -> Bool { outer?.shows(node) ?? true }
}

nonisolated extension View {
  /// The view as the items of a closed menu.
  var inClosedMenu: ModifiedContent<Self, _ClosedMenuModifier> { modifier(_ClosedMenuModifier()) }
}

extension EnvironmentValues {
  /// True in a closed menu.
  var isInClosedMenu: Bool {
    get { self[ClosedMenuKey.self] }
    set { self[ClosedMenuKey.self] = newValue }
  }
}

private enum ClosedMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
