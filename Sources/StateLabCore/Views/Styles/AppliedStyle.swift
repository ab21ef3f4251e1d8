/// A style of the program, for the controls inside the modifier that sets the style.
///
/// The style is one object for the lifetime of the modifier, so a control looks up the style once,
/// when it is mounted.
@MainActor
class AppliedStyle<Configuration> {
  func makeBody(_ configuration: Configuration, _ site: NodeSite) -> StyledBody<Configuration> {
    fatalError("abstract")
  }
}

/// The view of a style for one control.
struct StyledBody<Configuration> {
  let node: Node
  let update: @MainActor (Configuration) -> Void
}

extension EnvironmentValues {
  /// The style for controls with this configuration; nil for their default look.
  subscript<Configuration>(style _: Configuration.Type) -> AppliedStyle<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// True inside a button style that is not the automatic one.
  var hasButtonStyle: Bool {
    get { self[HasButtonStyleKey.self] }
    set { self[HasButtonStyleKey.self] = newValue }
  }
}

private enum HasButtonStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppliedStyle<Configuration>? { nil }
}

// MARK: The modifier

/// Sets a style for the controls inside.
///
/// The type of the style's view is not a part of this type: the view may contain this modifier, as in
/// `configuration.content.disclosureGroupStyle(self)`.
nonisolated public struct _StyleModifier<Style, Configuration>: PrimitiveModifier {
  let style: Style
  fileprivate let makeNode:
    @MainActor (WrittenStyle<Style, Configuration>, Configuration, NodeSite) -> StyleNode<
      Style, Configuration
    >

  typealias Playing = StylePlayer<Style, Configuration>
}

nonisolated extension View {
  /// The view with a style for the controls inside; the nearest style applies.
  func style<Style, Configuration, Made: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Made
  ) -> ModifiedContent<Self, _StyleModifier<Style, Configuration>> {
    modifier(
      _StyleModifier(style: style) { MadeStyleNode($0, $1, $2, makeBody: makeBody) })
  }

  /// The view without a style of this kind for its control, which then has its default look.
  func unstyled<Configuration>(_: Configuration.Type) -> some View {
    style(NoStyle()) { (_, _: Configuration) in EmptyView() }
  }
}

/// No style, for built-in styles: an outer style does not apply inside.
private struct NoStyle: _BuiltIn {}

final class StylePlayer<Style, Configuration>: ModifierPlayer<_StyleModifier<Style, Configuration>>
{
  private lazy var applied: WrittenStyle<Style, Configuration>? =
    Style.self is any _BuiltIn.Type
    ? nil : WrittenStyle(modifier, inside: node.scope.values[style: Configuration.self])
  private lazy var inside = EnvironmentScope(in: node.scope) { [applied, hasButtonStyle] in
    $0[style: Configuration.self] = applied
    if let hasButtonStyle { $0.hasButtonStyle = hasButtonStyle }
  }

  /// True for a style of buttons, false for the automatic one; nil for a style of other controls.
  private var hasButtonStyle: Bool? {
    guard Configuration.self == PrimitiveButtonStyleConfiguration.self,
      !(modifier.style is NoStyle)
    else { return nil }
    return Style.self != DefaultButtonStyle.self
  }

  override var contentScope: EnvironmentScope { inside }

  override func update(_ new: _StyleModifier<Style, Configuration>) {
    modifier = new
    applied?.update(new.style)
  }

  override func didUnmount() { inside.leave() }
}

private final class WrittenStyle<Style, Configuration>: AppliedStyle<Configuration> {
  private(set) var style: Style
  private let modifier: _StyleModifier<Style, Configuration>
  /// The outer style, which applies inside the body of this style, so that a style may show the
  /// configured control itself.
  let outer: AppliedStyle<Configuration>?
  private var users = ObserverList<StyleNode<Style, Configuration>>()

  init(
    _ modifier: _StyleModifier<Style, Configuration>, inside outer: AppliedStyle<Configuration>?
  ) {
    style = modifier.style
    self.modifier = modifier
    self.outer = outer
  }

  override func makeBody(
    _ configuration: Configuration, _ site: NodeSite
  ) -> StyledBody<Configuration> {
    let node = modifier.makeNode(self, configuration, site)
    users.add(node)
    return StyledBody(node: node) { node.update($0) }
  }

  func leave(_ user: StyleNode<Style, Configuration>) { users.remove(user) }

  func update(_ style: Style) {
    self.style = style
    users.forEach { $0.styleMayDiffer() }
  }
}

// MARK: The node

/// The node of a style's view for one control: it runs `makeBody`. A style can hold dynamic
/// properties like a view, which live as long as the control.
private class StyleNode<Style, Configuration>: RuleNode<Configuration, Style>, ListedObserver {
  private let source: WrittenStyle<Style, Configuration>
  private var style: Style
  final lazy var inside = EnvironmentScope(in: scope) { [outer = source.outer] in
    $0[style: Configuration.self] = outer
  }
  final var listPosition = 0

  init(
    _ source: WrittenStyle<Style, Configuration>, _ configuration: Configuration, _ site: NodeSite
  ) {
    self.source = source
    style = source.style
    super.init(configuration, site)
  }

  override var container: Style { style }
  override var viewType: Any.Type? { Style.self }

  override func update(_ configuration: Configuration) {
    let isSame = ValueComparison.of(Configuration.self).areEqual(view, configuration)
    view = configuration
    guard !isSame else { return }
    // The style may have changed as well, and this run serves both changes.
    style = source.style
    runAgain()
  }

  func styleMayDiffer() {
    if !ValueComparison.of(Style.self).areEqual(style, source.style) { graph.queueInPass(self) }
  }

  override func runRule() {
    let old = style
    style = source.style
    if ValueComparison.of(Style.self).areEqual(old, style) {
      super.runRule()
    } else {
      replace(old)
    }
  }

  override func didUnmount() {
    source.leave(self)
    inside.leave()
    super.didUnmount()
  }
}

private final class MadeStyleNode<Style, Configuration, Made: View>: StyleNode<Style, Configuration>
{
  private let makeBody: @MainActor (Style, Configuration) -> Made
  private var made: ViewNode<Made>?

  init(
    _ source: WrittenStyle<Style, Configuration>, _ configuration: Configuration, _ site: NodeSite,
    makeBody: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    self.makeBody = makeBody
    super.init(source, configuration, site)
    mount()
  }

  override func runBody(of installed: Style) {
    let body = track { makeBody(installed, view) }
    if let made { return made.update(body) }
    var site = site()
    site.scope = inside
    made = Made._makeNode(body, site)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let made { visit(made) } }
}
