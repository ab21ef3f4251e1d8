#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system, as far as the tool needs it, without the start-up time of Foundation.
enum Files {
  nonisolated static func exist(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Reads a file; what is no UTF-8 in it becomes U+FFFD.
  static func read(_ path: String) throws(FileError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// - Parameter limit: Reading stops soon after it; what is endless must not fill the memory.
  static func bytes(of path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw FileError(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit, case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    if ferror(file) != 0 { throw FileError(path) }
    return bytes
  }

  static func write(_ text: String, to path: String) throws(FileError) {
    guard let file = fopen(path, "w") else { throw FileError(path) }
    var bytes = Array(text.utf8)
    let count = fwrite(&bytes, 1, bytes.count, file)
    if fclose(file) != 0 || count != bytes.count { throw FileError(path) }
  }

  /// Writes a file so that it has its old text or its new one, and never a part of either.
  static func replace(_ path: String, with text: String) throws(FileError) {
    let new = path + ".new"
    try write(text, to: new)
    var information = stat()
    if stat(path, &information) == 0 { chmod(new, information.st_mode & 0o777) }
    if rename(new, path) != 0 {
      let error = FileError(path)
      unlink(new)
      throw error
    }
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) != 0 { throw FileError(path) }
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  // MARK: Temporary files

  static func makeTemporaryFolder() throws(FileError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let template = strdup("\(parent)/statelab-XXXXXX")
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else { throw FileError(parent) }
    return String(cString: template)
  }

  /// Removes a folder of files.
  static func remove(_ folder: String) {
    for name in (try? names(in: folder)) ?? [] { unlink("\(folder)/\(name)") }
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
    runningProgram ?? CommandLine.arguments[0]
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// A file could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let path: String
  /// As in `errno`, from which it is taken.
  let number: Int32

  init(_ path: String) {
    self.path = path
    number = errno
  }

  var reason: String { String(cString: strerror(number)) }
  var description: String { "\(path): \(reason)" }
}
