/// An object that says when it is about to change.
///
/// By default ``objectWillChange`` is sent before each change of an `@Published` property (R65).
/// Subscribers find the **old** values in the object; a view's body runs later and finds the new
/// ones (R40).
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
public protocol ObservableObject: AnyObject {
  /// The publisher's type; only an object with a publisher of its own needs to say it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// **One stable publisher per object** (R73), with `@Published` properties and without.
  ///
  /// An object keeps it in the storage of its `@Published` properties, which are found through the
  /// metadata of its class and superclasses. Without any, a weak table keeps it.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedField.publisher(of: self) ?? PublisherTable.publisher(of: self)
  }
}
