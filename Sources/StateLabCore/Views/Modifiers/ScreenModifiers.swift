/// A modifier that only changes how its content is drawn on the screen.
nonisolated protocol ScreenModifier: Equatable {
  /// True if the content is invisible.
  var hidesContent: Bool { get }
  /// The name of content without text; nil for the name of its type.
  var nameOfContent: String? { get }
  /// Draws the content, or omits it.
  @MainActor func draw(on screen: Screen, content: () -> Void)
}

extension ScreenModifier {
  var hidesContent: Bool { false }
  var nameOfContent: String? { nil }
}

final class ScreenModifierPlayer<M: ScreenModifier>: ModifierPlayer<M> {
  override func update(_ new: M) {
    if modifier != new { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: modifier.draw(on: screen) { super.answer(screen) }
    case let sight as SightQuery where modifier.hidesContent: sight.isInvisible = true
    case let names as NameQuery where modifier.hidesContent && !names.includesHidden: break
    case let names as NameQuery where modifier.nameOfContent != nil:
      names.name = modifier.nameOfContent
    case let choices as ChoiceQuery: choices.drawRow(with: node) { super.answer(choices) }
    default: super.answer(query)
    }
  }
}

nonisolated extension View {
  /// Names the control or the gesture of this view: the screen shows the name of a control, and
  /// actions find the control by the name. The label of a container names no control inside.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }

  /// Names the control or the gesture of this view.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(label.text)
  }

  /// Names the control or the gesture of this view, as ``accessibilityLabel(_:)`` does.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label.content) }

  /// Removes the lines and controls of this view from the screen. The view stays mounted.
  public func hidden() -> some View { modifier(_HiddenModifier(isHidden: true)) }

  /// Removes this view from the screen at an opacity of 0, as ``hidden()`` does. Any other opacity
  /// is looks only.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_HiddenModifier(isHidden: opacity <= 0)).look(.opacity, .number(opacity))
  }

  /// Enables or disables touches for the controls in this view. On this screen, controls without
  /// touches are `(disabled)`. A field without touches accepts text while the field has focus.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
}

/// Names the control that is the content; without a label, controls keep their own names.
nonisolated public struct _AccessibilityLabelModifier: PrimitiveModifier, ScreenModifier {
  let label: String?

  typealias Playing = ScreenModifierPlayer<Self>

  var nameOfContent: String? { label }

  @MainActor func draw(on screen: Screen, content: () -> Void) {
    if screen.isTitle, let label { return screen.draw(label, inLabelFor: content) }
    let outer = exchange(&screen.accessibilityLabel, with: label)
    content()
    screen.accessibilityLabel = outer
  }
}

/// Removes the lines of the content from the screen.
nonisolated public struct _HiddenModifier: PrimitiveModifier, ScreenModifier {
  let isHidden: Bool

  typealias Playing = ScreenModifierPlayer<Self>

  var hidesContent: Bool { isHidden }

  @MainActor func draw(on screen: Screen, content: () -> Void) {
    if !isHidden || screen.drawsHidden { content() }
  }
}

/// Omits views other than buttons, links and text fields from a dialog's actions, as a phone does.
nonisolated struct DialogActionsModifier: PrimitiveModifier, ScreenModifier {
  typealias Playing = ScreenModifierPlayer<Self>

  @MainActor func draw(on screen: Screen, content: () -> Void) {
    let outer = exchange(&screen.isInDialogActions, with: true)
    content()
    screen.isInDialogActions = outer
  }
}

/// Enables or disables touches for the content.
nonisolated public struct _HitTestingModifier: PrimitiveModifier, ScreenModifier {
  let isEnabled: Bool

  typealias Playing = ScreenModifierPlayer<Self>

  @MainActor func draw(on screen: Screen, content: () -> Void) {
    let outer = screen.reactsToTouches
    screen.reactsToTouches = outer && isEnabled
    content()
    screen.reactsToTouches = outer
  }
}
