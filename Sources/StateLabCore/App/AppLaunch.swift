/// The launch of an app with a delegate: the delegate's methods run after the app's initializer, and
/// before the body of its scenes.
@_spi(Scenes) @MainActor public enum AppLaunch {
  /// The delegate that the app's initializer has created, until a host takes the delegate.
  private static var delegate: AnyObject?
  /// Calls the methods of the delegate; nil after the launch.
  private static var finish: (() -> Void)?

  /// Registers the delegate of the app that is being created.
  public static func register(_ delegate: AnyObject, finish: @escaping () -> Void) {
    (self.delegate, self.finish) = (delegate, finish)
  }

  /// Calls the methods of the delegate, unless they have been called.
  public static func callDelegate() { finish.take()?() }

  /// Calls the methods of the delegate, and returns it for the environment of the scenes.
  static func takeDelegate() -> AnyObject? {
    callDelegate()
    return delegate.take()
  }
}

extension EnvironmentValues {
  /// Supplies an object by its type, as `environmentObject(_:)` or `environment(_:)` does.
  mutating func supply(_ object: AnyObject) {
    if let object = object as? any ObservableObject { supplyObject(object) }
    if let object = object as? any AnyObject & Observable { supplyObservable(object) }
  }
}
