/// A view or a modifier of the laboratory that is composed of others: its search and its body get
/// no events.
public protocol _BuiltIn {}

nonisolated extension View where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}

/// A view that only views of the laboratory contain.
public protocol _BuiltInPart: _BuiltIn {}

nonisolated extension View where Self: _BuiltInPart {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BodyNode(view, site, isPart: true)
  }
}

/// A modifier with a name in traces, though no program writes this name: other views are inside it.
@MainActor
protocol NamedModifier {
  static var nameInTrace: String { get }
}

extension ViewModifier where Self: _BuiltIn {
  nonisolated public static var _isBuiltIn: Bool { true }
}
