#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder for all that `try` compiles: in the user's cache, or among the temporary files if the
/// cache cannot be written to.
struct CompiledFiles {
  let folder: String
  /// The reason why the folder is a temporary one, and the place of the folder.
  let trouble: String?

  init(on console: Console) throws(Failure) {
    let cache = Self.cache(on: console)
    guard let error = Self.refusal(toWriteIn: cache) else {
      (folder, trouble) = (cache, nil)
      return
    }
    folder = Self.temporaryFolder
    if let error = Self.refusal(toWriteIn: folder) { throw Self.failure(error) }
    trouble =
      "Cannot write to \(error.path.quoted): \(error.reason). What is compiled goes to "
      + "\(folder.quoted)."
  }

  /// Without symbolic links: the compiler takes one module for two if it finds it by two paths.
  private static func cache(on console: Console) -> String {
    let folder: String
    if let cache = console.variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      folder = cache
    } else if let home = console.variable("HOME"), home.hasPrefix("/") {
      folder = "\(home)/.cache"
    } else {
      return temporaryFolder
    }
    return Files.resolved("\(folder)/statelab") ?? "\(Files.resolved(folder) ?? folder)/statelab"
  }

  /// A folder of this user alone.
  private static var temporaryFolder: String {
    let place = Files.temporaryPlace
    return "\(Files.resolved(place) ?? place)/statelab-cache-\(geteuid())"
  }

  /// A missing folder is made later, in the nearest folder above it.
  private static func refusal(toWriteIn folder: String) -> FileError? {
    if !Files.isThere(folder) {
      return Files.folders(above: folder).first(where: Files.isThere)
        .flatMap(Files.refusal(toWriteIn:))
    }
    // Another user could have made the folder, and put a program of his own there.
    if !Files.isOwn(folder) { return FileError(folder, number: EPERM) }
    return Files.refusal(toWriteIn: folder)
  }

  static func failure(_ error: FileError) -> Failure {
    Failure(
      .cannotCreate, "Cannot write to \(error.path.quoted): \(error.reason).",
      next: "Set XDG_CACHE_HOME to a folder that may be written to.")
  }
}
