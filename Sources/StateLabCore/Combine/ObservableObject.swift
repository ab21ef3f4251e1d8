/// An object with a publisher that sends before the object changes.
///
/// By default, each change of a `@Published` property first sends ``objectWillChange`` (R65).
/// Subscribers read the **old** values of the object; a view's body runs later and reads the new
/// values (R40).
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
public protocol ObservableObject: AnyObject {
  /// The type of the publisher; inferred, unless the object declares a publisher of its own.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// **One stable publisher per object** (R73), with `@Published` properties and without.
  ///
  /// An object keeps the publisher in the storage of its `@Published` properties, which the
  /// metadata of its class and superclasses lists. For an object without such properties, a weak
  /// table keeps the publisher.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedField.publisher(of: self) ?? PublisherTable.publisher(of: self)
  }
}
