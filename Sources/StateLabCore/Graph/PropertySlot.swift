/// What a node keeps for one dynamic property of its view: the storage that outlives the struct.
@MainActor
public class PropertySlot: ListedObserver {
  unowned let node: Node
  /// The property as a reader knows it, for example `text.box`.
  let name: PropertyPath
  /// What ``update(_:)`` reported last.
  @exclusivity(unchecked) final var didChange = false
  /// Among those who hold a binding to one state, or who read one stretch of the environment.
  final var listPosition = 0
  /// Where the property stands in the view's memory, in bytes.
  let offset: Int

  init(_ site: SlotSite) {
    node = site.node
    name = site.name
    offset = site.offset
  }

  var graph: Graph { node.graph }

  /// Plugs the storage into a copy of the view and reports whether the property changed (R26, R27).
  func update(_ field: UnsafeMutableRawPointer) -> Bool { false }

  /// The `@Observable` object that is kept here, as text; asked only when something records.
  var observable: ValueDescription? { nil }

  /// Lets go of storage and subscriptions.
  func unmount() {}

  /// Posts an event at the node, when something records.
  @discardableResult
  func record(_ kind: @autoclosure () -> Event.Kind) -> Int? {
    graph.recorder?.record(kind(), at: node.identity)
  }
}

/// Where a slot is about to be made.
public struct SlotSite {
  unowned let node: Node
  let name: PropertyPath
  let offset: Int
}

/// The slot of a property that somebody wrote himself: it calls `update()` and never reports a
/// change (R27). Its nested properties have slots of their own, which come first (R26).
///
/// A class that conforms gets its `update()` too (R25).
final class CustomSlot<Property: DynamicProperty>: PropertySlot {
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let property = field.assumingMemoryBound(to: Property.self)
    graph.record(
      .updated(property: name), at: node.identity, thenRunning: { property.pointee.update() })
    return false
  }
}
