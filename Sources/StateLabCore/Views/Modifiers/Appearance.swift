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

  /// The update in which it appeared last.
  private var updateOfAppearance = 0

  override func didMount() {
    isShown = node.isVisibleAtMount
    if isShown { appear() }
  }

  /// A view that a page covered has disappeared already.
  override func didUnmount() { if isShown { play(modifier.disappear, as: .disappeared) } }

  override func visibilityChanged(to isVisible: Bool) {
    guard isVisible != isShown else { return }
    isShown = isVisible
    if isVisible {
      appear()
    } else if updateOfAppearance != node.graph.updates {
      play(modifier.disappear, as: .disappeared)
    }
  }

  /// A view that is covered before the update is over was never on the screen.
  private func appear() {
    updateOfAppearance = node.graph.updates
    play(modifier.appear, as: .appeared) { [self] in isShown }
  }

  private func play(
    _ action: (() -> Void)?, as kind: Event.Kind, if holds: @escaping () -> Bool = { true }
  ) {
    guard let action else { return }
    let graph = node.graph
    let view = node.maker?.identity
    let origin = modifier.origin
    graph.afterPass {
      guard holds() else { return }
      graph.record(kind, at: view, from: origin, thenRunning: action)
    }
  }
}
