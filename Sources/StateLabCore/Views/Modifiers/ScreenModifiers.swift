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

  /// Takes the lines of this view off the screen. It stays mounted.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
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
  typealias Playing = HiddenPlayer
}

final class HiddenPlayer: ModifierPlayer<_HiddenModifier> {
  override func draw(_ content: Node, on screen: inout Screen) {}
}
