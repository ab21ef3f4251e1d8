/// A property wrapper type that creates an observable object once for each identity of its view and
/// keeps it (R54). From iOS 14.
///
/// Before the view is mounted, the wrapper has no storage: each access creates a new object, with
/// W5 (R56).
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject> {
  private enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  nonisolated(unsafe) private var storage: Storage

  /// Keeps the closure; the runtime calls it once, in the first update (R54).
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  /// The object that the runtime keeps for this view, one object for each identity (R54). Before
  /// the view is mounted, each access creates a new object, with W5 (R56).
  public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): return object
    case .initially(let make):
      requireStateObject()
      Recorder.warn(.stateObjectUninstalled)
      return make()
    }
  }

  /// Creates bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }

  private func requireStateObject() {
    if let graph = Graph.current {
      graph.require(.stateObject)
    } else if let recorder = Recorder.current, !recorder.profile.has(.stateObject) {
      recorder.missingAPI = .stateObject
    }
  }
}

extension StateObject: BuiltInProperty {
  public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    StateObjectSlot<ObjectType>(site)
  }

  fileprivate mutating func install(_ kept: ObjectType?) -> ObjectType {
    let object =
      switch (kept, storage) {
      case (let kept?, _): kept
      case (nil, .initially(let make)): make()
      case (nil, .object(let object)): object
      }
    storage = .object(object)
    return object
  }
}

private final class StateObjectSlot<Object: ObservableObject>: PropertySlot {
  private var object: Object?
  private lazy var subscription = ObjectSubscription<Object>(self)

  override init(_ site: SlotSite) {
    super.init(site)
    graph.require(.stateObject)
  }

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    guard graph.profile.has(.stateObject) else { return false }
    let isFirst = object == nil
    let kept = self.object
    let object = graph.running(.initializer) {
      field.assumingMemoryBound(to: StateObject<Object>.self).pointee.install(kept)
    }
    self.object = object
    if isFirst { record(.created(property: name, object: .init(describing: object))) }
    return subscription.follow(object)
  }

  override func takeOver(from original: PropertySlot?) {
    object = (original as? StateObjectSlot<Object>)?.object
  }

  override func recordUnannouncedChanges() { subscription.recordUnannouncedChanges() }
  override func unmount() {
    subscription.cancel()
    guard let object = object.take() else { return }
    if node.isTold {
      graph.recorder?.noteRelease(
        of: object, in: name, numbered: subscription.id, at: node.identity)
    }
    withExtendedLifetime(object) {}
  }
}
