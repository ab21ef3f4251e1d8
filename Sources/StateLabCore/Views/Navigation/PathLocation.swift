/// The path of a stack for its pages, in front of the program's path.
///
/// A state's write queues the holders of its bindings. A write of a path in an object only queues
/// the body that created the stack, which passes the stack a binding with a newer value: then the
/// pages update.
final class PathLocation: Location<[AnyHashable]> {
  private var base: Location<[AnyHashable]>
  private var value: [AnyHashable]?
  /// The holders, in an array, because the list of the state behind the path may contain them.
  /// There is one for each type of value with pages.
  @MainActor private var holders: [PropertySlot] = []

  @MainActor init(of path: Binding<[AnyHashable]>) {
    base = path.location
    value = path.value
  }

  @MainActor func binding(like path: Binding<[AnyHashable]>) -> Binding<[AnyHashable]> {
    var binding = path.value.map { Binding(self, value: $0) } ?? Binding(readingLive: self)
    binding.transaction = path.transaction
    return binding
  }

  /// Follows a newer binding; returns false if the pages must hold another location.
  @MainActor func follow(_ path: Binding<[AnyHashable]>) -> Bool {
    guard path.location.root === base.root, path.location.readsLive == base.readsLive else {
      return false
    }
    base = path.location
    guard value != path.value else { return true }
    value = path.value
    for holder in holders { holder.graph.queueInPass(holder.node) }
    return true
  }

  override func get() -> [AnyHashable] { base.get() }
  override func snapshot() -> [AnyHashable] { base.snapshot() }
  override func set(_ value: [AnyHashable]) { base.set(value) }
  override func peek() -> [AnyHashable]? { base.peek() }
  override func markRead() { base.markRead() }
  override var readsLive: Bool { base.readsLive }
  override var isUpdating: Bool { base.isUpdating }
  override var root: (any BindingSource)? { self }
}

extension PathLocation: BindingSource {
  func add(_ holder: PropertySlot) {
    holders.append(holder)
    base.root?.add(holder)
  }

  func remove(_ holder: PropertySlot) {
    holders.removeAll { $0 === holder }
    base.root?.remove(holder)
  }
}
