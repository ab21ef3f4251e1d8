/// A primitive view that shows, and changes, a value through a binding of its own.
protocol ControlView: _PrimitiveView {
  associatedtype Label: View
  associatedtype Value
  var label: Label { get }
  /// What the binding leads to.
  var value: Value { get }
  func draw(_ value: Value, label: String, on screen: inout Screen)
}

extension ControlView {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ControlNode(view, site)
  }
}

/// It reads its binding at each update, so it is queued like any view that does (R19).
private final class ControlNode<V: ControlView>: ViewNode<V> {
  private var properties = PropertyList()
  private var installed: V
  private var value: V.Value?
  private var label: ViewNode<V.Label>?

  override init(_ view: V, _ site: NodeSite) {
    installed = view
    super.init(view, site)
    properties = PropertyList(of: V.self, at: self)
    install()
    label = V.Label._makeNode(view.label, self.site())
  }

  override func update(_ view: V) {
    self.view = view
    install()
    label?.update(view.label)
  }

  override func runRule() {
    let causes = causes
    install()
    graph.recorder?.record(.redrawn, at: path, causes: causes)
  }

  private func install() {
    isInPass = false
    causes = []
    var copy = view
    _ = properties.update(&copy)
    installed = copy
    value = copy.value
    graph.screenChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let label { visit(label) } }
  override func didUnmount() { properties.unmount() }

  override func draw(on screen: inout Screen) {
    guard let value else { return }
    installed.draw(value, label: screen.text(of: label), on: &screen)
  }
}
