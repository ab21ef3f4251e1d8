// The folders of an app. `statelab try` gives each program folders of its own, which are empty at
// first and gone afterwards; in a test they are those of the person who runs it.

extension URL {
  /// The folder for documents that a person made with the app.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for files that the app needs beside a person's documents.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that were fetched from elsewhere.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    let folder = FileManager.default.urls(for: kind, in: .userDomainMask).first
    return URL(filePath: (folder ?? homeDirectory).path, directoryHint: .isDirectory)
  }
}
