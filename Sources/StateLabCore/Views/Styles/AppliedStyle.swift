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
nonisolated public struct _StyleModifier<Style, Configuration, Made: View>: PrimitiveModifier {
  let style: Style
  let makeBody: @MainActor (Style, Configuration) -> Made

  typealias Playing = StylePlayer<Style, Configuration, Made>
}

nonisolated extension View {
  /// The view with a style for the controls inside; the nearest style applies.
  func style<Style, Configuration, Made: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Made
  ) -> ModifiedContent<Self, _StyleModifier<Style, Configuration, Made>> {
    modifier(_StyleModifier(style: style, makeBody: makeBody))
  }

  /// The view without a style of this kind for its control, which then has its default look.
  func unstyled<Configuration>(_: Configuration.Type) -> some View {
    style(NoStyle()) { (_, _: Configuration) in EmptyView() }
  }
}

/// No style, for built-in styles: an outer style does not apply inside.
private struct NoStyle: _BuiltIn {}

final class StylePlayer<Style, Configuration, Made: View>: ModifierPlayer<
  _StyleModifier<Style, Configuration, Made>
>
{
  private lazy var applied: WrittenStyle<Style, Configuration, Made>? =
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

  override func update(_ new: _StyleModifier<Style, Configuration, Made>) {
    modifier = new
    applied?.update(new.style)
  }

  override func didUnmount() { inside.leave() }
}

private final class WrittenStyle<Style, Configuration, Made: View>: AppliedStyle<Configuration> {
  private(set) var style: Style
  let makeBody: @MainActor (Style, Configuration) -> Made
  /// The outer style, which applies inside the body of this style, so that a style may show the
  /// configured control itself.
  let outer: AppliedStyle<Configuration>?
  private var users = ObserverList<StyleNode<Style, Configuration, Made>>()

  init(
    _ modifier: _StyleModifier<Style, Configuration, Made>,
    inside outer: AppliedStyle<Configuration>?
  ) {
    style = modifier.style
    makeBody = modifier.makeBody
    self.outer = outer
  }

  override func makeBody(
    _ configuration: Configuration, _ site: NodeSite
  ) -> StyledBody<Configuration> {
    let node = StyleNode(self, configuration, site)
    users.add(node)
    return StyledBody(node: node) { node.update($0) }
  }

  func leave(_ user: StyleNode<Style, Configuration, Made>) { users.remove(user) }

  func update(_ style: Style) {
    self.style = style
    users.forEach { $0.styleMayDiffer() }
  }
}

// MARK: The node

/// The node of a style's view for one control: it runs `makeBody`. A style can hold dynamic
/// properties like a view, which live as long as the control.
private final class StyleNode<Style, Configuration, Made: View>: RuleNode<Configuration, Style>,
  ListedObserver
{
  private let source: WrittenStyle<Style, Configuration, Made>
  private var style: Style
  private var made: ViewNode<Made>?
  private lazy var inside = EnvironmentScope(in: scope) { [outer = source.outer] in
    $0[style: Configuration.self] = outer
  }
  var listPosition = 0

  init(
    _ source: WrittenStyle<Style, Configuration, Made>, _ configuration: Configuration,
    _ site: NodeSite
  ) {
    self.source = source
    style = source.style
    super.init(configuration, site)
    mount()
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

  override func runBody(of installed: Style) {
    let body = track { source.makeBody(installed, view) }
    if let made { return made.update(body) }
    var site = site()
    site.scope = inside
    made = Made._makeNode(body, site)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let made { visit(made) } }

  override func didUnmount() {
    source.leave(self)
    inside.leave()
    super.didUnmount()
  }
}
