import Synchronization

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

  let recording: Recording
  /// The node owns the tracker, which owns its reads.
  unowned let node: Node
  /// The tracker of the node; nil during the first body that reads a property.
  weak var tracker: ReadTracker?
  private var properties: Set<Property> = []
  /// The body around the running one: the Observation module tracks a read for both.
  private var outer: PropertyReads?

  init(of node: Node, in recording: Recording) {
    self.node = node
    self.recording = recording
  }

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
  nonisolated static func note(_ keyPath: AnyKeyPath, of readers: PropertyReaders) {
    guard areWanted.load(ordering: .relaxed), MainThread.isPlaying else { return }
    nonisolated(unsafe) let keyPath = keyPath
    MainThread.assume {
      let property = Property(readers: readers, keyPath: keyPath)
      var reads = current
      while let innermost = reads {
        if innermost.properties.insert(property).inserted {
          readers.add(innermost, of: keyPath)
        }
        reads = innermost.outer
      }
    }
  }

  func forget() {
    StepCounter.count(properties.count)
    for property in exchange(&properties, with: []) {
      property.readers.remove(self, of: property.keyPath)
    }
  }
}
