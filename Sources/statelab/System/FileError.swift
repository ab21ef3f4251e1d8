import LibC

/// An error in reading or writing a file.
struct FileError: Error, CustomStringConvertible {
  let path: String
  /// The value of `errno`.
  let number: Int32
  let use: Use

  enum Use {
    /// The path is one that the user named, or is derived from it.
    case asAsked
    /// The path is the folder of all temporary files.
    case makeTemporaryFolder, writeTemporaryFiles
    /// The path is that of a file or a folder to write, which the user named.
    case writeResult
  }

  init(_ path: String, number: Int32 = errno, use: Use = .asAsked) {
    self.path = path
    self.number = number
    self.use = use
  }

  var reason: String { String(cString: strerror(number)) }
  var description: String { "\(path): \(reason)" }
}
