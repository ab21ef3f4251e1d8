/// A control that a style of the program can arrange.
nonisolated protocol StyledControl: View {
  associatedtype Configuration
  /// The parts for the style.
  @MainActor func configuration(_ parts: StyleParts) -> Configuration
}

extension StyledControl {
  /// The node for a style; nil if no style applies.
  ///
  /// - Parameter isPart: True for an internal part of the laboratory's own views.
  @MainActor static func makeStyledNode(
    _ view: Self, _ site: NodeSite, isPart: Bool = false
  ) -> ViewNode<Self>? {
    site.scope.values[style: Configuration.self].map {
      StyledNode(view, in: $0, site, isPart: isPart)
    }
  }
}

/// A container that a style can arrange.
nonisolated protocol StyledContainer: ContainerView, StyledControl {}

extension StyledContainer {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ContainerNode(view, site)
  }
}

/// Creates the configuration again if the control has another value, or the value of a binding in
/// it has changed; the style's own node decides whether `makeBody` runs.
private final class StyledNode<V: StyledControl>: RuleNode<V, V> {
  private let style: AppliedStyle<V.Configuration>
  private let isPart: Bool
  private lazy var parts = StyleParts(of: self, in: style)
  private var made: StyledBody<V.Configuration>?

  init(_ view: V, in style: AppliedStyle<V.Configuration>, _ site: NodeSite, isPart: Bool) {
    self.style = style
    self.isPart = isPart
    super.init(view, site)
    mount()
  }

  override var container: V { view }
  override var isPrimitive: Bool { true }
  override var viewType: Any.Type? { isPart ? nil : V.self }

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

/// The parts that a control passes to its style, kept from one configuration to the next: a new
/// label does not run `makeBody` again.
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

  /// The part with this number, for a view.
  func part<V: View>(_ number: Int, _ view: V) -> ButtonStyleConfiguration.Label {
    let part = known[number] ?? StylePart(MovableView(view), maker, restoreStyle)
    if known.updateValue(part, forKey: number) != nil { part.view.update(view) }
    return ButtonStyleConfiguration.Label(part: part)
  }

  /// The part with this number, for an optional view; nil if there is none. A style that creates
  /// such a control from a configuration passes on an optional part.
  func part<V: View>(_ number: Int, ifThere view: V) -> ButtonStyleConfiguration.Label? {
    if V.self == EmptyView.self { return nil }
    if let part = view as? ButtonStyleConfiguration.Label?, part == nil { return nil }
    return part(number, view)
  }

  /// The action of the control, with this closure from now on.
  func action(_ perform: @escaping () -> Void) -> StoredAction {
    let action = action ?? StoredAction()
    self.action = action
    action.perform = perform
    return action
  }
}

/// The action of a control, with its current closure.
@MainActor
final class StoredAction {
  var perform: () -> Void = {}
}

/// A part of a control that its style can put anywhere: a label, the content.
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

/// The position of a control's part in a style's body. The part belongs outside the style, and
/// controls in it have the control's own style.
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
    subviewsChanged()
  }

  private func leave(_ part: StylePart?) {
    // The old part is released after it is removed from the field: the release may run code of the
    // program (R79).
    if let old = exchange(&place, with: nil) { part?.view.leave(old) }
    inside?.leave()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let place { visit(place.node) } }
  override func didUnmount() { leave(view.part) }
  override var makerOfChildren: Node? { view.part?.maker }
  override var viewType: Any.Type? { nil }
}
