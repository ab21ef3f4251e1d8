/// A modifier that you define: its body contains the modified view.
///
/// A modifier can hold dynamic properties like a view, which live as long as the modified view.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the result of ``body(content:)``; the compiler infers it.
  associatedtype Body: View
  /// The type of the modified view in `body`.
  typealias Content = _ViewModifier_Content<Self>
  /// The view that replaces the modified view: `content` is the modified view, at any position in
  /// the body.
  @ViewBuilder func body(content: Content) -> Body

  /// Creates the node of a view with this modifier.
  @MainActor static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>>

  /// True for a modifier of the laboratory: see ``View/_isBuiltIn``.
  nonisolated static var _isBuiltIn: Bool { get }
}

extension ViewModifier {
  @MainActor public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ModifierNode(view, site)
  }

  nonisolated public static var _isBuiltIn: Bool { false }

  /// True for a modifier of the program, whose body arranges the modified view.
  @MainActor static var hasOwnBody: Bool { !_isBuiltIn && Body.self != Never.self }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, _BuiltIn, Sendable {
  /// The only value.
  public static let identity = EmptyModifier()
  public init() {}
  /// The modified view.
  @MainActor public func body(content: Content) -> some View { content }
}

/// A modifier without a body, which the runtime applies itself.
nonisolated public protocol _PrimitiveViewModifier: ViewModifier where Body == Never {}

extension _PrimitiveViewModifier {
  @MainActor public func body(content: Content) -> Never {
    FatalMessage.noBody(Self.self)
  }
}

nonisolated extension View {
  /// Applies a modifier to this view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or modifier, that is modified.
  public var content: Content
  /// The applied modifier.
  public var modifier: Modifier

  /// The value of ``View/modifier(_:)``; a view if `Content` and `Modifier` conform.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// The type of a view with a modifier.
protocol ModifiedType {
  /// The type of the view without its modifiers.
  static var unmodified: Any.Type { get }
}

extension ModifiedContent: ModifiedType {
  static var unmodified: Any.Type {
    (Content.self as? any ModifiedType.Type)?.unmodified ?? Content.self
  }
}

extension ModifiedContent: _PrimitiveView, View where Content: View, Modifier: ViewModifier {

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    site.isListed && !Modifier.hasOwnBody
      ? ListedModifierNode(view, site) : Modifier._makeNode(view, site)
  }
}

/// The position of the modified view in a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ModifierContentNode(view, site)
  }
}
