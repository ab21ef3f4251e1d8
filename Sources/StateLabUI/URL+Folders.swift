// The folders of an app. `statelab try` gives each program its own empty folders, which are deleted
// after the run. A test has folders of its own too, which end with its process, where it asks `URL` for
// them. `FileManager` gives a test the folders of the current user.

extension URL {
  /// The folder for a person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that the app can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for the app's supporting files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    let folder = FileManager.default.urls(for: kind, in: .userDomainMask).first
    let path = (folder ?? homeDirectory).path
    guard let home = temporaryHome else { return URL(filePath: path, directoryHint: .isDirectory) }
    let user = homeDirectory.path
    let own = path.hasPrefix(user + "/") ? String(path.dropFirst(user.count)) : path
    let url = URL(filePath: home + own, directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

/// The home of a process without a home of its own, such as a test; removed at the process's end.
private let temporaryHome: String? = {
  guard ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] == nil else { return nil }
  let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    "statelab-home-\(ProcessInfo.processInfo.processIdentifier)"
  ).path
  // A process with this number may have been killed.
  try? FileManager.default.removeItem(atPath: home)
  atexit { removeTemporaryHome() }
  return home
}()

private func removeTemporaryHome() {
  if let temporaryHome { try? FileManager.default.removeItem(atPath: temporaryHome) }
}
