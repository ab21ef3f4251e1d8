/// The mounted properties whose values come from the defaults, by their keys.
@MainActor
final class DefaultsWatchers: DefaultsObserver {
  private var slots: [DefaultsKey: ObserverList<PropertySlot>] = [:]

  func add(_ slot: PropertySlot, of key: DefaultsKey) {
    slots[key, default: ObserverList()].add(slot)
  }

  func remove(_ slot: PropertySlot, of key: DefaultsKey) { slots[key]?.remove(slot) }

  /// Queues the views whose value has changed after a write to the key. The trace shows the write
  /// at the property that wrote, or else at the first property whose value changes (our choice).
  func defaultsChanged(_ key: DefaultsKey, through writer: AnyObject?) -> Int? {
    var changed: [any DefaultsReader] = []
    var bindings: [PropertySlot] = []
    var first = writer as? any DefaultsReader
    slots[key]?.forEach { slot in
      guard let reader = slot as? any DefaultsReader else { return bindings.append(slot) }
      if reader.differs { changed.append(reader) }
      first = first ?? reader
    }
    guard let teller = changed.first(where: { $0 === writer }) ?? changed.first ?? first else {
      queue(bindings)
      return nil
    }
    let wrote = teller.recordWrite()
    changed.forEach { $0.takeNewest() }
    guard !changed.isEmpty else { return wrote }
    teller.graph.because(of: wrote.map { [$0] } ?? teller.graph.currentCauses) {
      queue(changed + bindings)
    }
    return wrote
  }

  private func queue(_ slots: [PropertySlot]) {
    for slot in slots { slot.graph.queue(slot.node) }
  }

  func checkInvariants() { for list in slots.values { list.checkInvariants() } }
}

extension World {
  /// The properties whose values come from the world's defaults.
  @MainActor var watchers: DefaultsWatchers {
    if let known = defaultsObserver as? DefaultsWatchers { return known }
    let watchers = DefaultsWatchers()
    defaultsObserver = watchers
    return watchers
  }
}
