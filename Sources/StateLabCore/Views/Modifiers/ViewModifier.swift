/// A modifier that you write: its body stands around the view that it is applied to.
///
/// It can hold dynamic properties like a view, and they live as long as the modified view does.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of what ``body(content:)`` makes; the compiler finds it.
  associatedtype Body: View
  /// The type of the modified view in `body`.
  typealias Content = _ViewModifier_Content<Self>
  /// The view in place of the modified one: `content` is that view, and may stand anywhere in it.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node that stands for a view with this modifier.
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>>

  /// True for a modifier of the laboratory's own: see ``View/_isBuiltIn``.
  nonisolated static var _isBuiltIn: Bool { get }
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ModifierNode(view, site)
  }

  nonisolated public static var _isBuiltIn: Bool { false }
}

/// A modifier that the runtime itself knows how to play.
public protocol _PrimitiveViewModifier: ViewModifier where Body == Never {}

extension _PrimitiveViewModifier {
  public func body(content: Content) -> Never {
    FatalMessage.noBody(Self.self)
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or modifier, that is modified.
  public var content: Content
  /// The modifier that is applied to it.
  public var modifier: Modifier

  /// As ``View/modifier(_:)`` makes it; it is a view if both parts fit.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: _PrimitiveView, View where Content: View, Modifier: ViewModifier {

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    Modifier._makeNode(view, site)
  }
}

/// The place in a modifier's body where the modified view goes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ModifierContentNode(view, site)
  }
}
