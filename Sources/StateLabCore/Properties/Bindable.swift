/// A property wrapper type that creates bindings to the properties of an `@Observable` object. From
/// iOS 17.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object. The wrapper does not own the object: store the object elsewhere, for example in
  /// `@State`.
  public var wrappedValue: Value

  /// Wraps an object with another owner: `@Bindable var model = model`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same without a label, for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Copies another wrapper, for a parameter that is declared `@Bindable`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, which turns key paths into bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property. Creating the binding reads nothing and makes no dependency (R19,
  /// R22).
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(readingLive: ObservableLocation(wrappedValue, keyPath))
  }
}

extension Bindable: DescribedAsWrappedValue {
  var describedValue: Any? { wrappedValue }
}

/// A property of an `@Observable` object: each read accesses the object, so the body that reads
/// depends on the property.
private final class ObservableLocation<Object: AnyObject, Value>: ObjectLocation<Object, Value> {
  override var readsLive: Bool { true }
}

// MARK: The environment

extension Environment {
  /// An `@Observable` object that an ancestor supplies. Without such an ancestor, reading the
  /// property ends the process with W8. From iOS 17.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(object: { $0[ObservableKey<Value>.self] })
  }

  /// An `@Observable` object that an ancestor supplies, or nil. From iOS 17.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(object: { .some($0[ObservableKey<T>.self]) })
  }
}

private enum ObservableKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

struct ObservableOfType<Object>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject & Observable>(_: ObservableOfType<T>) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }

  mutating func supplyObservable<T: AnyObject & Observable>(_ object: T) {
    self[ObservableKey<T>.self] = object
  }
}
