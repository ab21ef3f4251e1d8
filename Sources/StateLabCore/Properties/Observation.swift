@_exported import Observation

// The one file that knows the Observation module. As with SwiftUI, importing the laboratory brings
// `@Observable` along.

// MARK: Reads in a body (R22)

/// Ends the tracking of a body that ran again for another reason.
///
/// The Observation module ends a tracking with the first change of what was read, and has no other
/// way: the registrations of bodies that ran since would pile up. So a body that reads observable
/// objects reads a beacon as well, and lighting the beacon is the change that ends it.
final class ReadBeacon: Observable {
  private let registrar = ObservationRegistrar()
  private var isLit: Bool { false }

  /// Runs a body; `onRead` is called where the body read something of an `@Observable` object, and
  /// what it returns is called before the first change of anything that was read (R22). The beacon
  /// is one of the things read.
  static func track<Body>(
    with beacon: ReadBeacon?, _ body: () -> Body, onRead: () -> (@Sendable () -> Void)
  ) -> Body {
    withObservationTracking(
      {
        beacon?.read()
        return body()
      },
      onChange: onRead())
  }

  private func read() { registrar.access(self, keyPath: \.isLit) }
  func light() { registrar.withMutation(of: self, keyPath: \.isLit) {} }
}

extension ValueDescription {
  /// Describes an `@Observable` object; nil for any other value.
  init?(ofObservable value: Any) {
    guard let object = value as? any Observable else { return nil }
    self.init(describing: object)
  }
}

// MARK: Bindings

/// A property wrapper type that makes bindings to the properties of an `@Observable` object.
/// From iOS 17.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object, which somebody else has to own: the wrapper only points to it.
  public var wrappedValue: Value

  /// Wraps an object that is kept elsewhere: `@Bindable var model = model`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same without a label, for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes over another wrapper, for a parameter that is declared `@Bindable`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, which turns key paths into bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property. Making one reads nothing, so it is no dependency (R19, R22).
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(readingLive: ObservableLocation(wrappedValue, keyPath))
  }
}

/// A property of an `@Observable` object: each read goes to the object, so that the body which
/// reads depends on it.
private final class ObservableLocation<Object: AnyObject, Value>: ObjectLocation<Object, Value> {
  override var readsLive: Bool { true }
}

// MARK: The environment

extension Environment {
  /// An `@Observable` object that an ancestor supplies. Where none does, reading the property ends
  /// the process with W8. From iOS 17.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(object: { $0[ObservableKey<Value>.self] })
  }

  /// An `@Observable` object that an ancestor supplies, or nil. From iOS 17.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(object: { .some($0[ObservableKey<T>.self]) })
  }
}

extension View {
  /// Supplies an `@Observable` object to everything inside this view, found by its type.
  /// From iOS 17.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[ObservableOfType<T>()], object)
  }
}

private enum ObservableKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private struct ObservableOfType<Object>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<T: AnyObject & Observable>(_: ObservableOfType<T>) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }
}
