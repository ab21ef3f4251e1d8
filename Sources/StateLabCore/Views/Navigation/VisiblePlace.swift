/// A place of a container that shows one of several: a tab, a page, the root of a stack.
///
/// A view that is mounted there asks once whether it is on the screen, and is told when that
/// changes (``Node/setVisible(_:)``).
@MainActor
class VisiblePlace {
  var isVisible: Bool

  init(isVisible: Bool = true) { self.isVisible = isVisible }

  /// True if a node that is mounted at this moment is on the screen.
  func includes(_ node: Node) -> Bool { isVisible }

  /// Told that views in it have come, gone or changed their places.
  func contentMoved() {}
}

/// The places of a container that shows one of them, which are known once they are mounted.
final class RowOfPlaces: VisiblePlace {
  /// The place that is shown; nil while nobody has chosen it.
  weak var shown: Node?
  private unowned let container: Node
  private let chooseAgain: () -> Void

  init(in container: Node, chooseAgain: @escaping () -> Void) {
    self.container = container
    self.chooseAgain = chooseAgain
    super.init()
  }

  /// What is mounted before anybody has chosen is told so when it is shown.
  override func includes(_ node: Node) -> Bool {
    guard isVisible else { return false }
    var ancestor: Node? = node
    while let node = ancestor, node !== container {
      StepCounter.count()
      if node === shown { return true }
      ancestor = node.parent
    }
    chooseAgain()
    return false
  }

  override func contentMoved() { chooseAgain() }
}

/// Has a container choose anew what it shows: once a pass is over, however much has changed in it,
/// and before any code of the program runs.
@MainActor
final class PendingChoice {
  private weak var container: Node?
  private let choose: () -> Void
  private var isWaiting = false

  init(in container: Node, choose: @escaping () -> Void) {
    self.container = container
    self.choose = choose
  }

  func request() {
    guard let container, !isWaiting else { return }
    isWaiting = true
    container.graph.deliverAfterPass { [weak self] in
      guard let self, let container = self.container, container.isMounted else { return }
      isWaiting = false
      container.graph.update(choose)
      container.graph.screenChanged()
    }
  }
}

extension EnvironmentValues {
  /// The innermost place that may be hidden; nil where nothing hides anything.
  var visiblePlace: VisiblePlace? {
    get { self[VisiblePlaceKey.self] }
    set { self[VisiblePlaceKey.self] = newValue }
  }
}

private enum VisiblePlaceKey: EnvironmentKey {
  static var defaultValue: VisiblePlace? { nil }
}

/// Tells views that they have come on the screen, or have left it; what is mounted stays. Children hear
/// of it first, as at a mount. A container that shows one of several places tells that one.
final class VisibilityChange: NodeQuery {
  let isVisible: Bool

  init(to isVisible: Bool) { self.isVisible = isVisible }

  override func passOn(below node: Node) {
    node.forEachChild { if !$0.isLayer, !$0.isOffScreen { $0.answer(self) } }
  }
}

extension Node {
  final func setVisible(_ isVisible: Bool) { answer(VisibilityChange(to: isVisible)) }

  /// True if what is mounted here at this moment is on the screen.
  final var isVisibleAtMount: Bool {
    (scope.values.visiblePlace?.includes(self) ?? true) && !isInHiddenRow
  }

  /// True if a lazy container around has no room for it. What is shown somewhere else needs none.
  private var isInHiddenRow: Bool {
    guard graph.hidesNodes else { return false }
    var ancestor: Node? = self
    while let node = ancestor, !node.isLayer {
      StepCounter.count()
      if node.isOffScreen { return true }
      ancestor = node.parent
    }
    return false
  }
}
