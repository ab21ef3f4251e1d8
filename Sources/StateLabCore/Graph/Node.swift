/// A mounted view, at its structural identity (R15).
///
/// Nodes outlive view values: a body makes new structs each time it runs, and each of them is
/// handed to the node that already stands at its place. What SwiftUI calls external storage hangs
/// here.
///
///     view values     ContentView ──body──▶ VStack ──▶ Text        made anew by each body
///     nodes           BodyNode ───────────▶ ContainerNode ──▶ LeafNode     stay
///
/// References go down: a host holds its graph and the root, a parent its children, a node its
/// slots. References back up are not counted, which had been a third of an update, and so must not
/// be followed once the node is unmounted: until then everything above it is there, because a
/// parent goes only after its children, and a host unmounts its root before it goes itself.
@MainActor
public class Node {
  final unowned(unsafe) let graph: Graph
  final unowned(unsafe) let parent: Node?
  /// The node whose body made the view at this one: events that have no view of their own are told
  /// there, and its rule renews subscriptions under iOS 13 (R47).
  final unowned(unsafe) let maker: Node?
  /// The stretch of the environment that the node stands in.
  final let scope: EnvironmentScope
  /// The facts that only a recording needs; nil where nothing records.
  final let record: NodeRecord?
  /// The last batch that queued this node; nil unless that batch still waits.
  @exclusivity(unchecked) final var batch: TransactionBatch?
  /// The number of nodes that the graph had mounted by then, so that nodes of one depth have a
  /// stable order.
  final let serial: Int
  /// The number of nodes above this one. A pass takes the nodes with the fewest first.
  final let depth: Int32
  /// True from the mount on, and never again once it is false: what comes back is another node.
  @exclusivity(unchecked) final private(set) var isMounted = true
  /// In the queue of the pass that is running, its rule still to come.
  @exclusivity(unchecked) final var isInPass = false
  /// Off the screen with all below it, and still mounted.
  @exclusivity(unchecked) final var isOffScreen = false

  init(_ site: NodeSite) {
    let graph = site.graph
    self.graph = graph
    StepCounter.count()
    parent = site.parent
    maker = site.maker
    scope = site.scope
    record = site.record
    depth = (site.parent?.depth ?? -1) + 1
    serial = graph.nextSerial()
    if Int(depth) > Graph.deepestLevel {
      graph.stop(FatalMessage.tooDeep(limit: Graph.deepestLevel))
    }
    graph.screenChanged()
    graph.silent?.note(site.original, for: self)
  }

  /// Runs when the graph takes the node from the queue.
  func runRule() {}

  func forEachChild(_ visit: (Node) -> Void) {}

  /// Answers what only some views know; the nodes below are asked where this one does not know.
  func answer(_ query: NodeQuery) { query.passOn(below: self) }

  /// Takes the node and everything below it out of the tree, children first.
  final func unmount() {
    StepCounter.count()
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    isMounted = false
    // The batch holds the node, and may never be played.
    batch = nil
    graph.screenChanged()
    didUnmount()
  }

  /// Lets go of storage and subscriptions.
  func didUnmount() {}

  /// Checks what is also true of this kind of node: see ``checkInvariants()``.
  func checkOwnInvariants() {}

  /// The slots of the view's dynamic properties, if it has any.
  var properties: PropertyList? { nil }

  /// The maker of what is mounted below this node: the node itself, if it runs a body that somebody
  /// wrote. What a modifier is applied to was not made by the modifier's body, but outside it.
  var makerOfChildren: Node? { maker }

  /// True for the nodes that run a body somebody wrote.
  var hasBody: Bool { false }
  /// False for a view of the laboratory's own that is made of others: no event tells of it, and what
  /// follows from it is told as following from its causes.
  var isTold: Bool { true }
  /// True if what is mounted here is shown somewhere else: a page, or in front of the screen.
  var isLayer: Bool { false }

  /// The type of the view that is mounted here, or nil where the node stands for no view of its own
  /// (a tuple, a branch, a modifier).
  var viewType: Any.Type? { nil }
  /// The name that traces use where the type's would tell a reader nothing.
  var nameInTrace: String? { nil }
  /// The view as its parent made it; nil for a node without a rule.
  var viewValue: Any? { nil }
  /// The title of the control here, which tells it from others in a trace.
  var controlTitle: String? { nil }
}

/// The place where a node is about to be mounted. It lives no longer than the mount.
public struct NodeSite {
  unowned(unsafe) let graph: Graph
  unowned(unsafe) let parent: Node?
  unowned(unsafe) let maker: Node?
  var scope: EnvironmentScope
  /// The record of the node, if anything records.
  var record: NodeRecord?
  /// In a silent mount, the node on the screen at the same place, if there is one.
  unowned(unsafe) var original: Node?
}

extension Node {
  /// The site of the only child of this node.
  func site(key: @autoclosure () -> ViewIdentity.Key? = nil) -> NodeSite {
    site(key: key(), original: originalOfOnlyChild)
  }

  /// The site of a child of this node.
  ///
  /// - Parameter original: Asked in a silent mount only: the node on the screen at the same place.
  func site(
    key: @autoclosure () -> ViewIdentity.Key? = nil, original: @autoclosure () -> Node?
  ) -> NodeSite {
    NodeSite(
      graph: graph, parent: self, maker: makerOfChildren, scope: scope,
      record: graph.isRecording ? NodeRecord(key()) : nil,
      original: graph.isSilent ? original() : nil)
  }
}

extension Node {
  /// Checks what is true of a mounted node and of all below it, between any two actions of the
  /// host.
  final func checkInvariants() {
    precondition(isMounted, "what can be reached from the root is mounted")
    precondition(!isInPass || graph.failure != nil, "a pass runs every rule that it has to")
    precondition(batch.map(graph.isWaiting) ?? true, "the batch that queued a node still waits")
    checkOwnInvariants()
    forEachChild { child in
      precondition(child.parent === self && child.graph === graph, "a child knows its parent")
      precondition(child.depth == depth + 1, "a child is one level further down")
      precondition(child.serial > serial, "a child is mounted after its parent")
      child.checkInvariants()
    }
  }
}

extension Node {
  /// This node, as the one of a view of this type: a place of one type never holds another.
  final func of<V>(_ type: V.Type) -> ViewNode<V> {
    guard let node = self as? ViewNode<V> else {
      fatalError("A node of \(viewType.map(typeName) ?? "no view") was handed a \(typeName(type)).")
    }
    return node
  }
}

/// A node that knows the type of its view.
///
/// Nothing here asks that it be a ``View``: then the runtime need not look the conformance up to make
/// the class of the node, which takes longer than to mount the first view of a type.
@MainActor
public class ViewNode<V>: Node {
  /// The value as the parent made it, nothing installed.
  @exclusivity(unchecked) final var view: V

  init(_ view: V, _ site: NodeSite) {
    self.view = view
    super.init(site)
  }

  /// Hands the node a newer value for the same place.
  func update(_ view: V) { self.view = view }

  override var viewType: Any.Type? { V.self }
}
