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
  private var isShown = true

  override func didMount() { play(modifier.appear, as: .appeared) }

  /// What a page covered has disappeared already.
  override func didUnmount() { if isShown { play(modifier.disappear, as: .disappeared) } }

  override func visibilityChanged(to isVisible: Bool) {
    guard isVisible != isShown else { return }
    isShown = isVisible
    if isVisible {
      play(modifier.appear, as: .appeared)
    } else {
      play(modifier.disappear, as: .disappeared)
    }
  }

  private func play(_ action: (() -> Void)?, as kind: Event.Kind) {
    guard let action else { return }
    let graph = node.graph
    let view = node.maker?.identity
    let origin = modifier.origin
    graph.afterPass {
      graph.record(kind, at: view, from: origin, thenRunning: action)
    }
  }
}
