/// A node's subscription to the object of one of its properties.
///
/// Every `objectWillChange` invalidates the view, no matter which properties its body reads (R20).
/// The object sends `objectWillChange` before the change; the body runs later and reads the new
/// value (R40).
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  /// The slot keeps the subscription.
  private unowned(unsafe) let slot: PropertySlot
  private var object: Object?
  /// The object's number in the recording, if the recording can identify the object.
  private(set) var id: Int?
  private var subscription: AnyCancellable?
  private var willChange = false
  /// True if the object has the publisher that its `@Published` properties share.
  private var announcesItself = false

  init(_ slot: PropertySlot) { self.slot = slot }

  /// Subscribes to `object` and reports whether the object changed since the last update.
  func follow(_ object: Object) -> Bool {
    guard !slot.graph.isSilent else { return false }
    defer { willChange = false }
    guard object !== self.object || mustRenew else {
      if willChange, slot.node.isTold, let recorder = slot.graph.recorder {
        let described = recorder.describe(
          object, numbered: id, announcingItself: announcesItself, in: slot.graph.recordedUpdate)
        slot.record(
          .holds(property: slot.name, value: described.text, id: id), fields: described.fields)
      }
      return willChange
    }
    let isNew = object !== self.object
    cancel()
    self.object = object
    let publisher = object.objectWillChange
    // Another thread may have taken the closure while the main thread unmounts the view (R51).
    subscription = publisher.sink { [weak self, world = slot.graph.world] _ in
      guard let self else { return }
      guard MainThread.isCurrent else { return leave(for: world) }
      MainThread.assume { self.receive() }
    }
    let own = publisher as? ObservableObjectPublisher
    id = own?.id(in: slot.graph.recorder)
    announcesItself = own.map { $0.owner === object } ?? false
    if slot.node.isTold, let recorder = slot.graph.recorder {
      let described = recorder.describe(
        object, numbered: id, announcingItself: announcesItself, in: slot.graph.recordedUpdate)
      slot.record(
        .subscribed(
          property: slot.name, object: described.text, id: id, type: baseTypeName(Object.self)),
        fields: described.fields)
    }
    return isNew || willChange
  }

  /// R57: an app linked before iOS 18 subscribes again at each update if the object has a custom
  /// publisher.
  private var mustRenew: Bool {
    Object.ObjectWillChangePublisher.self != ObservableObjectPublisher.self
      && slot.graph.profile.renewsCustomObjectPublishers
  }

  /// Called on a background thread (R51), when the slot may be released already. The world owns the
  /// pending closure, so the closure must not retain the world.
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

  /// Posts the fields of the object that have changed without an announcement.
  func recordUnannouncedChanges() {
    guard let object, let fields = changedFields(of: object), !fields.isEmpty else { return }
    slot.record(
      .holds(property: slot.name, value: .init(describing: object), id: id), fields: fields)
  }

  private func changedFields(of object: Object) -> [FieldValue]? {
    slot.graph.recorder?.changedFields(of: object, numbered: id)
  }
}
