/// A modifier that changes how its content is drawn on the screen, and nothing else.
@MainActor
protocol ScreenModifier: Equatable {
  /// True if the content cannot be seen.
  var hidesContent: Bool { get }
  /// The name of content that shows no words; nil to name it by what it is.
  var nameOfContent: String? { get }
  /// Draws the content, or not.
  func draw(on screen: Screen, content: () -> Void)
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
    case let names as NameQuery where modifier.nameOfContent != nil:
      names.name = modifier.nameOfContent
    default: super.answer(query)
    }
  }
}

extension View {
  /// Names the controls in this view: they stand on the screen, and are found, by this name.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(_AccessibilityLabelModifier(label: String(label)))
  }

  /// Names the controls in this view: they stand on the screen, and are found, by this name.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(label.text)
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

/// Names the controls in the content.
public struct _AccessibilityLabelModifier: PrimitiveModifier, ScreenModifier {
  let label: String

  typealias Playing = ScreenModifierPlayer<Self>

  var nameOfContent: String? { label }

  func draw(on screen: Screen, content: () -> Void) {
    if screen.isTitle { return screen.draw(label) }
    let outer = exchange(&screen.accessibilityLabel, with: label)
    content()
    screen.accessibilityLabel = outer
  }
}

/// Takes the lines of the content off the screen.
public struct _HiddenModifier: PrimitiveModifier, ScreenModifier {
  let isHidden: Bool

  typealias Playing = ScreenModifierPlayer<Self>

  var hidesContent: Bool { isHidden }

  func draw(on screen: Screen, content: () -> Void) {
    if !isHidden { content() }
  }
}

/// Says whether the content reacts to touches.
public struct _HitTestingModifier: PrimitiveModifier, ScreenModifier {
  let isEnabled: Bool

  typealias Playing = ScreenModifierPlayer<Self>

  func draw(on screen: Screen, content: () -> Void) {
    let outer = screen.reactsToTouches
    screen.reactsToTouches = outer && isEnabled
    content()
    screen.reactsToTouches = outer
  }
}
