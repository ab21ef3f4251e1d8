/// A view that places the subviews of its content.
///
///     SubviewsNode ──┬── SubviewListNode ── TupleNode ──┬── SubviewSource           a view, not mounted
///                    │                                  └── ForEachNode ── SubviewSource
///                    └── VStack ── CardView ── SubviewNode ── the view, mounted       the result
///
/// The content is resolved by the same nodes as elsewhere: a tuple, an `if`, a `ForEach`, the body of
/// a custom view that is several views. Single views are mounted where the result places them. The
/// closure of the container runs again if the container has a new value, or the list of subviews
/// changes: not if a view in the list has a new value.
nonisolated protocol SubviewsView: ListedView, _PrimitiveView {
  associatedtype Source: View
  associatedtype Result: View
  var source: Source { get }
  @MainActor func makeResult(_ content: ResolvedContent) -> Result
}

extension SubviewsView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    SubviewsNode(view, site)
  }
}

private final class SubviewsNode<V: SubviewsView>: ReadingNode<V>, TransparentNode {
  private var list: SubviewListNode<V.Source>?
  private var result: ViewNode<V.Result>?

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    list = SubviewListNode(view.source, in: self, like: (original as? Self)?.list) {
      [unowned self] in graph.record(.redrawn, at: identity, thenRunning: updateResult)
    }
    updateResult()
  }

  override func update(_ view: V) {
    self.view = view
    list?.update(view.source) { _ in updateResult() }
  }

  override func runRule() { redraw(updateResult) }

  private func updateResult() {
    guard let list else { return }
    let made = trackReads { view.makeResult(list.resolved) }
    if let result { return result.update(made) }
    result = V.Result.mount(made, at: site(original: (original as? Self)?.result))
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let list { visit(list) }
    if let result { visit(result) }
  }

  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}

// MARK: The content

/// The root of the content that is resolved to subviews.
@MainActor
protocol SubviewList: Node {
  /// Called when the list of subviews may have changed.
  func changed()
  /// Runs `update` after the container has placed the subviews, or now if the container is not being
  /// updated.
  func afterContainer(_ update: @escaping () -> Void)
}

final class SubviewListNode<Content: View>: ViewNode<Content>, SubviewList {
  private(set) var resolved = ResolvedContent()
  private var content: ViewNode<Content>?
  private let placeAgain: () -> Void
  /// The updates that wait while the container is being updated; nil at other times.
  private var waiting: [() -> Void]?

  /// - Parameters:
  ///   - container: The node of the container, of which the list is a child.
  ///   - original: In a silent mount, the list on the screen.
  ///   - placeAgain: Called when the subviews have changed, with the causes of the change.
  init(
    _ view: Content, in container: Node, like original: Node?, placeAgain: @escaping () -> Void
  ) {
    self.placeAgain = placeAgain
    var site = container.site(original: original)
    site.isListed = true
    super.init(view, site)
    waiting = []
    content = Content.mount(view, at: self.site())
    waiting = nil
    _ = resolve()
  }

  /// Updates the content, places the subviews by `place`, and then updates the placed views.
  ///
  /// - Parameter place: Receives true if the list of subviews has changed.
  func update(_ view: Content, thenPlacing place: (_ hasChanged: Bool) -> Void) {
    let outer = waiting
    waiting = outer ?? []
    self.view = view
    content?.update(view)
    place(resolve())
    guard outer == nil else { return }
    let updates = waiting.take() ?? []
    for update in updates { update() }
  }

  /// Returns true if the subviews have changed.
  private func resolve() -> Bool {
    let query = SubviewQuery()
    content?.answer(query)
    defer { resolved = query.found }
    return query.found != resolved
  }

  func changed() { if waiting == nil { graph.queueInPass(self) } }

  func afterContainer(_ update: @escaping () -> Void) {
    if waiting == nil { update() } else { waiting?.append(update) }
  }

  override func runRule() {
    guard resolve() else { return }
    graph.because(of: causes, placeAgain)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  /// The content shows nothing: only its placed views do.
  override func answer(_ query: NodeQuery) { if query.isUpward { super.answer(query) } }

  override var isLayer: Bool { true }
  override var isTold: Bool { false }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}

extension Node {
  /// The list of subviews that this node of a container's content belongs to; nil for other nodes.
  final var subviewList: (any SubviewList)? {
    guard isListed else { return nil }
    var node: Node? = self
    while let next = node {
      StepCounter.count()
      if let list = next as? any SubviewList { return list }
      node = next.parent
    }
    return nil
  }

  /// Called by a node of a container's content after its views were added, removed or moved.
  final func subviewsChanged() { if isListed { subviewList?.changed() } }
}
