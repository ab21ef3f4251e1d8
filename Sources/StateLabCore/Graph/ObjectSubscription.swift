/// A node's subscription to the object that one of its properties holds.
///
/// Every `objectWillChange` makes the view run, whatever it reads (R20). The message comes before
/// the change; the view runs later and finds the new value (R40).
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  /// The slot keeps the subscription.
  private unowned(unsafe) let slot: PropertySlot
  private var object: Object?
  /// The object's number in the recording, where it can be known again.
  private(set) var id: Int?
  private var subscription: AnyCancellable?
  private var willChange = false

  init(_ slot: PropertySlot) { self.slot = slot }

  /// Follows `object` and reports whether it changed since the last update.
  func follow(_ object: Object) -> Bool {
    guard !slot.graph.isSilent else { return false }
    defer { willChange = false }
    guard object !== self.object || mustRenew else {
      if willChange {
        slot.record(
          .holds(property: slot.name, value: .init(describing: object), id: id),
          fields: changedFields(of: object))
      }
      return willChange
    }
    let isNew = object !== self.object
    cancel()
    self.object = object
    let publisher = object.objectWillChange
    // Another thread may have taken the closure while the main one unmounts the view (R51).
    subscription = publisher.sink { [weak self, world = slot.graph.world] _ in
      guard let self else { return }
      guard MainThread.isCurrent else { return leave(for: world) }
      MainThread.assume { self.receive() }
    }
    id = (publisher as? ObservableObjectPublisher)?.id(in: slot.graph.recorder)
    slot.record(
      .subscribed(property: slot.name, object: .init(describing: object), id: id),
      fields: changedFields(of: object))
    return isNew || willChange
  }

  /// R57: an app linked before iOS 18 subscribes again at each update, where the object has a
  /// publisher of its own.
  private var mustRenew: Bool {
    Object.ObjectWillChangePublisher.self != ObservableObjectPublisher.self
      && slot.graph.profile.renewsCustomObjectPublishers
  }

  /// Called on a thread other than the main one (R51), where the slot may be gone already. The world
  /// holds what it has not played yet, and so must not be held by it.
  private nonisolated func leave(for world: World) {
    world.inbox.add { [self, unowned world] in
      MainThread.assume {
        guard subscription != nil else { return }
        world.playInBackground(receive)
      }
    }
  }

  private func receive() {
    if !willChange { slot.record(.holds(property: slot.name, value: nil, id: id)) }
    willChange = true
    let graph = slot.graph
    if graph.world.isBackground { graph.warn(.publishedFromBackground, at: slot.node) }
    if graph.isUpdating, graph.profile.warnsOfPublishingInUpdate {
      graph.warn(.publishedDuringUpdate, at: slot.node)
    }
    graph.queue(slot.node)
  }

  func cancel() {
    guard let subscription = subscription.take(), let object = object.take() else { return }
    subscription.cancel()
    slot.record(
      .unsubscribed(property: slot.name, object: .init(describing: object), id: id),
      fields: changedFields(of: object))
  }

  private func changedFields(of object: Object) -> [FieldValue]? {
    slot.graph.recorder?.changedFields(of: object, numbered: id)
  }
}
