/// The node of a view with a body, the ones that people write.
final class BodyNode<V: View>: ViewNode<V> {
  private var properties = PropertyList()
  private var content: ViewNode<V.Body>?
  private var bodyCount = 0
  private let comparison = ValueComparison.of(V.self)

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    guard graph.allowsMount(of: V.self) else { return }
    PropertyList.recordWalk(of: V.self, at: self)
    properties = PropertyList(of: V.self, at: self)
    run(viewChanged: true, because: graph.currentCauses)
  }

  /// R33: a parent's body makes a new struct each time; body runs only if it compares different.
  override func update(_ view: V) {
    guard !comparison.areEqual(self.view, view) else { return }
    self.view = view
    let causes = self.causes + graph.currentCauses
    run(viewChanged: true, because: causes)
  }

  override func runRule() { run(viewChanged: false, because: causes) }

  /// R26, R27: the properties first, on a copy of the view; then the body, if something changed.
  private func run(viewChanged: Bool, because causes: [Int]) {
    isInPass = false
    self.causes = []
    var installed = view
    let changed = graph.because(of: causes) { properties.update(&installed) }
    guard viewChanged || changed else {
      graph.recorder?.record(.bodySkipped, at: path, causes: causes)
      return
    }
    bodyCount += 1
    let body = graph.recorder?.record(.body(count: bodyCount), at: path, causes: causes)
    graph.because(of: body.map { [$0] } ?? []) { show(installed.body) }
  }

  private func show(_ body: V.Body) {
    if let content { content.update(body) } else { content = V.Body._makeNode(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    properties.unmount()
    graph.recorder?.record(.removed, at: path)
  }
}
