/// A place in a container that shows one of several: a tab, a page, the root of a stack.
///
/// A view that is mounted in the place reads once whether the place is on the screen, and is
/// notified of changes (``Node/setVisible(_:)``).
@MainActor
class VisiblePlace {
  var isVisible: Bool

  init(isVisible: Bool = true) { self.isVisible = isVisible }

  /// True if a node that is being mounted is on the screen.
  func includes(_ node: Node) -> Bool { isVisible }

  /// True if the screen shows a mounted node in the place.
  func shows(_ node: Node) -> Bool { isVisible }

  /// Called when views in the place were added, removed or moved.
  func contentMoved() {}
}

/// The places of a container that shows one of them; known once they are mounted.
final class RowOfPlaces: VisiblePlace {
  /// The visible place; nil before the first selection.
  weak var shown: Node?
  private unowned let container: Node
  private let chooseAgain: () -> Void

  init(in container: Node, chooseAgain: @escaping () -> Void) {
    self.container = container
    self.chooseAgain = chooseAgain
    super.init()
  }

  /// A view that is mounted before the first selection is notified when it becomes visible.
  override func includes(_ node: Node) -> Bool {
    guard isVisible else { return false }
    if shows(node) { return true }
    chooseAgain()
    return false
  }

  override func shows(_ node: Node) -> Bool {
    var ancestor: Node? = isVisible ? node : nil
    while let node = ancestor, node !== container {
      StepCounter.count()
      if node === shown { return true }
      ancestor = node.parent
    }
    return false
  }

  override func contentMoved() { chooseAgain() }
}

/// Schedules the selection of a container's visible place: once after the pass, for any number of
/// changes, and before any code of the program runs.
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
  /// The innermost place that may be hidden; nil if nothing is hidden.
  var visiblePlace: VisiblePlace? {
    get { self[VisiblePlaceKey.self] }
    set { self[VisiblePlaceKey.self] = newValue }
  }
}

private enum VisiblePlaceKey: EnvironmentKey {
  static var defaultValue: VisiblePlace? { nil }
}

/// Notifies views that they have become visible or hidden; they stay mounted. Children are notified
/// first, as at a mount. A container that shows one of several places notifies that place only.
final class VisibilityChange: NodeQuery {
  let isVisible: Bool

  init(to isVisible: Bool) { self.isVisible = isVisible }

  override func passOn(below node: Node) {
    node.forEachChild { if !$0.isLayer, !$0.isOffScreen { $0.answer(self) } }
  }
}

extension Node {
  final func setVisible(_ isVisible: Bool) {
    graph.changedLooks.visibilityChanged()
    answer(VisibilityChange(to: isVisible))
  }

  /// True if a view that is being mounted here is on the screen.
  final var isVisibleAtMount: Bool {
    (scope.values.visiblePlace?.includes(self) ?? true) && !isInHiddenRow
  }

  /// True if the screen shows the mounted view: no page, tab or presentation covers it, and an enclosing
  /// lazy container has room for it.
  final var isOnScreen: Bool {
    (scope.values.visiblePlace?.shows(self) ?? true) && !isInHiddenRow
      && graph.frontNode.map(isInside) ?? true
  }

  private func isInside(_ other: Node) -> Bool {
    sequence(first: self, next: \.parent).contains {
      StepCounter.count()
      return $0 === other
    }
  }

  /// True if an enclosing lazy container has no room for the view. Layers need no room.
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
