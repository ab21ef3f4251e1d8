/// A place of a container that shows one of several: a tab, a page, the root of a stack.
///
/// What is mounted in it asks once whether it is on the screen, and is told when that changes
/// (``Node/setVisible(_:)``).
@MainActor
class VisiblePlace {
  var isVisible: Bool

  init(isVisible: Bool = true) { self.isVisible = isVisible }

  /// True if a node that is mounted at this moment is on the screen.
  func includes(_ node: Node) -> Bool { isVisible }

  /// Told that views in it have come, gone or changed their places.
  func contentMoved() {}
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

extension Node {
  /// True if what is mounted here at this moment is on the screen.
  final var isVisibleAtMount: Bool { scope.values.visiblePlace?.includes(self) ?? true }
}
