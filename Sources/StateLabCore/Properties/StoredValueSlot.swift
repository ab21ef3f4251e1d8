/// The slot of a state: it keeps the storage of one value for an identity.
class StoredValueSlot<Value>: PropertySlot {
  /// Nil before the first update.
  private(set) final var location: StateLocation<Value>?

  final func make(_ initial: Value) -> StateLocation<Value> {
    let location = StateLocation(initial, self)
    self.location = location
    record(
      .stored(property: name, value: .init(describing: initial)),
      fields: [FieldValue](ofStruct: initial)?.changes(since: nil))
    return location
  }

  override func takeOver(from original: PropertySlot?) {
    guard let value = (original as? StoredValueSlot<Value>)?.location?.get() else { return }
    location = StateLocation(value, self)
  }

  override func recordUnannouncedChanges() {
    guard let value = location?.get(), Value.self is any AnyObject.Type else { return }
    record(.holds(property: name, value: .init(describing: value)))
  }

  override var observable: AnyObject? { location.flatMap { observableObject($0.get()) } }

  override func unmount() { location?.leave() }
  override func checkInvariants() { location?.checkInvariants() }
}
