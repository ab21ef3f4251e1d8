/// Something that stands in at most one ``ObserverList`` at a time.
@MainActor
protocol ListedObserver: AnyObject {
  /// Its position in the list; the list's own to write.
  var listPosition: Int { get set }
}

/// Those who want to be told of something, in the order in which they were added.
///
///     places     [ A ][ · ][ C ][ D ]       B was removed and left a gap
///     positions    0         2    3         each observer knows its own, so nothing is searched
///
/// Gaps at the end close at once, others once they are more than half of the places, so removing costs the same in any crowd:
/// 100 000 rows that hold a binding to one state go in linear time.
@MainActor
struct ObserverList<Observer: ListedObserver> {
  private var places: [Observer?] = []
  private var count = 0

  mutating func add(_ observer: Observer) {
    observer.listPosition = places.count
    places.append(observer)
    count += 1
  }

  /// Does nothing if the observer is not in the list.
  mutating func remove(_ observer: Observer) {
    let position = observer.listPosition
    guard places.indices.contains(position), places[position] === observer else { return }
    places[position] = nil
    count -= 1
    while let last = places.last, last == nil { places.removeLast() }
    if places.count > 2 * count { closeGaps() }
  }

  /// The one that was added last.
  var last: Observer? { places.last ?? nil }

  private mutating func closeGaps() {
    StepCounter.count(places.count)
    places.removeAll { $0 == nil }
    for position in places.indices { places[position]?.listPosition = position }
  }

  /// Visits the observers that are in the list now. Adding or removing some on the way changes
  /// nothing.
  func forEach(_ body: (Observer) -> Void) {
    StepCounter.count(places.count)
    for case let observer? in places { body(observer) }
  }

  /// Checks what is true between any two calls.
  func checkInvariants() {
    precondition(places.count { $0 != nil } == count, "the count is that of the observers")
    precondition(places.count <= 2 * count, "at most half of the places are gaps")
    precondition(places.isEmpty || last != nil, "the last place is no gap")
    for (position, observer) in places.enumerated() {
      precondition(observer.map { $0.listPosition == position } ?? true, "each knows its position")
    }
  }
}
