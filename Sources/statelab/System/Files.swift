import LibC

/// The tool's access to the file system, without the start-up time of Foundation.
enum Files {
  nonisolated static func exist(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Also true for a broken link.
  nonisolated static func isThere(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  /// The modification time, the length and the number of a file, as numbers to compare; empty where
  /// there is none.
  static func state(of path: String) -> [Int] {
    var information = stat()
    guard stat(path, &information) == 0 else { return [] }
    let time = lastChange(information)
    return [
      time.tv_sec, time.tv_nsec, Int(information.st_size),
      Int(truncatingIfNeeded: information.st_ino),
    ]
  }

  static func lastChange(_ information: stat) -> timespec {
    #if canImport(Glibc)
      information.st_mtim
    #else
      information.st_mtimespec
    #endif
  }

  /// Reads a file; invalid UTF-8 becomes U+FFFD.
  static func read(_ path: String) throws(FileError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// - Parameter limit: Reading stops soon after this number of bytes; an endless file must not
  ///   fill the memory.
  static func bytes(of path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw FileError(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while bytes.count < limit, case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    if ferror(file) != 0 { throw FileError(path) }
    return bytes
  }

  /// - Parameters:
  ///   - isLasting: Waits until the file is on the disk.
  ///   - isNew: Fails where the file exists already.
  static func write(
    _ text: String, to path: String, isLasting: Bool = false, isNew: Bool = false
  ) throws(FileError) {
    try write(Array(text.utf8), to: path, isLasting: isLasting, isNew: isNew)
  }

  static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = false, isNew: Bool = false
  ) throws(FileError) {
    guard let file = fopen(path, isNew ? "wx" : "w") else { throw FileError(path) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0,
      !isLasting || fsync(fileno(file)) == 0
    else {
      let error = FileError(path)
      fclose(file)
      throw error
    }
    if fclose(file) != 0 { throw FileError(path) }
  }

  /// Writes a file whose place the user named, and its missing folder.
  static func writeResult(
    _ text: String, to path: String, makingFolder: Bool = false
  ) throws(FileError) {
    do {
      if makingFolder { try makeFolders(folder(of: path), mode: 0o755) }
      try write(text, to: path)
    } catch { throw FileError(error.path, number: error.number, use: .writeResult) }
  }

  /// Writes a file so that it always has its old text or its new one, and never a part of either.
  ///
  /// - Parameter mode: The mode of a new file; nil for the default.
  static func replace(_ path: String, with text: String, mode: mode_t? = nil) throws(FileError) {
    // A link is kept, and the file behind it is replaced.
    let path = resolved(path) ?? path
    let new = path + ".new"
    do {
      try write(text, to: new, isLasting: true)
      var information = stat()
      let old = stat(path, &information) == 0 ? information.st_mode & 0o777 : mode
      if let old { chmod(new, old) }
      try rename(new, to: path)
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Makes a link to a file, unless the place is taken.
  static func link(_ path: String, at place: String) {
    if let path = resolved(path) { symlink(path, place) }
  }

  /// Puts a file at a second path: as another name of the file, or as a copy on another disk.
  ///
  /// - Returns: False where the file does not exist or cannot be copied.
  @discardableResult
  static func copy(_ path: String, to new: String) -> Bool {
    if POSIX.link(path, new) == 0 || errno == EEXIST { return true }
    guard errno == EXDEV || errno == EPERM, let bytes = try? bytes(of: path) else { return false }
    var information = stat()
    stat(path, &information)
    let part = new + ".part"
    guard let file = fopen(part, "w") else { return false }
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWhole, chmod(part, information.st_mode & 0o777) == 0,
      POSIX.rename(part, new) == 0
    else {
      unlink(part)
      return false
    }
    return true
  }

  /// Makes a file as new as one that was written now.
  static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

  static func rename(_ path: String, to new: String) throws(FileError) {
    if POSIX.rename(path, new) != 0 { throw FileError(path) }
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  nonisolated static func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  nonisolated private static func allNames(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  /// Makes a folder and its missing ancestors.
  static func makeFolders(_ path: String, mode: mode_t) throws(FileError) {
    if isFolder(path) || path.isEmpty { return }
    try makeFolders(folder(of: path), mode: mode)
    if mkdir(path, mode) == 0 { return }
    let error = FileError(path)
    // Another process may have made the folder just now.
    guard !isFolder(path) else { return }
    throw error.number == EEXIST ? FileError(path, number: ENOTDIR) : error
  }

  /// The reason why no file can be made in a folder, or nil.
  static func refusal(toWriteIn folder: String) -> FileError? {
    guard isFolder(folder) else { return FileError(folder, number: ENOTDIR) }
    return access(folder, W_OK | X_OK) == 0 ? nil : FileError(folder)
  }

  /// The free megabytes for the files of a folder; nil where the system does not say.
  static func freeMegabytes(in folder: String) -> Int? {
    var disk = statvfs()
    guard statvfs(folder, &disk) == 0, disk.f_blocks > 0 else { return nil }
    return Int((UInt64(disk.f_bavail) * UInt64(disk.f_frsize)) >> 20)
  }

  /// True for a file or a folder of this user's, which is no link.
  static func isOwn(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_uid == geteuid()
      && information.st_mode & S_IFMT != S_IFLNK
  }

  /// The reason why a path leads to no file, as of a link to itself, or nil.
  static func refusal(toFollow path: String) -> FileError? {
    var information = stat()
    return stat(path, &information) == 0 ? nil : FileError(path)
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// True for a regular file, which ends, unlike a device.
  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  /// Removes a file, or a folder with its contents. A link is removed, and its target stays.
  static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? allNames(in: path)) ?? [] where name != "." && name != ".." {
      remove("\(path)/\(name)")
    }
    rmdir(path)
  }

  // MARK: Programs

  /// The path of a program, searched in these folders, or along PATH.
  nonisolated static func program(named name: String, along path: String? = nil) -> String? {
    let path = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The path of the running program.
  static var ownPath: String {
    Platform.runningProgram ?? resolved(CommandLine.arguments[0]) ?? CommandLine.arguments[0]
  }

  /// The path without links, or nil where nothing exists.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  nonisolated static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The path, or the nearest folder above it that exists: a missing folder is made there later.
  static func nearestExisting(_ path: String) -> String? {
    ([path] + folders(above: path)).first(where: isThere)
  }

  /// The folder for the caches of this user's programs on Linux; nil without a home.
  static var userCache: String? {
    func folder(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
  }

  /// The ancestors of a path, the nearest first: up to the root, or to `.` for a relative path.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var path = path
    while path != "/", path != "." {
      let parent = folder(of: path)
      path = parent.isEmpty ? "/" : parent
      folders.append(path)
    }
    return folders
  }
}

private enum POSIX {
  static func link(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.link(old, new)
    #else
      Darwin.link(old, new)
    #endif
  }

  static func rename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(old, new)
    #else
      Darwin.rename(old, new)
    #endif
  }
}
