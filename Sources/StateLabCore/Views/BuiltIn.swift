/// A view or a modifier of the laboratory's own that is made of others: its walk and its body are not
/// worth an event.
///
/// Its conformance picks the way it is mounted, so nobody asks at run time what is built in: to look
/// up a conformance that is not there takes longer than to mount a view.
public protocol _BuiltIn {}

extension View where Self: _BuiltIn {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BodyNode(view, site, isBuiltIn: true)
  }
}

extension ViewModifier where Self: _BuiltIn {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ModifierNode(view, site, isBuiltIn: true)
  }
}
