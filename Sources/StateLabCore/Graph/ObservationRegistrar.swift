import Synchronization

// The macro `@Observable` gives each class a property `Observation.ObservationRegistrar()`. A type
// takes precedence over a module of the same name, so that the code of the macro uses the registrar
// below. The registrar of the Observation module reports no write to a property that no body has read.

/// The types that the code of the macro `@Observable` names.
public enum Observation {
  /// The protocol of the Observation module.
  public typealias Observable = StateLabCore.Observable

  /// The registrar of an `@Observable` object: calls the registrar of the Observation module, and
  /// records the writes to properties that no body has read.
  public struct ObservationRegistrar: Sendable {
    private let registrar = AppleRegistrar()
    fileprivate let readers = PropertyReaders()

    /// A registrar without readers.
    public init() {}

    /// Records that the running body reads a property.
    public func access<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      registrar.access(subject, keyPath: keyPath)
      PropertyReads.note(keyPath, of: readers)
    }

    /// Calls the readers of a property, and then changes the property.
    public func withMutation<Subject: StateLabCore.Observable, Member, Result>(
      of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
      willSet(subject, keyPath: keyPath)
      defer { didSet(subject, keyPath: keyPath) }
      return try mutation()
    }

    /// Calls the readers of a property that is about to change.
    public func willSet<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      readers.willSet(subject, keyPath)
      registrar.willSet(subject, keyPath: keyPath)
    }

    /// Ends the change that ``willSet(_:keyPath:)`` began.
    public func didSet<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      registrar.didSet(subject, keyPath: keyPath)
      readers.didSet(keyPath)
    }
  }
}

private typealias AppleRegistrar = ObservationRegistrar

// As in the Observation module: a registrar is no part of the object's value.
extension Observation.ObservationRegistrar: Hashable, Codable {
  /// Creates a registrar without readers, for a decoded object.
  public init(from decoder: any Decoder) { self.init() }
  /// Writes an empty value.
  public func encode(to encoder: any Encoder) throws { registrar.encode(to: encoder) }
  /// Two registrars are always equal.
  public static func == (left: Self, right: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// The number of nodes that have read each property of one `@Observable` object, in a recording.
@MainActor
final class PropertyReaders {
  private var counts: [AnyKeyPath: Int] = [:]
  /// The recording with a view that holds the object or has read a property of the object, and the
  /// property of the view.
  private var known: (recording: Recording, holder: PropertyPath?)? {
    didSet { isKnown.store(known != nil, ordering: .relaxed) }
  }
  /// True if `known` has a value, for code on any thread.
  private nonisolated let isKnown = Atomic(false)
  /// The changes that have begun, the innermost last.
  private var changing: [UnreadChange] = []

  nonisolated init() {}

  /// The readers of an object of the macro `@Observable`; nil for any other object.
  static func of(_ object: AnyObject) -> PropertyReaders? {
    for (_, value) in Reflection(object).children {
      if let registrar = value as? Observation.ObservationRegistrar { return registrar.readers }
    }
    return nil
  }

  func isRead(_ keyPath: AnyKeyPath) -> Bool { counts[keyPath] != nil }

  func add(_ keyPath: AnyKeyPath) { counts[keyPath, default: 0] += 1 }

  func remove(_ keyPath: AnyKeyPath) {
    let count = counts[keyPath, default: 1] - 1
    counts[keyPath] = count > 0 ? count : nil
  }

  /// Notes that a view holds the object, or has read a property of the object.
  func note(_ recording: Recording, heldBy holder: PropertyPath? = nil) {
    if known?.recording !== recording {
      known = (recording, holder)
    } else if let holder, known?.holder == nil {
      known?.holder = holder
    }
  }

  /// Keeps a description of the object before the change of a property that no node has read.
  fileprivate nonisolated func willSet(_ object: any Observable, _ keyPath: AnyKeyPath) {
    guard isKnown.load(ordering: .relaxed), !DryRun.isCurrent, let recorder = Recorder.current,
      MainThread.isCurrent
    else { return }
    nonisolated(unsafe) let (object, keyPath) = (object as AnyObject, keyPath)
    MainThread.assume {
      guard let known, known.recording === recorder.recording else { return }
      // The property whose `didSet` sets this property already has its new value.
      recordChange(in: recorder)
      guard !isRead(keyPath) else { return }
      // The changes before this one are complete, so their values are compared now.
      recorder.observedChanges.post()
      changing.append(
        UnreadChange(keyPath: keyPath, before: ObservableState(of: object, in: known.holder)))
    }
  }

  fileprivate nonisolated func didSet(_ keyPath: AnyKeyPath) {
    guard isKnown.load(ordering: .relaxed), MainThread.isCurrent else { return }
    nonisolated(unsafe) let keyPath = keyPath
    MainThread.assume {
      guard changing.last?.keyPath == keyPath else { return }
      if let recorder = Recorder.current { recordChange(in: recorder) }
      changing.removeLast()
    }
  }

  /// Posts the innermost change once the values differ.
  private func recordChange(in recorder: Recorder) {
    guard let changes = changing.last?.before?.changes(numberedBy: recorder), !changes.isEmpty
    else {
      return
    }
    changing[changing.count - 1].before = nil
    recorder.record(.observed(changes: changes))
  }
}

/// A change of a property that no node has read.
private struct UnreadChange {
  let keyPath: AnyKeyPath
  /// The object before the change; nil once the change is recorded.
  var before: ObservableState?
}

/// The properties of `@Observable` objects that a node has read since its last body, in a recording.
@MainActor
final class PropertyReads {
  /// True while a recorded body runs, for code on any thread.
  private nonisolated static let areWanted = Atomic(false)
  /// The reads of the innermost running body.
  private static var current: PropertyReads?

  /// A property of one object.
  private struct Property: Hashable {
    let readers: PropertyReaders
    let keyPath: AnyKeyPath

    static func == (left: Self, right: Self) -> Bool {
      left.readers === right.readers && left.keyPath == right.keyPath
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(readers))
      hasher.combine(keyPath)
    }
  }

  private var properties: Set<Property> = []
  /// The body around the running one: the Observation module tracks a read for both.
  private var outer: PropertyReads?

  var isEmpty: Bool { properties.isEmpty }

  /// Runs a body, and collects what the body reads.
  func collect<Result>(_ body: () -> Result) -> Result {
    outer = exchange(&Self.current, with: self)
    Self.areWanted.store(true, ordering: .relaxed)
    defer {
      Self.current = outer.take()
      Self.areWanted.store(Self.current != nil, ordering: .relaxed)
    }
    return body()
  }

  /// Notes a read of a property by the running body.
  fileprivate nonisolated static func note(_ keyPath: AnyKeyPath, of readers: PropertyReaders) {
    guard areWanted.load(ordering: .relaxed), MainThread.isPlaying else { return }
    nonisolated(unsafe) let keyPath = keyPath
    MainThread.assume {
      let property = Property(readers: readers, keyPath: keyPath)
      var reads = current
      while let innermost = reads {
        if innermost.properties.insert(property).inserted { readers.add(keyPath) }
        reads = innermost.outer
      }
      if let recorder = Recorder.current { readers.note(recorder.recording) }
    }
  }

  func forget() {
    StepCounter.count(properties.count)
    for property in exchange(&properties, with: []) { property.readers.remove(property.keyPath) }
  }
}
