import LibC

/// The files of a folder and its subfolders, in the order of their names, without hidden files and
/// those of build tools.
///
/// A folder that a link leads to again counts once, so a link to an outer folder is no endless way.
struct FolderContents {
  private(set) var files: [String] = []
  /// The playgrounds inside. Their files are left out, as Xcode leaves them out of an app.
  private(set) var playgrounds: [String] = []
  /// True if the folder has more entries than ``mostEntries``; the other files are missing here.
  private(set) var isIncomplete = false
  private var visited: Set<FileIdentity> = []
  private var entryCount = 0

  /// A program has far fewer files; a home folder or a disk has more.
  static let mostEntries = 10_000

  init(of folder: String) { visit(folder) }

  private mutating func visit(_ folder: String) {
    guard let identity = FileIdentity(of: folder), visited.insert(identity).inserted else { return }
    // A folder that this user may not read has no files for a program.
    for name in (try? Files.names(in: folder)) ?? [] {
      entryCount += 1
      isIncomplete = entryCount > Self.mostEntries
      if isIncomplete { return }
      let path = "\(folder)/\(name)"
      if !Files.isFolder(path) {
        files.append(path)
      } else if name.hasSuffix(".playground") {
        playgrounds.append(path)
      } else if !Self.buildFolders.contains(name) {
        visit(path)
      }
    }
  }

  private static let buildFolders: Set = ["build", "DerivedData", "Pods"]

  /// The Swift files, without a package's manifest.
  var swiftFiles: [String] {
    files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
  }

  /// The other files that end, unlike a device: those that a program may read.
  var resources: [String] { files.filter { Files.isFile($0) && !$0.hasSuffix(".swift") } }
}

/// The identity of a file, the same under each of its paths.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil where there is no such file.
  init?(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(information.st_ino)
  }
}
