#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system, as far as the tool needs it, without the start-up time of Foundation.
enum Files {
  nonisolated static func exist(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Also true of a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  /// The time at which a file was last written and its length, as numbers to compare; empty where
  /// there is none.
  static func state(of path: String) -> [Int] {
    var information = stat()
    guard stat(path, &information) == 0 else { return [] }
    #if canImport(Glibc)
      let time = information.st_mtim
    #else
      let time = information.st_mtimespec
    #endif
    return [time.tv_sec, time.tv_nsec, Int(information.st_size)]
  }

  /// Reads a file; what is no UTF-8 in it becomes U+FFFD.
  static func read(_ path: String) throws(FileError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// - Parameter limit: Reading stops soon after it; what is endless must not fill the memory.
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
    guard let file = fopen(path, isNew ? "wx" : "w") else { throw FileError(path) }
    var bytes = Array(text.utf8)
    guard fwrite(&bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0,
      !isLasting || fsync(fileno(file)) == 0
    else {
      let error = FileError(path)
      fclose(file)
      throw error
    }
    if fclose(file) != 0 { throw FileError(path) }
  }

  /// Writes a file so that it has its old text or its new one, and never a part of either.
  ///
  /// - Parameter mode: Of a file that was not there; nil for the usual one.
  static func replace(_ path: String, with text: String, mode: mode_t? = nil) throws(FileError) {
    // Where the name is a link, the file that it leads to is the one to replace.
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

  /// Makes a link to a file where nothing is yet.
  static func link(_ path: String, at place: String) {
    if let path = resolved(path) { symlink(path, place) }
  }

  static func rename(_ path: String, to new: String) throws(FileError) {
    if POSIX.rename(path, new) != 0 { throw FileError(path) }
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func allNames(in folder: String) throws(FileError) -> [String] {
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

  /// Makes a folder and those that it is in, as far as they are missing.
  static func makeFolders(_ path: String, mode: mode_t) throws(FileError) {
    if isFolder(path) || path.isEmpty { return }
    try makeFolders(folder(of: path), mode: mode)
    if mkdir(path, mode) == 0 { return }
    let error = FileError(path)
    // Another process may have made it just now.
    guard !isFolder(path) else { return }
    throw error.number == EEXIST ? FileError(path, number: ENOTDIR) : error
  }

  /// Why nothing can be made in a folder, or nil.
  static func refusal(toWriteIn folder: String) -> FileError? {
    guard isFolder(folder) else { return FileError(folder, number: ENOTDIR) }
    return access(folder, W_OK | X_OK) == 0 ? nil : FileError(folder)
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// True if it is a file that ends, and neither a folder nor a device.
  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  // MARK: Temporary files

  /// The folder that temporary ones are made in.
  static var temporaryPlace: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// Gives `body` a folder that is gone afterwards, also where a signal ends this process.
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

  static func makeTemporaryFolder() throws(FileError) -> String {
    let parent = temporaryPlace
    let template = strdup("\(parent)/statelab-XXXXXX")
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else {
      throw FileError(parent, use: .makeTemporaryFolder)
    }
    return String(cString: template)
  }

  /// The Swift files in a folder and in those inside it, sorted, without what build tools put there.
  static func swiftFiles(below folder: String) -> [String] {
    ((try? names(in: folder)) ?? []).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        return buildFolders.contains(name) ? [] : swiftFiles(below: path)
      }
      return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
    }
  }

  /// The other files that a program may read: those in a folder and in those inside it, sorted, or
  /// those that lie beside a file.
  static func resources(of path: String) -> [String] {
    let isWhole = isFolder(path)
    let folder = isWhole ? path : folder(of: path)
    return ((try? names(in: folder)) ?? []).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        return isWhole && !buildFolders.contains(name) ? resources(of: path) : []
      }
      return isFile(path) && !name.hasSuffix(".swift") ? [path] : []
    }
  }

  private static let buildFolders: Set = ["build", "DerivedData", "Pods"]

  /// Removes a folder with all that is in it. A link goes, and what it leads to stays.
  static func remove(_ folder: String) {
    for name in (try? allNames(in: folder)) ?? [] where name != "." && name != ".." {
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  // MARK: Programs

  /// The path of a program, looked for in these folders, or along PATH.
  nonisolated static func program(named name: String, along path: String? = nil) -> String? {
    let path = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The path of the program that is running.
  static var ownPath: String {
    Platform.runningProgram ?? resolved(CommandLine.arguments[0]) ?? CommandLine.arguments[0]
  }

  /// The path without links, or nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The folders above a path, the nearest first: up to the root, or to `.` where it is relative.
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

/// A file could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let path: String
  /// As in `errno`, from which it is taken.
  let number: Int32
  let use: Use

  enum Use {
    /// The path that somebody named, or one that is named after it.
    case asAsked
    /// The path is the folder of all temporary ones.
    case makeTemporaryFolder, writeTemporaryFiles
  }

  init(_ path: String, number: Int32 = errno, use: Use = .asAsked) {
    self.path = path
    self.number = number
    self.use = use
  }

  var reason: String { String(cString: strerror(number)) }
  var description: String { "\(path): \(reason)" }
}

private enum POSIX {
  static func rename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(old, new)
    #else
      Darwin.rename(old, new)
    #endif
  }
}
