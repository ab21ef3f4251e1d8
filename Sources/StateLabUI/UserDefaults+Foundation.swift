extension StateLabCore.UserDefaults {
  /// The data of this key, or nil.
  public func data(forKey defaultName: String) -> Foundation.Data? {
    object(forKey: defaultName) as? Foundation.Data
  }

  /// The URL of this key, or nil.
  public func url(forKey defaultName: String) -> Foundation.URL? {
    object(forKey: defaultName) as? Foundation.URL
  }
}
