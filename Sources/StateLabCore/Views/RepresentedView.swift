/// A view that shows an object of another framework, such as a view of UIKit.
///
/// The runtime creates the object when the view is mounted, and updates it then and whenever the
/// view's value, a property of the view, or what the update read has changed. The screen shows one
/// line, the name of the view's type: few objects have their own name or text.
@preconcurrency @MainActor
public protocol _RepresentedView: View where Body == Never {
  /// The object, with what belongs to it.
  associatedtype _Representation

  /// Creates the object.
  func _makeRepresentation(in environment: EnvironmentValues) -> _Representation
  /// Updates the object.
  func _update(_ representation: _Representation, in environment: EnvironmentValues)
  /// Called once the view is unmounted.
  static func _dismantle(_ representation: _Representation)
  /// The name of the object for the screen; nil for the name of the view's type.
  static func _name(of representation: _Representation) -> String?
  /// The text of the object for the screen, after the name; nil for none.
  static func _text(of representation: _Representation) -> String?
}

extension _RepresentedView {
  public static func _name(of representation: _Representation) -> String? { nil }
  public static func _text(of representation: _Representation) -> String? { nil }
}

nonisolated extension View where Self: _RepresentedView {
  /// A represented view has no body; calling `body` ends the process (W17).
  @MainActor public var body: Never { FatalMessage.noBody(Self.self) }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    RepresentedNode(view, site)
  }

  nonisolated public static var _isBuiltIn: Bool { true }
}

/// The node of a represented view, which fills the view's properties. Its content runs the update.
final class RepresentedNode<V: _RepresentedView>: RuleNode<V, V> {
  private let object = RepresentedObject<V>()
  private var content: ViewNode<RepresentedContent<V>>?
  private var runs = 0

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
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
      view: installed, run: runs, object: graph.isSilent ? nil : object,
      lineOnScreen: graph.isSilent ? (original as? RepresentedNode<V>)?.object.line : nil)
    if let content {
      content.update(made)
    } else {
      content = RepresentedContent._makeNode(made, site())
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    super.didUnmount()
    if let representation = object.representation { V._dismantle(representation) }
  }
}

/// The object of a represented view; nil until the view is mounted.
private final class RepresentedObject<V: _RepresentedView> {
  var representation: V._Representation?
  /// The name and the text.
  @MainActor var line: String? {
    guard let representation else { return nil }
    let name = V._name(of: representation) ?? baseTypeName(V.self)
    return V._text(of: representation).map { "\(name): \($0)" } ?? name
  }
}

/// Creates and updates the object, also after a change of the environment.
nonisolated private struct RepresentedContent<V: _RepresentedView>: View, _BuiltInPart {
  let view: V
  /// Differs in each run of the view's rule, so that the object is updated.
  let run: Int
  /// Nil in a silent mount, which creates no object.
  let object: RepresentedObject<V>?
  /// In a silent mount, the line of the object on the screen.
  let lineOnScreen: String?
  @Environment(\.self) private var environment

  @MainActor var body: RepresentedLine<V> {
    let environment = environment
    if let object {
      let representation = object.representation ?? view._makeRepresentation(in: environment)
      object.representation = representation
      view._update(representation, in: environment)
    }
    return RepresentedLine(line: object?.line ?? lineOnScreen)
  }
}

/// The line of an object; without an object, the name of the view's type.
nonisolated private struct RepresentedLine<V: _RepresentedView>: LeafView {
  let line: String?

  @MainActor func draw(on screen: Screen) { screen.draw("(\(line ?? baseTypeName(V.self)))") }
}
