// The folders of an app. `statelab try` gives each program its own empty folders, which are deleted
// after the run; in a test the folders are those of the current user.

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
    return URL(filePath: (folder ?? homeDirectory).path, directoryHint: .isDirectory)
  }
}
