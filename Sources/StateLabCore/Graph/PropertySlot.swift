/// A node's storage for one dynamic property of its view; it outlives the struct.
@MainActor
public class PropertySlot: ListedObserver {
  // The node keeps its slots, and the layout of a type is kept for good.
  final unowned(unsafe) let node: Node
  final unowned(unsafe) let field: PropertyLayout.Field
  /// The last report of ``update(_:)``.
  @exclusivity(unchecked) final var didChange = false
  /// Its position among those that hold a binding to one state, or read one environment scope.
  @exclusivity(unchecked) final var listPosition = 0

  init(_ site: SlotSite) {
    node = site.node
    field = site.field
  }

  final var graph: Graph { node.graph }
  /// The property as a reader knows it, for example `text.box`.
  final var name: PropertyPath { field.name }

  /// Plugs the storage into a copy of the view and reports whether the property changed (R26, R27).
  func update(_ field: UnsafeMutableRawPointer) -> Bool { false }

  /// Begins, in a silent mount, with what the slot of the node on the screen stores.
  func takeOver(from original: PropertySlot?) {}

  /// The `@Observable` object that is kept here; asked only when something records.
  var observable: AnyObject? { nil }

  /// The events that made the property change after its node was queued, where the node cannot know.
  var laterCauses: [Int] { [] }

  /// Lets go of storage and subscriptions.
  func unmount() {}

  /// Checks what is true of its storage, between any two actions of the host.
  func checkInvariants() {}

  /// Posts an event at the node, when something records and the node is told of.
  @discardableResult
  final func record(
    _ kind: @autoclosure () -> Event.Kind, fields: @autoclosure () -> [FieldValue]? = nil
  ) -> Int? {
    guard let recorder = graph.recorder, node.isTold else { return nil }
    return recorder.record(kind(), at: node.identity, fields: fields())
  }
}

/// The place where a slot is about to be made.
public struct SlotSite {
  unowned(unsafe) let node: Node
  unowned(unsafe) let field: PropertyLayout.Field
}

/// The slot of a property that a user wrote: it calls `update()` and never reports a change (R27).
/// Its nested properties have slots of their own, which come first (R26).
///
/// A class that conforms gets its `update()` too (R25).
final class CustomSlot<Property: DynamicProperty>: PropertySlot {
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    // What a class keeps in its own fields is not a copy: a silent mount would change it.
    if graph.isSilent, Property.self is AnyObject.Type { return false }
    let property = field.assumingMemoryBound(to: Property.self)
    graph.record(
      .updated(property: name), at: node.identity, thenRunning: { property.pointee.update() })
    return false
  }
}
