/// A control that a style of the program's own may arrange.
protocol StyledControl: View {
  associatedtype Configuration
  /// The parts that the style is given.
  func configuration(_ parts: StyleParts) -> Configuration
}

extension StyledControl {
  /// The node where such a style is in force; nil where none is.
  static func makeStyledNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self>? {
    site.scope.values[style: Configuration.self].map { StyledNode(view, in: $0, site) }
  }
}

/// A container that a style may arrange.
protocol StyledContainer: ContainerView, StyledControl {}

extension StyledContainer {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ContainerNode(view, site)
  }
}

/// It makes the configuration anew where the control has another value, or a binding that it holds
/// leads to one; whether `makeBody` runs is for the style's own node to say.
private final class StyledNode<V: StyledControl>: RuleNode<V, V> {
  private let style: AppliedStyle<V.Configuration>
  private lazy var parts = StyleParts(of: self, in: style)
  private var made: StyledBody<V.Configuration>?

  init(_ view: V, in style: AppliedStyle<V.Configuration>, _ site: NodeSite) {
    self.style = style
    super.init(view, site)
    mount()
  }

  override var container: V { view }
  override var isPrimitive: Bool { true }

  override func update(_ view: V) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    let configuration = track { installed.configuration(parts) }
    if let made { made.update(configuration) } else { made = style.makeBody(configuration, site()) }
    graph.screenChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let made { visit(made.node) } }
}

// MARK: Parts

/// The parts that a control hands its style, kept from one configuration to the next: a style is
/// not asked again because a label is another one.
@MainActor
final class StyleParts {
  private let restoreStyle: (inout EnvironmentValues) -> Void
  private weak var maker: Node?
  private var known: [Int: StylePart] = [:]
  private var action: StoredAction?

  init<Configuration>(of control: Node, in style: AppliedStyle<Configuration>) {
    maker = control.maker
    restoreStyle = { $0[style: Configuration.self] = style }
  }

  /// The part with this number, which stands for a view.
  func part<V: View>(_ number: Int, _ view: V) -> ButtonStyleConfiguration.Label {
    let part = known[number] ?? StylePart(MovableView(view), maker, restoreStyle)
    if known.updateValue(part, forKey: number) != nil { part.view.update(view) }
    return ButtonStyleConfiguration.Label(part: part)
  }

  /// The same of a part that may be left out; nil where it is. A style that makes such a control of
  /// a configuration hands on a part that may be nil.
  func part<V: View>(_ number: Int, ifThere view: V) -> ButtonStyleConfiguration.Label? {
    if V.self == EmptyView.self { return nil }
    if let part = view as? ButtonStyleConfiguration.Label?, part == nil { return nil }
    return part(number, view)
  }

  /// The action of the control, as it is from now on.
  func action(_ perform: @escaping () -> Void) -> StoredAction {
    let action = action ?? StoredAction()
    self.action = action
    action.perform = perform
    return action
  }
}

/// The action of a control, whatever its closure of the moment is.
@MainActor
final class StoredAction {
  var perform: () -> Void = {}
}

/// A part of a control that its style may put anywhere: a label, the content.
@MainActor
final class StylePart {
  let view: MovableView
  fileprivate weak var maker: Node?
  fileprivate let restoreStyle: (inout EnvironmentValues) -> Void

  fileprivate init(
    _ view: MovableView, _ maker: Node?, _ restoreStyle: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.view = view
    self.maker = maker
    self.restoreStyle = restoreStyle
  }
}

/// A place in a style's body where a part of the control stands. What stands there was written
/// outside of the style, and controls in it have the style that the control has.
final class StylePartNode: ViewNode<ButtonStyleConfiguration.Label> {
  private var place: MovableView.Place?
  private var inside: EnvironmentScope?

  override init(_ view: ButtonStyleConfiguration.Label, _ site: NodeSite) {
    super.init(view, site)
    mountPart()
  }

  private func mountPart() {
    guard let part = view.part else { return }
    let inside = EnvironmentScope(in: scope, change: part.restoreStyle)
    self.inside = inside
    var site = site()
    site.scope = inside
    place = part.view.mount(at: site)
  }

  override func update(_ view: ButtonStyleConfiguration.Label) {
    let old = self.view
    self.view = view
    guard old.part !== view.part else { return }
    place?.node.unmount()
    leave(old.part)
    mountPart()
  }

  private func leave(_ part: StylePart?) {
    // What stood there is released when it is out of the field: that may run code of the program
    // (R79).
    if let old = exchange(&place, with: nil) { part?.view.leave(old) }
    inside?.leave()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let place { visit(place.node) } }
  override func didUnmount() { leave(view.part) }
  override var makerOfChildren: Node? { view.part?.maker }
  override var viewType: Any.Type? { nil }
}
