/// A part of the user interface: a value that describes the content at its identity.
///
/// Write structs that conform to `View`, with a `body` of other views. The values are cheap and
/// short-lived; the runtime keeps a node at the identity, and the node lasts (R15, R33).
@preconcurrency @MainActor
public protocol View {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: View
  /// The content of the view. The runtime evaluates `body` when the view is mounted, and again when
  /// its value or one of its properties has changed (R27, R33), on a copy whose properties are
  /// installed.
  ///
  /// A write to a state in `body` causes W2, and has no effect (R11).
  @ViewBuilder @MainActor var body: Body { get }

  /// Creates the node of this view.
  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self>

  /// True for a view of the laboratory, whose properties and body have no events. The flag is a
  /// requirement because the lookup of another conformance takes the runtime long.
  nonisolated static var _isBuiltIn: Bool { get }

  /// True if the view is `Equatable` for all its generic arguments (R34); a requirement for the
  /// same reason.
  nonisolated static var _isEquatable: Bool { get }
}

nonisolated extension View {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BodyNode(view, site)
  }

  nonisolated public static var _isBuiltIn: Bool { false }

  nonisolated public static var _isEquatable: Bool { false }
}

nonisolated extension View where Self: Equatable {
  nonisolated public static var _isEquatable: Bool { true }
}

extension Never: View {
  /// No view has the type `Never`, so the runtime never evaluates its body.
  public typealias Body = Never
  /// Ends the process (W17).
  @MainActor public var body: Never { FatalMessage.noBody(Self.self) }
}

/// A view without a body, which the runtime mounts itself.
nonisolated public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A primitive view has no body; calling `body` ends the process (W17).
  @MainActor public var body: Never { FatalMessage.noBody(Self.self) }

  nonisolated public static var _isBuiltIn: Bool { true }
}

/// A view without children, which draws its own line.
nonisolated protocol LeafView: _PrimitiveView, ViewWithLooks {
  /// False if views of this type have no line on the screen.
  static var hasLine: Bool { get }
  /// False if views of this type show nothing, so that a person cannot touch them.
  static var hasContent: Bool { get }
  /// True if the line changes with time.
  var isTicking: Bool { get }
  /// The color that tells the view apart from others of its type; nil if the view has none.
  var colorInName: Color? { get }
  @MainActor func draw(on screen: Screen)
  /// Draws the line in an environment. Most views draw the same line in each.
  @MainActor func draw(on screen: Screen, in scope: EnvironmentScope)
}

extension LeafView {
  static var hasLine: Bool { true }
  static var hasContent: Bool { true }
  var isTicking: Bool { false }
  var colorInName: Color? { nil }
  @MainActor func draw(on screen: Screen, in scope: EnvironmentScope) { draw(on: screen) }
}

/// A leaf without a line on the screen.
nonisolated protocol BlankView: LeafView {}

extension BlankView {
  static var hasLine: Bool { false }
  @MainActor func draw(on screen: Screen) {}
}

extension LeafView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    LeafNode(view, site)
  }
}

final class LeafNode<V: LeafView>: ViewNode<V> {
  @exclusivity(unchecked) private var place = DrawnLines.Place()

  override var drawsInPlace: Bool { true }

  override func update(_ view: V) {
    StepCounter.count()
    let old = graph.recorder == nil ? [] : self.view.looks
    let changesColor = self.view.colorInName != view.colorInName
    self.view = view
    if V.hasLine { graph.screenChanged(at: place) }
    if changesColor, graph.drawnLines.showsShapes { graph.screenChanged() }
    if graph.recorder != nil { noteLooks(from: old, to: view.looks, of: self) }
  }

  override func answer(_ query: NodeQuery) {
    if let screen = query as? Screen {
      if !screen.isForControlsOnly, !screen.isInDialogActions { drawLeaf(on: screen) }
    } else if let names = query as? NameQuery {
      if V.self != Text.self, V.hasContent {
        names.find(baseTypeName(V.self), in: view.colorInName ?? .clear, of: self)
      }
    } else {
      super.answer(query)
    }
  }

  private func drawLeaf(on screen: Screen) {
    if view.isTicking { graph.drawnLines.showsTime = true }
    if V.hasLine { screen.drawLine(of: self, at: &place) { view.draw(on: screen, in: scope) } }
  }
}

/// A view with one child: a stack, a form, a group.
nonisolated protocol ContainerView: _PrimitiveView, ViewWithLooks {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ContainerNode(view, site)
  }
}

/// A container whose children count as separate views in a choice among several.
protocol TransparentContainer {}

/// A container that only groups views for shared modifiers.
protocol GroupingView {}

/// A container that is no control, so that its accessibility label is the name of no control inside.
protocol ArrangingContainer {}

protocol ScrollingContainer {}

/// Searches for content that a person can pull.
final class ScrollingQuery: LayerSearch {}

class ContainerNode<V: ContainerView>: ViewNode<V> {
  private var content: ViewNode<V.Content>?

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    content = V.Content.mount(view.content, at: self.site())
  }

  override func update(_ view: V) {
    StepCounter.count()
    let old = graph.recorder == nil ? [] : self.view.looks
    self.view = view
    content?.update(view.content)
    if graph.recorder != nil { noteLooks(from: old, to: view.looks, of: self) }
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen
    where screen.accessibilityLabel != nil && V.self is any ArrangingContainer.Type:
      screen.drawWithoutLabel { super.answer(screen) }
    case let rows as RowsQuery:
      rows.passes = V.self is any TransparentContainer.Type
    case let choices as ChoiceQuery where V.self is any TransparentContainer.Type:
      content?.answer(choices)
    case let search as ScrollingQuery where V.self is any ScrollingContainer.Type:
      search.isFound = true
    case let names as NameQuery where V.self is any ScrollingContainer.Type:
      super.answer(names)
      names.name = names.name ?? baseTypeName(V.self)
    default: super.answer(query)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override var drawsInPlace: Bool { !(V.self is any ScrollingContainer.Type) }
}

extension ContainerNode: TransparentNode {
  var isTransparent: Bool { V.self is any GroupingView.Type }
}
