/// A node's storage for one dynamic property of its view; it outlives the struct.
@MainActor
public class PropertySlot: ListedObserver {
  // The node owns its slots, and the layout of a type is never released.
  final unowned(unsafe) let node: Node
  final unowned(unsafe) let field: PropertyLayout.Field
  /// The last result of ``update(_:)``.
  @exclusivity(unchecked) final var didChange = false
  /// The slot's position among the slots that hold a binding to one state, or read one environment
  /// scope.
  @exclusivity(unchecked) final var listPosition = 0

  init(_ site: SlotSite) {
    node = site.node
    field = site.field
  }

  final var graph: Graph { node.graph }
  /// The property's name for a reader, for example `text.box`.
  final var name: PropertyPath { field.name }

  /// Looks at the property in two structs of the view, the last and the one that replaces it; only
  /// during a recording.
  func compare(_ old: UnsafeRawPointer, with new: UnsafeRawPointer) {}

  /// Connects the storage to a copy of the view and reports whether the property changed (R26,
  /// R27).
  func update(_ field: UnsafeMutableRawPointer) -> Bool { false }

  /// In a silent mount, copies the storage from the slot of the node on the screen.
  func takeOver(from original: PropertySlot?) {}

  /// The `@Observable` object in this slot; read only during a recording.
  var observable: AnyObject? { nil }

  /// The events that changed the property after its node was queued, if the node cannot know them.
  var laterCauses: [Int] { [] }

  /// Releases storage and subscriptions.
  func unmount() {}

  /// Posts what the object in the property holds, where it has changed and no event says so.
  func recordUnannouncedChanges() {}

  /// Checks the invariants of the slot's storage, which hold between any two actions of the host.
  func checkInvariants() {}

  /// Posts an event at the node, if the graph has a recorder and the node has events.
  @discardableResult
  final func record(
    _ kind: @autoclosure () -> Event.Kind, fields: @autoclosure () -> [FieldValue]? = nil,
    write: @autoclosure () -> Event.Write? = nil
  ) -> Int? {
    guard let recorder = graph.recorder, node.isTold else { return nil }
    return recorder.record(kind(), at: node.identity, fields: fields(), write: write())
  }
}

/// The node and field for which a slot is about to be created.
public struct SlotSite {
  unowned(unsafe) let node: Node
  unowned(unsafe) let field: PropertyLayout.Field
}

/// The slot of a property of the user's code: the slot calls `update()` and never reports a change
/// (R27). Nested properties have slots of their own, which update first (R26).
///
/// The slot also calls the `update()` of a class that conforms (R25).
final class CustomSlot<Property: DynamicProperty>: PropertySlot {
  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    // The fields of a class are not copied: a silent mount would change the object on the screen.
    if graph.isSilent, Property.self is AnyObject.Type { return false }
    let property = field.assumingMemoryBound(to: Property.self)
    graph.record(
      .updated(property: name), at: node.identity,
      thenRunning: { graph.running(.update) { property.pointee.update() } })
    return false
  }
}
