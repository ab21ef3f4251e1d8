/// A second tree, mounted silently beside the tree on the screen, to evaluate every body for the
/// staleness check (``Host/freshScreen``).
///
///     on the screen    BodyNode ─▶ ContainerNode ─▶ LeafNode      keeps state, subscribes
///                         ┆             ┆              ┆          original
///     silent           BodyNode ─▶ ContainerNode ─▶ LeafNode      copies state, never subscribes
///
/// The original of a silent node is the node at the same identity on the screen. The silent node
/// starts with its original's storage: states by value, objects by reference. A view without an
/// original starts with initial values. A silent mount records nothing, runs no closure (`onAppear`
/// …), and creates no subscription.
@MainActor
final class SilentMount {
  /// The originals of the silent nodes, in mount order.
  private var originals: [Node?] = []
  /// The views, modifiers and ids that this mount created, by their originals.
  private var created: [ObjectIdentifier: Any] = [:]
  /// An earlier silent mount of the same root. Its objects still exist, so that an object that both
  /// mounts created has two addresses.
  private let earlier: SilentMount?
  /// True if a node could not match its children to the originals: the result is then unknown.
  private(set) var isUnsure = false
  /// True if a view or modifier kept its value, because its parent creates an object or another value
  /// for it each time.
  private(set) var keepsViews = false

  init(after earlier: SilentMount? = nil) { self.earlier = earlier }

  fileprivate func giveUp() { isUnsure = true }

  /// Notes the original of a silent node. A node of another type has another identity (R15).
  func note(_ original: Node?, for node: Node) {
    precondition(node.serial == originals.count + 1, "each node is noted as it is mounted")
    originals.append(original.flatMap { type(of: $0) == type(of: node) ? $0 : nil })
  }

  func original(of node: Node) -> Node? { originals[node.serial - 1] }

  /// The view or modifier that a silent node evaluates: the parent's new value, or the value that the
  /// mounted node holds, where the parent creates an object or another value, such as an id, for it
  /// each time (fidelity 2.13, 3). Such a value differs without a change of the program's state.
  func value<Value>(_ new: Value, heldBy node: Node?, as held: Value?) -> Value {
    guard let node, let held else { return new }
    guard let earlier else {
      created[ObjectIdentifier(node)] = new
      return new
    }
    guard let other = earlier.created[ObjectIdentifier(node)] as? Value else { return new }
    guard HeldValues.differ(other, new) else { return new }
    keepsViews = true
    return held
  }
}

extension SilentMount {
  /// True if the view with this `id(_:)` counts as the mounted one: the ids are the same, or the id
  /// is another one at each evaluation.
  func keepsIdentity<ID: Hashable>(_ id: ID, of node: Node, isSame: Bool) -> Bool {
    guard let earlier else {
      created[ObjectIdentifier(node)] = id
      return isSame
    }
    guard !isSame, let other = earlier.created[ObjectIdentifier(node)] as? ID, other != id else {
      return isSame
    }
    keepsViews = true
    return true
  }

  /// True if the elements of a `ForEach` have other ids at each evaluation: a row is then the mounted
  /// row at its position.
  func createsIDs<ID: Equatable>(_ ids: [ID], of node: Node) -> Bool {
    guard let earlier else {
      created[ObjectIdentifier(node)] = ids
      return false
    }
    guard let other = earlier.created[ObjectIdentifier(node)] as? [ID], other.count == ids.count,
      other != ids
    else { return false }
    keepsViews = true
    return true
  }
}

extension Node {
  /// The original of this node, on the screen; nil unless this node is silent.
  var original: Node? { graph.silent?.original(of: self) }

  /// The child, if there is exactly one.
  var onlyChild: Node? {
    var only: Node?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    return count == 1 ? only : nil
  }

  /// The original of the only child.
  var originalOfOnlyChild: Node? {
    guard let original else { return nil }
    var count = 0
    original.forEachChild { _ in count += 1 }
    if count > 1 { graph.silent?.giveUp() }
    return original.onlyChild
  }
}
