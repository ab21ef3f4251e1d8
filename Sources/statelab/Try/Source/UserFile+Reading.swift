import Course
import Rendering

extension UserFile {
  /// Reads files, and all Swift files of folders.
  static func read(_ paths: [String]) throws -> [UserFile] {
    let names = try paths.flatMap { path -> [String] in
      guard Files.isThere(path) else {
        throw Failure(.notFound, "There is no file \(path.quoted).", next: "Check the name.")
      }
      guard Files.isFolder(path) else { return [path] }
      let contents = FolderContents(of: path)
      guard !contents.isIncomplete else {
        throw Failure(
          .badData, "There are more than \(FolderContents.mostEntries) files in \(path.quoted).",
          next: "Name the folder of one program.")
      }
      let files = contents.swiftFiles
      if files.isEmpty {
        throw Failure(
          .notFound, "There is no Swift file in \(path.quoted).", next: "Name a file or a folder.")
      }
      return files
    }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let sources = try names.map(source)
    var types = DeclaredNames()
    if sources.count > 1 {
      for source in sources {
        types.add(DeclaredNames(in: SwiftToken.tokens(of: SwiftMask(source).code)))
      }
    }
    return zip(names, sources).enumerated().map { number, file in
      UserFile(path: file.0, source: file.1, number: number, types: types)
    }
  }

  /// The most bytes of a source file.
  private static let longestSource = 1 << 24

  private static func source(of path: String) throws(Failure) -> [UInt8] {
    guard path.hasSuffix(".swift") else {
      throw Failure(
        .badData, "\(path.quoted) is not a Swift file: its name does not end with .swift.",
        next: "Rename the file, or name another one.")
    }
    func unreadable(_ error: FileError) -> Failure {
      Failure(
        .inputOutput, "Cannot read \(path.quoted): \(error.reason).",
        next: "Check that it is a file that you may read.")
    }
    if let error = Files.refusal(toFollow: path) { throw unreadable(error) }
    guard Files.isFile(path) else {
      throw Failure(
        .badData, "\(path.quoted) is no file but a device, a pipe or the like.",
        next: "Write its text to a file.")
    }
    let bytes: [UInt8]
    do { bytes = try Files.bytes(of: path, atMost: longestSource + 1) } catch {
      throw unreadable(error)
    }
    guard bytes.count <= longestSource else {
      throw Failure(
        .badData, "\(path.quoted) is longer than \(longestSource >> 20) MB.",
        next: "Check that it is Swift source code.")
    }
    // With or without its mark, each second byte of a letter of ASCII is 0 in UTF-16.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(100).count(where: { $0 == 0 }) > 30
    {
      throw Failure(
        .badData, "\(path.quoted) is encoded in UTF-16, and Swift source code is UTF-8.",
        next: "Save the file as UTF-8.")
    }
    // The mark of UTF-8, which some editors write.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The files beside a source file, or those in a folder, which a program may read.
  static func resources(of path: String) -> [String] {
    if Files.isFolder(path) { return FolderContents(of: path).resources }
    let folder = Files.folder(of: path)
    return ((try? Files.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
      .filter { Files.isFile($0) && !$0.hasSuffix(".swift") }
  }
}
