import StateLabCore

extension UIView {
  /// The controls in this view, in the order of the screen.
  var controlsOnScreen: [_RepresentedControl] { controlsOnScreen(inside: true) }

  /// - Parameter reactsToTouches: False inside a view without interaction.
  private func controlsOnScreen(inside reactsToTouches: Bool) -> [_RepresentedControl] {
    guard !isHidden, alpha > 0 else { return [] }
    let reacts = reactsToTouches && isUserInteractionEnabled
    guard let control = controlOnScreen else {
      let inside = shownSubviews.flatMap { $0.controlsOnScreen(inside: reacts) }
      return (reacts ? itemsOnScreen : []) + inside
    }
    let label = accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    let shown = _RepresentedControl(
      control.kind, name: nameOnScreen ?? label ?? control.type, otherName: label,
      isEnabled: reacts && canBeUsed)
    return [shown] + (UIView.edited === self ? accessoryOnScreen?.controlsOnScreen ?? [] : [])
  }

  /// Marks the place of the SwiftUI view that shows this view or one of its superviews as changed.
  func screenChanged() {
    onScreenChange?()
    superview?.screenChanged()
  }
}
