/// The folders that a program has while it is played, as an app on a phone has its own.
struct AppFolders {
  /// The folder that holds all of them. Whoever made it removes it.
  let folder: String

  /// The path of the compiled program. Foundation takes the folder where it lies for the main bundle.
  var program: String { "\(bundle)/program" }
  private var bundle: String { "\(folder)/bundle" }
  private var home: String { "\(folder)/home" }

  /// The variables by which Foundation finds the folders where a program keeps its files.
  var variables: [String] {
    [
      "CFFIXED_USER_HOME=\(home)", "HOME=\(home)", "TMPDIR=\(home)/tmp",
      "XDG_CACHE_HOME=\(home)/Library/Caches",
      "XDG_DATA_HOME=\(home)/Library/Application Support",
    ]
  }

  func makeBundle() throws(FileError) { try Files.makeFolders(bundle, mode: 0o700) }

  /// Puts files into the bundle, as links. Of two with one name the first one counts.
  func add(_ resources: [String]) {
    for path in resources {
      if let name = path.split(separator: "/").last { Files.link(path, at: "\(bundle)/\(name)") }
    }
  }

  /// Makes the folders where a program keeps its files, without any that an earlier run left.
  func makeHome() throws(FileError) {
    Files.remove(home)
    for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
      try Files.makeFolders("\(home)/\(name)", mode: 0o700)
    }
  }
}
