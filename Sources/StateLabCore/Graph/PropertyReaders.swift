import Synchronization

/// The nodes that have read each property of one `@Observable` object, in each recording, and the
/// changes that these nodes do not post.
@MainActor
final class PropertyReaders {
  /// The views of one recording that hold the object or have read a property of the object.
  private struct Views {
    weak var recording: Recording?
    /// The property of a view with the object; nil if no such property is known.
    var holder: PropertyPath?
    private var reads: [AnyKeyPath: [ObjectIdentifier: Reads]] = [:]

    init(in recording: Recording) { self.recording = recording }

    mutating func add(_ read: PropertyReads, of keyPath: AnyKeyPath) {
      reads[keyPath, default: [:]][ObjectIdentifier(read)] = Reads(list: read)
    }

    mutating func remove(_ read: PropertyReads, of keyPath: AnyKeyPath) {
      reads[keyPath]?[ObjectIdentifier(read)] = nil
      if reads[keyPath]?.isEmpty == true { reads[keyPath] = nil }
    }

    func areRead(_ keyPath: AnyKeyPath) -> Bool { reads[keyPath] != nil }

    /// True if the next change of the property reaches a node, which posts it.
    @MainActor func awaitChange(of keyPath: AnyKeyPath) -> Bool {
      reads[keyPath]?.values.contains { $0.list?.tracker?.didChange != true } == true
    }

    /// The first mounted of the nodes that have read the property.
    @MainActor func firstReader(of keyPath: AnyKeyPath) -> Node? {
      reads[keyPath]?.values.compactMap { $0.list?.node }.min { $0.serial < $1.serial }
    }
  }

  /// The reads of one node.
  private struct Reads {
    weak var list: PropertyReads?
  }

  /// One element for each recording.
  private var views: [Views] = []
  /// True if `views` has elements, for code on any thread.
  private nonisolated let isKnown = Atomic(false)
  /// The changes that have begun, of all objects, the innermost last.
  private static var changing: [PropertyChange] = [] {
    didSet { ObservedChanges.valueMayBeIncomplete = changing.contains(where: \.isInPlace) }
  }

  nonisolated init() {}

  /// The readers of an object of the macro `@Observable`, one for each class with the macro; none for
  /// any other object.
  static func of(_ object: AnyObject) -> [PropertyReaders] {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return RegistrarPlaces.of(type(of: object)).map {
      (place + $0).assumingMemoryBound(to: Observation.ObservationRegistrar.self).pointee.readers
    }
  }

  private func index(of recording: Recording) -> Int? {
    for index in views.indices where views[index].recording === recording { return index }
    return nil
  }

  private func addViews(of recording: Recording) -> Int {
    if let index = index(of: recording) { return index }
    views.removeAll { $0.recording == nil }
    views.append(Views(in: recording))
    isKnown.store(true, ordering: .relaxed)
    return views.count - 1
  }

  func add(_ reads: PropertyReads, of keyPath: AnyKeyPath) {
    views[addViews(of: reads.recording)].add(reads, of: keyPath)
  }

  func remove(_ reads: PropertyReads, of keyPath: AnyKeyPath) {
    guard let index = index(of: reads.recording) else { return }
    views[index].remove(reads, of: keyPath)
  }

  /// Notes that a property of a view holds the object.
  func note(_ recording: Recording, heldBy holder: PropertyPath) {
    let index = addViews(of: recording)
    if views[index].holder == nil { views[index].holder = holder }
  }

  /// Keeps a description of the object before a change that no node will post: no node has read the
  /// property, or each of its readers has posted an earlier change.
  nonisolated func willSet(_ object: any Observable, _ keyPath: AnyKeyPath) {
    guard isKnown.load(ordering: .relaxed), !DryRun.isCurrent, let recorder = Recorder.current,
      MainThread.isCurrent
    else { return }
    nonisolated(unsafe) let (object, keyPath) = (object as AnyObject, keyPath)
    MainThread.assume {
      guard let index = index(of: recorder.recording) else { return }
      // The property whose `didSet` sets this property already has its new value. The value of a
      // property that is changed in place may be incomplete: its change follows this one.
      if let outer = Self.changing.last, !outer.isInPlace { Self.record(outer, in: recorder) }
      let isRead = views[index].areRead(keyPath)
      // The changes before this one are complete, so their values are compared now.
      if !isRead { recorder.observedChanges.post() }
      let isPosted =
        isRead
        && (recorder.observedChanges.willDescribe(object)
          || views[index].awaitChange(of: keyPath))
      // The change around this one leaves out this one, also if a node posts it.
      let isDescribed = !isPosted || Self.changing.contains { $0.before?.object === object }
      Self.changing.append(
        PropertyChange(
          readers: self, keyPath: keyPath, isPosted: isPosted,
          before: isDescribed ? ObservableState(of: object, in: views[index].holder) : nil))
    }
  }

  /// Notes that code of the program now changes the property in place.
  nonisolated func beginChangeInPlace(of keyPath: AnyKeyPath) {
    guard isKnown.load(ordering: .relaxed), MainThread.isCurrent else { return }
    nonisolated(unsafe) let keyPath = keyPath
    MainThread.assume {
      guard let last = Self.changing.last, last.readers === self, last.keyPath == keyPath
      else { return }
      Self.changing[Self.changing.count - 1].isInPlace = true
    }
  }

  nonisolated func didSet(_ keyPath: AnyKeyPath) {
    guard isKnown.load(ordering: .relaxed), MainThread.isCurrent else { return }
    nonisolated(unsafe) let keyPath = keyPath
    MainThread.assume {
      guard
        let index = Self.changing.lastIndex(where: { $0.readers === self && $0.keyPath == keyPath })
      else { return }
      // A change inside that the program has begun by hand, and not ended.
      Self.changing.removeSubrange((index + 1)...)
      let change = Self.changing.removeLast()
      if let recorder = Recorder.current { Self.record(change, in: recorder) }
    }
  }

  /// Posts a change if the values differ, unless a node posts the change, and leaves it out of the
  /// changes that go on or wait.
  private static func record(_ change: PropertyChange, in recorder: Recorder) {
    guard let before = change.before else { return }
    let changes = before.changes(numberedBy: recorder)
    guard !changes.isEmpty else { return }
    for index in changing.indices where changing[index].before?.object === before.object {
      changing[index].before?.leaveOut(changes)
    }
    guard !change.isPosted else { return }
    recorder.observedChanges.leaveOut(changes, of: before.object)
    recorder.record(
      .observed(changes: changes),
      at: change.readers.firstReader(of: change.keyPath, in: recorder)?.identity)
  }

  private func firstReader(of keyPath: AnyKeyPath, in recorder: Recorder) -> Node? {
    index(of: recorder.recording).flatMap { views[$0].firstReader(of: keyPath) }
  }
}

/// A change of a property that has begun.
private struct PropertyChange {
  let readers: PropertyReaders
  let keyPath: AnyKeyPath
  /// True if a node posts the change.
  let isPosted: Bool
  /// The object before the part of the change that is not recorded yet; nil if no code compares it.
  var before: ObservableState?
  /// True while code of the program changes the property in place. Our simplification: the change is
  /// recorded at its end, after the changes of other properties in between, even if a `didSet` of the
  /// property makes these.
  var isInPlace = false
}

/// The positions of the registrars in the objects of a class, in bytes: one for each class with the
/// macro `@Observable`, superclasses first.
@MainActor
private enum RegistrarPlaces {
  private static var known = TypeTable<[Int]>()

  static func of(_ type: AnyClass) -> [Int] {
    if let places = known[type] { return places }
    let places = FieldLayout.of(type)
      .filter { $0.type == Observation.ObservationRegistrar.self && $0.isStrong }.map(\.offset)
    known.set(places, for: type)
    return places
  }
}
