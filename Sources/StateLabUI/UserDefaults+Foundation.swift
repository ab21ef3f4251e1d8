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

  /// Posted after each write, also one through `AppStorage`, on the thread of the write.
  public static var didChangeNotification: Notification.Name {
    let name = Notification.Name("NSUserDefaultsDidChangeNotification")
    // Code that reads the name may observe the notification.
    didWrite = { NotificationCenter.default.post(name: name, object: standard) }
    return name
  }
}
