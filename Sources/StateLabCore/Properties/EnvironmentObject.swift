/// A property wrapper type for an observable object that an ancestor supplies.
///
/// The object comes from the nearest ancestor that supplies exactly this type. Without such an
/// ancestor, reading the property ends the process with W7; declaring the property does not (R58).
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  fileprivate var object: ObjectType?

  /// An empty wrapper: the runtime sets the object before each body.
  public init() {}

  /// The object of the nearest ancestor that supplies one (R58). Without such an ancestor, a read
  /// ends the process with W7.
  public var wrappedValue: ObjectType {
    guard let object else {
      FatalMessage.noObservableObject(
        ObjectType.self, under: Graph.current?.profile ?? .standard)
    }
    return object
  }

  /// Creates bindings to the object's properties: `$model.name`. Reads the object, so W7 is
  /// possible.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Turns the object's key paths into bindings, as ``ObservedObject/Wrapper`` does.
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding that reads and writes this property of the object (R64).
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObservedObject.Wrapper(object)[dynamicMember: keyPath]
    }
  }
}

extension EnvironmentObject: BuiltInProperty {
  public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    EnvironmentObjectSlot<ObjectType>(site)
  }
}

private final class EnvironmentObjectSlot<Object: ObservableObject>: PropertySlot {
  private lazy var subscription = ObjectSubscription<Object>(self)

  override init(_ site: SlotSite) {
    super.init(site)
    node.scope.add(self)
  }

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let object = node.scope.values[EnvironmentObjectKey<Object>.self]
    field.assumingMemoryBound(to: EnvironmentObject<Object>.self).pointee.object = object
    guard let object else {
      subscription.cancel()
      return false
    }
    return subscription.follow(object)
  }

  override func recordUnannouncedChanges() { subscription.recordUnannouncedChanges() }
  override func unmount() {
    node.scope.remove(self)
    subscription.cancel()
  }
}

/// The environment key for objects of one type.
enum EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
