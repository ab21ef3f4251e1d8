/// A property wrapper type that subscribes to an observable object and invalidates the view
/// whenever the object is about to change (R20).
///
/// The wrapper owns nothing: `@ObservedObject var model = Model()` creates a new object with each
/// view struct, and the view subscribes to the newest object (R55: observed).
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object to which the view subscribes. For another object, the view subscribes at the next
  /// update (R57).
  public var wrappedValue: ObjectType

  /// Subscribes to an object with another owner.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Creates bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Turns the object's key paths into bindings: `$model.name`. Creating a binding makes no
  /// dependency (R64).
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding that reads and writes this property of the object (R64).
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object, keyPath), value: object[keyPath: keyPath])
    }
  }
}

extension ObservedObject: BuiltInProperty {
  public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    ObservedObjectSlot<ObjectType>(site)
  }
}

private final class ObservedObjectSlot<Object: ObservableObject>: PropertySlot {
  private lazy var subscription = ObjectSubscription<Object>(self)

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    subscription.follow(
      field.assumingMemoryBound(to: ObservedObject<Object>.self).pointee.wrappedValue)
  }

  override func recordUnannouncedChanges() { subscription.recordUnannouncedChanges() }
  override func unmount() { subscription.cancel() }
}
