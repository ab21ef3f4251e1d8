/// The folders of a running program, like those of an app on a phone.
struct AppFolders {
  /// The folder that contains all of them. Its creator removes it.
  let folder: String

  /// The path of the compiled program. Foundation uses the program's folder as the main bundle.
  var program: String { "\(bundle)/program" }
  private var bundle: String { "\(folder)/bundle" }
  private var home: String { "\(folder)/home" }

  /// The variables from which Foundation derives the folders for a program's files.
  var variables: [String] {
    [
      "CFFIXED_USER_HOME=\(home)", "HOME=\(home)", "TMPDIR=\(home)/tmp",
      "XDG_CACHE_HOME=\(home)/Library/Caches",
      "XDG_DATA_HOME=\(home)/Library/Application Support",
    ]
  }

  func makeBundle() throws(FileError) { try Files.makeFolders(bundle, mode: 0o700) }

  /// Adds files to the bundle, as links. Of two files with one name the first one counts.
  func add(_ resources: [String]) {
    for path in resources {
      if let name = path.split(separator: "/").last { Files.link(path, at: "\(bundle)/\(name)") }
    }
  }

  /// Creates the folders for a program's files, and empties those of an earlier run.
  func makeHome() throws(FileError) {
    Files.remove(home)
    for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
      try Files.makeFolders("\(home)/\(name)", mode: 0o700)
    }
  }
}
