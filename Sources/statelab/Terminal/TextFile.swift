#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a text file, with a message for each way in which that goes wrong.
func readText(at path: String) throws(Failure) -> String {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw .cannotRead(path, errno) }
  defer { close(descriptor) }

  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { break }
    if count < 0 {
      if errno == EINTR { continue }
      throw .cannotRead(path, errno)
    }
    bytes.append(contentsOf: chunk[..<count])
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw Failure(
      .badData, "\(quoted(path)) is not UTF-8 text.", next: "Save it as UTF-8 and try again.")
  }
  return text
}

extension Failure {
  fileprivate static func cannotRead(_ path: String, _ error: Int32) -> Failure {
    if error == ENOENT {
      return Failure(
        .notFound, "There is no file \(quoted(path)).",
        next: "Check the name, or give `-` to read from standard input.")
    }
    return Failure(
      .inputOutput, "Cannot read \(quoted(path)): \(String(cString: strerror(error))).",
      next: error == EISDIR ? "Name a file inside that folder." : "Check its permissions.")
  }
}
