import LibC

extension Files {
  /// The names of the tool's temporary folders begin with this, and those of other folders do not.
  private static let temporaryPrefix = "statelab-temporary-"

  static var temporaryPlace: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// Passes `body` a folder that is removed afterwards, also after a signal.
  static func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try SignalDelay.during {
      let folder = try makeTemporaryFolder()
      defer { remove(folder) }
      do {
        return try body(folder)
      } catch let error as FileError where error.path.hasPrefix(folder) {
        throw FileError(temporaryPlace, number: error.number, use: .writeTemporaryFiles)
      }
    }
  }

  /// Removes the temporary folders of processes that were killed: those that are older than a day
  /// and whose process, the number in their names, has ended.
  static func sweepTemporaryFolders(at now: time_t = time(nil)) {
    for name in (try? names(in: temporaryPlace)) ?? [] where name.hasPrefix(temporaryPrefix) {
      let path = "\(temporaryPlace)/\(name)"
      var information = stat()
      let process = name.dropFirst(temporaryPrefix.count).prefix { $0 != "-" }
      guard isOwn(path), lstat(path, &information) == 0,
        now - lastChange(information).tv_sec > 24 * 60 * 60,
        pid_t(process).map({ kill($0, 0) != 0 }) ?? true
      else { continue }
      remove(path)
    }
  }

  static func makeTemporaryFolder() throws(FileError) -> String {
    let parent = temporaryPlace
    let template = strdup("\(parent)/\(temporaryPrefix)\(getpid())-XXXXXX")
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else {
      throw FileError(parent, use: .makeTemporaryFolder)
    }
    return String(cString: template)
  }
}
