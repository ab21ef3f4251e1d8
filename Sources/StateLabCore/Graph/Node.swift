/// A mounted view, at its structural identity (R15).
///
/// Nodes outlive view values: a body creates new structs each time it runs, and the parent node
/// passes each struct to the node that already exists at its position. The node keeps what SwiftUI
/// calls external storage.
///
///     view values     ContentView ──body──▶ VStack ──▶ Text        created by each body
///     nodes           BodyNode ───────────▶ ContainerNode ──▶ LeafNode     stay
///
/// Strong references point down: a host holds its graph and the root, a parent its children, a node
/// its slots. References up are unowned, because reference counting took a third of an update. Do
/// not follow them after the node is unmounted. Until then, every ancestor exists: a parent is
/// released only after its children, and a host unmounts its root before the host is released.
@MainActor
public class Node {
  final unowned(unsafe) let graph: Graph
  final unowned(unsafe) let parent: Node?
  /// The node whose body created this node's view. Events of nodes without a view of their own
  /// belong to the maker, and the maker's rule renews subscriptions under iOS 13 (R47).
  final unowned(unsafe) let maker: Node?
  /// The environment scope of the node.
  final let scope: EnvironmentScope
  /// The facts that only a recording needs; nil without a recorder.
  final let record: NodeRecord?
  /// The last batch that queued this node; nil unless that batch still waits.
  @exclusivity(unchecked) final var batch: TransactionBatch?
  /// The number of nodes that the graph had mounted before, so that nodes of one depth have a
  /// stable order.
  final let serial: Int
  /// The number of nodes above this one. A pass takes the nodes with the fewest first.
  final let depth: Int32
  /// True from the mount until the unmount. An unmounted node is never mounted again: a returning
  /// view gets a new node.
  @exclusivity(unchecked) final private(set) var isMounted = true
  /// True while the node is in the queue of the running pass, before its rule runs.
  @exclusivity(unchecked) final var isInPass = false
  /// True if the node and all nodes below are off the screen, and still mounted.
  @exclusivity(unchecked) final var isOffScreen = false
  /// True if the node resolves content to subviews, which a container places elsewhere.
  final let isListed: Bool

  init(_ site: NodeSite) {
    let graph = site.graph
    self.graph = graph
    StepCounter.count()
    parent = site.parent
    maker = site.maker
    scope = site.scope
    record = site.record
    isListed = site.isListed
    depth = (site.parent?.depth ?? -1) + 1
    serial = graph.nextSerial()
    if Int(depth) > Graph.deepestLevel {
      graph.stop(FatalMessage.tooDeep(limit: Graph.deepestLevel))
    }
    graph.drawnLines.change(by: self)
    graph.silent?.note(site.original, for: self)
  }

  /// Runs the node's rule, when the graph takes the node from the queue.
  func runRule() {}

  func forEachChild(_ visit: (Node) -> Void) {}

  /// Answers a query that only some views can answer. A node without an answer passes the query to
  /// its children.
  func answer(_ query: NodeQuery) { query.passOn(below: self) }

  /// Removes the node and all nodes below from the tree, children first.
  final func unmount() {
    StepCounter.count()
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    isMounted = false
    // The batch holds the node, and its pass may never run.
    batch = nil
    graph.drawnLines.change(by: self)
    didUnmount()
  }

  /// Releases storage and subscriptions.
  func didUnmount() {}

  /// Checks the additional invariants of this kind of node; see ``checkInvariants()``.
  func checkOwnInvariants() {}

  /// The slots of the view's dynamic properties, if it has any.
  var properties: PropertyList? { nil }

  /// The maker of the nodes below: this node if it runs a body of the user's code. The content of a
  /// modifier keeps its own maker: the modifier's body did not create the content.
  var makerOfChildren: Node? { maker }

  /// True for nodes that run a body of the user's code.
  var hasBody: Bool { false }
  /// False for a view of the laboratory that is composed of other views: such a view has no events,
  /// and its causes are the causes of the events that follow.
  var isTold: Bool { true }
  /// True if the view appears elsewhere: as a page, or in front of the screen.
  var isLayer: Bool { false }
  /// True if the node affects no lines but its own and those of its children. A title, for example,
  /// appears at the top of its page.
  var drawsInPlace: Bool { false }

  /// The type of the mounted view, or nil if the node has no view of its own (a tuple, a branch, a
  /// modifier).
  var viewType: Any.Type? { nil }
  /// The name for traces, if the name of the type would not help a reader.
  var nameInTrace: String? { nil }
  /// The view as its parent created it; nil for a node without a rule.
  var viewValue: Any? { nil }
  /// The name of the node's view for a message: `Outer.Inner`.
  final var nameInMessages: String? { viewType.map { QualifiedName.of($0).nested } }
  /// The title of the node's control, which distinguishes controls in a trace.
  var controlTitle: String? { nil }
}

/// The position at which a node is about to be mounted; valid only during the mount.
public struct NodeSite {
  unowned(unsafe) let graph: Graph
  unowned(unsafe) let parent: Node?
  unowned(unsafe) let maker: Node?
  var scope: EnvironmentScope
  /// The record of the node; nil without a recorder.
  var record: NodeRecord?
  /// In a silent mount, the node on the screen at the same identity, if there is one.
  unowned(unsafe) var original: Node?
  /// True for content that is resolved to subviews.
  var isListed = false
}

extension Node {
  /// The site of the only child of this node.
  func site(key: @autoclosure () -> ViewIdentity.Key? = nil) -> NodeSite {
    site(key: key(), original: originalOfOnlyChild)
  }

  /// The site of a child of this node.
  ///
  /// - Parameter original: The node on the screen at the same identity; evaluated only in a silent
  ///   mount.
  func site(
    key: @autoclosure () -> ViewIdentity.Key? = nil, original: @autoclosure () -> Node?
  ) -> NodeSite {
    NodeSite(
      graph: graph, parent: self, maker: makerOfChildren, scope: scope,
      record: graph.isRecording ? NodeRecord(key()) : nil,
      original: graph.isSilent ? original() : nil, isListed: isListed)
  }
}

extension Node {
  /// Checks the invariants of a mounted node and all nodes below, which hold between any two
  /// actions of the host.
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
  /// This node, as the node of a view of this type: the view type of a position never changes.
  final func of<V>(_ type: V.Type) -> ViewNode<V> {
    guard let node = self as? ViewNode<V> else {
      fatalError("A node of \(viewType.map(typeName) ?? "no view") was handed a \(typeName(type)).")
    }
    return node
  }
}

/// A node that knows the type of its view.
///
/// The type need not conform to ``View``. With that constraint, the runtime would look up the
/// conformance to create the node's class, which takes longer than mounting the first view of a
/// type.
@MainActor
public class ViewNode<V>: Node {
  /// The view as its parent's body created it, with no property installed.
  @exclusivity(unchecked) final var view: V

  init(_ view: V, _ site: NodeSite) {
    self.view = view
    super.init(site)
  }

  /// Replaces the view with a newer value for the same identity.
  func update(_ view: V) { self.view = view }

  override var viewType: Any.Type? { V.self }
}
