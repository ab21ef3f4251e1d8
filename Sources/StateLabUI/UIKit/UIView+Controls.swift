import StateLabCore

extension UIView {
  /// The controls in this view, in the order of its subviews.
  var controlsOnScreen: [_RepresentedControl] { controlsOnScreen(inside: true) }

  /// - Parameter reactsToTouches: False inside a view without interaction.
  private func controlsOnScreen(inside reactsToTouches: Bool) -> [_RepresentedControl] {
    guard !isHidden, alpha > 0 else { return [] }
    let reacts = reactsToTouches && isUserInteractionEnabled
    guard let control = controlOnScreen else {
      return subviews.flatMap { $0.controlsOnScreen(inside: reacts) }
    }
    let label = accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    return [
      _RepresentedControl(
        control.kind, name: nameOnScreen ?? label ?? control.type, otherName: label,
        isEnabled: reacts && canBeUsed)
    ]
  }

  /// Marks the place of the SwiftUI view that shows this view or one of its superviews as changed.
  func screenChanged() {
    onScreenChange?()
    superview?.screenChanged()
  }
}
