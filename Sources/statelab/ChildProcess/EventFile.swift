import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Events in a file, a line each, there as soon as they have happened.
struct EventFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// Makes the file, with an empty line that shows that there is room.
  func begin() throws(FileError) { try Files.write("\n", to: path) }

  /// Adds a line.
  func write(_ event: Event) throws {
    let data = try JSONEncoder().encode(event)
    guard let file = fopen(path, "a") else { throw FileError(path) }
    var line = Array(data) + [UInt8(ascii: "\n")]
    guard fwrite(&line, 1, line.count, file) == line.count, fflush(file) == 0 else {
      let error = FileError(path)
      fclose(file)
      throw error
    }
    if fclose(file) != 0 { throw FileError(path) }
  }

  func read() throws -> [Event] {
    try Files.read(path).lines.filter { !$0.isEmpty }
      .map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }
}
