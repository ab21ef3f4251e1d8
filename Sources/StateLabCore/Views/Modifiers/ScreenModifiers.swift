/// Names the controls in the content.
public struct _AccessibilityLabelModifier: PrimitiveModifier {
  let label: String

  typealias Playing = AccessibilityLabelPlayer
}

extension View {
  /// Names the controls in this view: they stand on the screen, and are found, by this name.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }

  /// Names the controls in this view: they stand on the screen, and are found, by this name.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.content)
  }

  /// Names the controls in this view, as ``accessibilityLabel(_:)`` does.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label.content) }

  /// Takes the lines of this view off the screen, with its controls. It stays mounted.
  public func hidden() -> some View { modifier(_HiddenModifier(isHidden: true)) }

  /// Takes this view off the screen where the opacity is 0, as ``hidden()`` does. Any other is looks
  /// only.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_HiddenModifier(isHidden: opacity <= 0))
  }

  /// Says whether the controls in this view react to touches. Where they do not they are, on this
  /// screen, `(disabled)`.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
}

final class AccessibilityLabelPlayer: ModifierPlayer<_AccessibilityLabelModifier> {
  override func update(_ new: _AccessibilityLabelModifier) {
    if modifier.label != new.label { node.graph.screenChanged() }
    modifier = new
  }

  override func draw(_ content: Node, on screen: inout Screen) {
    let outer = screen.accessibilityLabel
    screen.accessibilityLabel = modifier.label
    content.draw(on: &screen)
    screen.accessibilityLabel = outer
  }
}

/// Takes the lines of the content off the screen.
public struct _HiddenModifier: PrimitiveModifier {
  let isHidden: Bool

  typealias Playing = HiddenPlayer
}

final class HiddenPlayer: ModifierPlayer<_HiddenModifier> {
  override func update(_ new: _HiddenModifier) {
    if modifier.isHidden != new.isHidden { node.graph.screenChanged() }
    modifier = new
  }

  override func draw(_ content: Node, on screen: inout Screen) {
    if !modifier.isHidden { content.draw(on: &screen) }
  }
}

/// Says whether the content reacts to touches.
public struct _HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool

  typealias Playing = HitTestingPlayer
}

final class HitTestingPlayer: ModifierPlayer<_HitTestingModifier> {
  override func update(_ new: _HitTestingModifier) {
    if modifier.isEnabled != new.isEnabled { node.graph.screenChanged() }
    modifier = new
  }

  override func draw(_ content: Node, on screen: inout Screen) {
    let outer = screen.reactsToTouches
    screen.reactsToTouches = outer && modifier.isEnabled
    content.draw(on: &screen)
    screen.reactsToTouches = outer
  }
}
