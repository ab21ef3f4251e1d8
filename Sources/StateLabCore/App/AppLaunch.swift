/// The launch of an app with a delegate: the delegate's methods run after the app's initializer, and
/// before the body of its scenes.
@_spi(Scenes) @MainActor public enum AppLaunch {
  /// The delegate, which the environment of the scenes supplies if it is observable.
  public static var delegate: AnyObject?
  /// Calls the methods of the delegate; nil after the launch.
  public static var finish: (() -> Void)?

  /// Calls the methods of the delegate, unless they have been called.
  public static func callDelegate() {
    let finish = finish
    self.finish = nil
    finish?()
  }
}

extension EnvironmentValues {
  /// Supplies an object by its type, as `environmentObject(_:)` or `environment(_:)` does.
  mutating func supply(_ object: AnyObject) {
    if let object = object as? any ObservableObject { supplyObject(object) }
    if let object = object as? any AnyObject & Observable { supplyObservable(object) }
  }
}
