/// A view that shows an object of another framework, such as a view of UIKit.
///
/// The runtime creates the object when the view is mounted, and updates it then and whenever the
/// view's value, a property of the view, or what the update read has changed. The screen shows the
/// controls of the object; without controls, one line with the name of the view's type.
@preconcurrency @MainActor
public protocol _RepresentedView: View where Body == Never {
  /// The object, with what belongs to it.
  associatedtype _Representation

  /// Creates the object.
  func _makeRepresentation(in environment: EnvironmentValues) -> _Representation
  /// Updates the object.
  func _update(_ representation: _Representation, in environment: EnvironmentValues)
  /// Gives the object a closure to call when its controls have changed outside of an update.
  static func _connect(_ representation: _Representation, onChange: @escaping () -> Void)
  /// Called once the view is unmounted.
  static func _dismantle(_ representation: _Representation)
  /// The name of the object for the screen; nil for the name of the view's type.
  static func _name(of representation: _Representation) -> String?
  /// The text of the object for the screen, after the name; nil for none.
  static func _text(of representation: _Representation) -> String?
  /// The controls of the object, from top to bottom.
  static func _controls(of representation: _Representation) -> [_RepresentedControl]
}

extension _RepresentedView {
  public static func _connect(_ representation: _Representation, onChange: @escaping () -> Void) {}
  public static func _name(of representation: _Representation) -> String? { nil }
  public static func _text(of representation: _Representation) -> String? { nil }
  public static func _controls(of representation: _Representation) -> [_RepresentedControl] { [] }
}

nonisolated extension View where Self: _RepresentedView {
  /// A represented view has no body; calling `body` ends the process (W17).
  @MainActor public var body: Never { FatalMessage.noBody(Self.self) }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    RepresentedNode(view, site)
  }

  nonisolated public static var _isBuiltIn: Bool { true }
}

/// The node of a represented view, which fills the view's properties and draws the object. Its
/// content runs the update.
final class RepresentedNode<V: _RepresentedView>: RuleNode<V, V> {
  private let object = RepresentedObject<V>()
  private var content: ViewNode<RepresentedContent<V>>?
  private var runs = 0
  private var place = DrawnLines.Place()

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    object.didUpdate = { [unowned self] in graph.screenChanged(at: place) }
    mount()
  }

  override var container: V { view }
  override var isPrimitive: Bool { true }
  override var drawsInPlace: Bool { true }

  override func update(_ view: V) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    runs += 1
    let made = RepresentedContent(
      view: installed, run: runs, object: graph.isSilent ? nil : object)
    if let content {
      content.update(made)
    } else {
      content = RepresentedContent._makeNode(made, site())
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func answer(_ query: NodeQuery) {
    if let screen = query as? Screen {
      screen.drawLine(of: self, at: &place) { drawObject(on: screen) }
    } else if let names = query as? NameQuery {
      names.name = baseTypeName(V.self)
    } else {
      super.answer(query)
    }
  }

  /// A silent mount creates no object: it draws the object on the screen.
  private func drawObject(on screen: Screen) {
    let shown = original as? RepresentedNode<V> ?? self
    let controls = shown.object.controls
    for control in controls {
      control.draw(on: screen, in: shown.graph, isEnabled: scope.values.isEnabled)
    }
    guard controls.isEmpty, !screen.isForControlsOnly else { return }
    screen.draw("(\(shown.object.line ?? baseTypeName(V.self)))")
  }

  override func didUnmount() {
    let edited = object.controls.lazy.compactMap { control in
      if case .textField(let field) = control.kind { field } else { nil }
    }.first(where: graph.focusOrder.isEdited)
    super.didUnmount()
    object.didUpdate = {}
    // At once: the closure below never runs if the host ends or stops.
    defer { object.dismantle() }
    guard let edited else { return }
    graph.recorder?.note(.editedFieldGone, at: identity)
    // The field's delegate may write states, so the editing ends after the update. The object keeps
    // the delegate alive.
    graph.afterPass { [object, graph] in
      withExtendedLifetime(object) { graph.focusOrder.end(edited) }
    }
  }
}

/// The object of a represented view; nil until the view is mounted.
private final class RepresentedObject<V: _RepresentedView> {
  var representation: V._Representation?
  /// Called after each update.
  var didUpdate: () -> Void = {}
  @MainActor func dismantle() { if let representation { V._dismantle(representation) } }
  /// The name and the text.
  @MainActor var line: String? {
    guard let representation else { return nil }
    let name = V._name(of: representation) ?? baseTypeName(V.self)
    return V._text(of: representation).map { "\(name): \($0)" } ?? name
  }
  @MainActor var controls: [_RepresentedControl] {
    representation.map { V._controls(of: $0) } ?? []
  }
}

/// Creates and updates the object, also after a change of the environment.
nonisolated private struct RepresentedContent<V: _RepresentedView>: View, _BuiltInPart {
  let view: V
  /// Differs in each run of the view's rule, so that the object is updated.
  let run: Int
  /// Nil in a silent mount, which creates no object.
  let object: RepresentedObject<V>?
  @Environment(\.self) private var environment

  @MainActor var body: RepresentedSurface {
    let environment = environment
    if let object {
      let representation = object.representation ?? make(object, in: environment)
      view._update(representation, in: environment)
      object.didUpdate()
    }
    return RepresentedSurface()
  }

  @MainActor private func make(
    _ object: RepresentedObject<V>, in environment: EnvironmentValues
  ) -> V._Representation {
    let representation = view._makeRepresentation(in: environment)
    object.representation = representation
    V._connect(representation) { [weak object] in object?.didUpdate() }
    return representation
  }
}

/// The visible content of a represented view. The view's node draws its lines.
nonisolated private struct RepresentedSurface: LeafView {
  static var hasLine: Bool { false }

  @MainActor func draw(on screen: Screen) {}
}
