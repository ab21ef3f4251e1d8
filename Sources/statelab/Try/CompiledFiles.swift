import LibC

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
      "Cannot write to \(error.path.quoted): \(error.reason). The compiled files go to "
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

  /// The free megabytes that a compiled program needs, about.
  static let leastRoom = 20
  /// The free megabytes that the compiled laboratory needs, with the system's modules.
  static let roomForLibrary = 80

  private static func refusal(toWriteIn folder: String) -> FileError? {
    // Another user could have made the folder, and put a program of his own there.
    if Files.isThere(folder), !Files.isOwn(folder) { return FileError(folder, number: EPERM) }
    guard let place = Files.nearestExisting(folder) else { return nil }
    if let refusal = Files.refusal(toWriteIn: place) { return refusal }
    guard let room = Files.freeMegabytes(in: place), room < leastRoom else { return nil }
    return FileError(place, number: ENOSPC)
  }

  /// The free megabytes for what is compiled; nil where the system does not say.
  var room: Int? { Files.nearestExisting(folder).flatMap(Files.freeMegabytes) }

  /// The reason why the laboratory cannot be compiled into the folder, or nil.
  var lackOfRoom: Failure? { Self.lack(of: room, in: folder) }

  static func lack(of room: Int?, in folder: String) -> Failure? {
    guard let room, room < roomForLibrary else { return nil }
    return Failure(
      .cannotCreate,
      "The compiled laboratory needs \(roomForLibrary) MB, and \(folder.quoted) has room for "
        + "\(room) MB.", next: "Make room, or set XDG_CACHE_HOME to a folder on another disk.")
  }

  static func failure(_ error: FileError) -> Failure {
    Failure(
      .cannotCreate, "Cannot write to \(error.path.quoted): \(error.reason).",
      next: error.number == ENOSPC
        ? "Make room, or set XDG_CACHE_HOME to a folder on another disk."
        : "Set XDG_CACHE_HOME to a folder that may be written to.")
  }
}
