/// A mounted view, at its structural identity (R15).
///
/// Nodes outlive view values: a body makes new structs each time it runs, and each of them is
/// handed to the node that already stands at its place. What SwiftUI calls external storage hangs
/// here.
///
///     view values     ContentView ──body──▶ VStack ──▶ Text        made anew by each body
///     nodes           BodyNode ───────────▶ ContainerNode ──▶ LeafNode     stay
@MainActor
public class Node {
  // Parents hold children and the host holds the graph; nothing here holds back.
  final unowned let graph: Graph
  final unowned let parent: Node?
  /// The node whose body made the view at this one: events that have no view of their own are told
  /// there, and its rule renews subscriptions under iOS 13 (R47). To be asked while the node is
  /// mounted or about to leave.
  final unowned let maker: Node?
  /// The stretch of the environment that the node stands in.
  final let scope: EnvironmentScope
  /// What its container knows the node by, when something records.
  private let key: ViewIdentity.Key?
  /// Parents have a smaller depth than their children; a pass takes the small ones first.
  final let depth: Int
  /// Counts up as nodes are mounted, so that nodes of one depth have a stable order.
  final let serial: Int
  @exclusivity(unchecked) final private(set) var isMounted = true

  // Bookkeeping of the queue.
  @exclusivity(unchecked) final var isInPass = false
  /// The last turn that queued this node, and its place there.
  @exclusivity(unchecked) final var turn: Turn?
  @exclusivity(unchecked) final var placeInTurn = 0
  /// The events that queued this node for the pass that is running.
  @exclusivity(unchecked) final var causes: [Int] = []

  init(_ site: NodeSite) {
    graph = site.graph
    parent = site.parent
    maker = site.maker
    scope = site.scope
    key = site.key
    depth = (site.parent?.depth ?? -1) + 1
    serial = site.graph.nextSerial()
    if depth > Graph.deepestLevel { graph.stop(FatalMessage.tooDeep(limit: Graph.deepestLevel)) }
    graph.screenChanged()
  }

  /// What the node does when the graph takes it from the queue.
  func runRule() {}

  func forEachChild(_ visit: (Node) -> Void) {}

  func draw(on screen: inout Screen) { forEachChild { $0.draw(on: &screen) } }

  /// Takes the node and everything below it out of the tree, children first.
  final func unmount() {
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    isMounted = false
    // The turn holds the node, and may never be played.
    turn = nil
    graph.screenChanged()
    didUnmount()
  }

  /// Lets go of storage and subscriptions.
  func didUnmount() {}

  /// Posts what the properties of this node hold of `@Observable` objects.
  func recordObservables(areChanging: Bool) {}

  /// The same for this node and those above it, one of which keeps the object that was read here.
  final func recordObservablesInReach(areChanging: Bool) {
    guard graph.recorder != nil else { return }
    var node: Node? = self
    while let current = node {
      current.recordObservables(areChanging: areChanging)
      node = current.parent
    }
  }

  /// How the view at this node comes and goes, where it says so.
  var transition: AnyTransition? { nil }

  /// The view that a modifier at this node is applied to.
  var modifiedView: AnyObject? { nil }

  /// The maker of what is mounted below this node: the node itself, if it runs a body that somebody
  /// wrote. What a modifier is applied to was not made by the modifier's body, but outside it.
  var makerOfChildren: Node? { maker }

  /// What made the body that runs now run, in the words of `_printChanges()` (R23).
  var changesInWords: String { "" }

  /// True for the nodes that run a body somebody wrote.
  var hasBody: Bool { false }
  /// At the place where a modified view stands in a modifier's body: the modifier's node.
  var modifierAround: Node? { nil }

  /// Keeps one who is told after each run of this node's rule that did not run its body.
  func add(_ follower: SkippedBodyFollower) {}
  func remove(_ follower: SkippedBodyFollower) {}

  // MARK: Identity

  /// The type of the view that is mounted here, or nil where the node stands for no view of its own
  /// (a tuple, a branch, a modifier).
  var viewType: Any.Type? { nil }

  private var knownIdentity: ViewIdentity?

  /// The view as events name it, or the one around it where there is none here; nil where nothing
  /// records. Made once.
  final var identity: ViewIdentity? {
    if let knownIdentity { return knownIdentity }
    guard let recorder = graph.recorder else { return nil }
    var keys: [ViewIdentity.Key] = []
    var container = parent
    if let key { keys.append(key) }
    while let node = container, node.viewType == nil {
      if let key = node.key { keys.append(key) }
      container = node.parent
    }
    let parent = container?.identity
    knownIdentity =
      viewType.map { recorder.view($0, keys: keys.reversed(), inside: parent) } ?? parent
    return knownIdentity
  }
}

/// What is to be done when a rule ran and the body did not.
@MainActor
final class SkippedBodyFollower: ListedObserver {
  let bodyWasSkipped: () -> Void
  var listPosition = 0

  init(bodyWasSkipped: @escaping () -> Void) { self.bodyWasSkipped = bodyWasSkipped }
}

/// Where a node is about to be mounted.
///
/// It lives no longer than the mount, in which graph and parent are certain to be there: so its
/// references are not counted, which had been a sixth of a mount. The node's own are.
public struct NodeSite {
  unowned(unsafe) let graph: Graph
  unowned(unsafe) let parent: Node?
  unowned(unsafe) let maker: Node?
  var scope: EnvironmentScope
  /// What the container knows the node by, when something records.
  var key: ViewIdentity.Key?
}

extension Node {
  /// The site of a child of this node.
  func site(key: @autoclosure () -> ViewIdentity.Key? = nil) -> NodeSite {
    NodeSite(
      graph: graph, parent: self, maker: makerOfChildren, scope: scope,
      key: graph.recorder == nil ? nil : key())
  }
}

/// A node that knows the type of its view.
@MainActor
public class ViewNode<V: View>: Node {
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
