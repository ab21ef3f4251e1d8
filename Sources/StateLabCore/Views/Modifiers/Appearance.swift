/// Actions for when a view appears and disappears.
public struct _AppearanceActionModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  let origin: Origin

  typealias Playing = AppearancePlayer
}

extension View {
  /// Runs `action` after the view's first body and before the first frame (R42), outside the
  /// update, so that it may write state (R41). Inner views come first, and of several actions the
  /// one written first: our choice, SwiftUI's order is not specified.
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
  /// True if the program was told last that the view has appeared.
  private var hasAppeared = false
  private var isWaiting = false

  override func didMount() { show(node.isVisibleAtMount) }
  override func didUnmount() { show(false) }
  override func answer(_ query: NodeQuery) {
    super.answer(query)
    if let change = query as? VisibilityChange, node.isMounted { show(change.isVisible) }
  }

  /// Tells the program once the pass is over: a view that comes and goes within one was never on
  /// the screen.
  private func show(_ isShown: Bool) {
    self.isShown = isShown
    guard isShown != hasAppeared, !isWaiting else { return }
    isWaiting = true
    let graph = node.graph
    let view = node.maker?.identity
    // The node may be gone by then.
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
