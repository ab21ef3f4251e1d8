/// Actions for the appearance and the disappearance of a view.
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  let origin: Origin

  typealias Playing = AppearancePlayer

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Runs `action` after the view's first body and before the first frame (R42), outside the
  /// update, so that the action may write state (R41). Actions of inner views run first, and of
  /// several actions of one view, the first in the source runs first: our choice, SwiftUI does not
  /// specify the order.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _AppearanceActionModifier(appear: action, disappear: nil, origin: Origin(fileID, line)))
  }

  /// Runs `action` after the view was removed.
  public func onDisappear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _AppearanceActionModifier(appear: nil, disappear: action, origin: Origin(fileID, line)))
  }
}

final class AppearancePlayer: ModifierPlayer<_AppearanceActionModifier> {
  private var isShown = false
  /// True if `onAppear` ran last, false if `onDisappear` did.
  private var hasAppeared = false
  private var isWaiting = false

  override func didMount() { show(node.isVisibleAtMount) }
  override func didUnmount() { show(false) }
  override func answer(_ query: NodeQuery) {
    super.answer(query)
    if let change = query as? VisibilityChange, node.isMounted { show(change.isVisible) }
  }

  /// Runs the actions after the pass: a view that appears and disappears within one pass was never
  /// on the screen.
  private func show(_ isShown: Bool) {
    self.isShown = isShown
    guard isShown != hasAppeared, !isWaiting else { return }
    isWaiting = true
    let graph = node.graph
    let view = node.maker?.identity
    // The node may be unmounted by then.
    graph.afterPass { [self] in
      isWaiting = false
      settle(graph, view)
    }
  }

  private func settle(_ graph: Graph, _ view: EventPlace?) {
    guard isShown != hasAppeared else { return }
    hasAppeared = isShown
    guard let action = isShown ? modifier.appear : modifier.disappear else { return }
    graph.record(
      isShown ? .appeared : .disappeared, at: view, from: modifier.origin, thenRunning: action)
  }
}
