// The form of containers over subviews before iOS 18. Apple has never documented these names.

/// The namespace of ``Tree``, a container that places its subviews.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The view that a root creates from the subviews of its content.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The value whose body places the subviews.
    public var root: Root
    /// The views that are resolved to subviews.
    public var content: Content

    /// Passes the subviews of these views to a root.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A value that arranges the views of a ``_VariadicView/Tree``.
@preconcurrency @MainActor
public protocol _VariadicView_Root {}

/// A root with a body for the subviews of a ``_VariadicView/Tree``. It can hold dynamic properties,
/// as a view can.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the result of ``body(children:)``; the compiler infers it.
  associatedtype Body: View
  /// The view that places the subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose tree is one view in a container.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose tree contributes the views of its body to a container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews of a ``_VariadicView/Tree``. As a view, the collection shows all its subviews.
nonisolated public struct _VariadicView_Children: ContainerView, RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(content: subviews[index]) }

  var content: ForEach<[Subview], Subview.ID, Subview> { ForEach(subviews) { $0 } }

  /// A subview of the tree.
  nonisolated public struct Element: ContainerView, Identifiable {
    let content: Subview

    /// The identity of the subview: see ``Subview/id``.
    public var id: AnyHashable { AnyHashable(content.id) }

    /// The id of ``View/id(_:)``, or of the element of a ``ForEach``, if it has this type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { content.id.givenID?.base as? ID }

    /// The trait of the view, or the key's default value.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      content.containerValues[TraitValueKey<Key>.self]
    }
  }
}

extension _VariadicView_Children: ListedView, GroupingView, TransparentContainer {}
extension _VariadicView_Children.Element: ListedView, GroupingView, TransparentContainer {}

// MARK: Traits

/// A key for a value that a view passes to its container, before iOS 18.
public protocol _ViewTraitKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  fileprivate subscript<Key: _ViewTraitKey>(trait _: TraitKeyPath<Key>) -> Key.Value {
    get { self[TraitValueKey<Key>.self] }
    set { self[TraitValueKey<Key>.self] = newValue }
  }
}

/// A trait key in a key path.
private struct TraitKeyPath<Key>: Hashable {}

nonisolated extension View {
  /// Sets a trait that the container of this view can read.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    containerValue(\.[trait: TraitKeyPath<Key>()], value)
  }
}

// MARK: The node

extension _VariadicView.Tree: _PrimitiveView, View, ListedView
where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor static var contribution: Contribution {
    Root.self is any _VariadicView_UnaryViewRoot.Type ? .one : .list
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    VariadicTreeNode(view, site)
  }
}

/// The node of a tree: it runs the body of the root.
private final class VariadicTreeNode<Root: _VariadicView_ViewRoot, Content: View>: RuleNode<
  _VariadicView.Tree<Root, Content>, Root
>, TransparentNode
{
  private var list: SubviewListNode<Content>?
  private var result: ViewNode<Root.Body>?

  override init(_ view: _VariadicView.Tree<Root, Content>, _ site: NodeSite) {
    super.init(view, site)
    list = SubviewListNode(view.content, in: self, like: (original as? Self)?.list) {
      [unowned self] in runAgain()
    }
    mount()
  }

  override var container: Root { view.root }
  override var viewType: Any.Type? { Root.self }
  override var drawsInPlace: Bool { true }

  override func update(_ view: _VariadicView.Tree<Root, Content>) {
    let old = self.view.root
    self.view = view
    guard let list else { return }
    list.update(view.content) { hasChanged in hasChanged ? runAgain() : replace(old) }
  }

  override func runBody(of installed: Root) {
    guard let list else { return }
    let body = track { installed.body(children: .init(list.resolved.subviews)) }
    if let result { return result.update(body) }
    result = Root.Body.mount(body, at: site(original: (original as? Self)?.result))
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let list { visit(list) }
    if let result { visit(result) }
  }

  var isTransparent: Bool { !(Root.self is any _VariadicView_UnaryViewRoot.Type) }
}
