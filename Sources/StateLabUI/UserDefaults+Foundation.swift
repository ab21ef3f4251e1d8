@_spi(Scenes) import StateLabCore

extension StateLabCore.UserDefaults {
  /// The data of this key, or nil.
  public func data(forKey defaultName: String) -> Foundation.Data? {
    object(forKey: defaultName) as? Foundation.Data
  }

  /// The URL of this key, or nil.
  public func url(forKey defaultName: String) -> Foundation.URL? {
    object(forKey: defaultName) as? Foundation.URL
  }

  /// Posted after each write, also one through `AppStorage`, on the thread of the write. Its object
  /// is the written database.
  public static let didChangeNotification: Notification.Name = {
    let name = Notification.Name("NSUserDefaultsDidChangeNotification")
    // Code that reads the name may observe the notification.
    afterWrites { NotificationCenter.default.post(name: name, object: $0) }
    return name
  }()
}

extension Bundle {
  /// The domain of the app's defaults, for the main bundle.
  @_disfavoredOverload
  public var bundleIdentifier: String? {
    self == .main ? StateLabCore.UserDefaults.domainOfApp : nil
  }
}
