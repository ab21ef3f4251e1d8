/// The objects that removed views kept, and that other code still holds.
///
/// Each action looks at all of them, so the number is limited: of more objects, the record says
/// nothing about the oldest ones.
struct OutlivingObjects {
  private static let limit = 100

  private var objects: [OutlivingObject] = []

  fileprivate mutating func add(_ object: OutlivingObject) {
    objects.append(object)
    if objects.count > Self.limit { objects.removeFirst() }
  }

  /// Removes and returns the objects that no code holds any longer.
  fileprivate mutating func takeReleased() -> [OutlivingObject] {
    StepCounter.count(objects.count)
    let released = objects.filter { $0.object == nil }
    objects.removeAll { $0.object == nil }
    return released
  }
}

private struct OutlivingObject {
  weak var object: AnyObject?
  let place: EventPlace?
  let causes: [Int]
  /// The event to post as soon as no code holds the object.
  let release: Event.Kind
}

extension Recorder {
  /// Records the release of an object when an action ends and no code holds the object any longer. The
  /// causes are those of this call.
  func noteRelease(
    of object: AnyObject, in property: PropertyPath, numbered id: Int?, at place: EventPlace?
  ) {
    guard MainThread.isCurrent else { return }
    outliving.add(
      OutlivingObject(
        object: object, place: place, causes: causes,
        release: .released(property: property, object: .init(describing: object), id: id)))
  }

  /// Posts the releases since the last action, in the order in which the views were removed.
  func postReleases() {
    for object in outliving.takeReleased() {
      record(object.release, at: object.place, causes: object.causes)
    }
  }
}
