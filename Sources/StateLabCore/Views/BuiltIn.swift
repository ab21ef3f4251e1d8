/// A view or a modifier of the laboratory's own that is made of others: its walk and its body are
/// not worth an event.
public protocol _BuiltIn {}

extension View where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}

/// A view that only views of the laboratory's own are made of.
public protocol _BuiltInPart: _BuiltIn {}

extension View where Self: _BuiltInPart {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BodyNode(view, site, isPart: true)
  }
}

/// A modifier that other views stand inside of, as traces say, though no program writes its name.
@MainActor
protocol NamedModifier {
  static var nameInTrace: String { get }
}

extension ViewModifier where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}
