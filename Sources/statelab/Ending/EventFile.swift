import FoundationEssentials
import StateLabCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Events in a file, a line each, there as soon as they have happened.
struct EventFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Adds a line. What cannot be written is lost: the process is about to end anyway.
  func write(_ event: Event) {
    guard let data = try? JSONEncoder().encode(event), let file = fopen(path, "a") else { return }
    var line = Array(data) + [UInt8(ascii: "\n")]
    fwrite(&line, 1, line.count, file)
    fclose(file)
  }

  func read() throws -> [Event] {
    guard Files.exist(path) else { return [] }
    return try Files.read(path).lines.filter { !$0.isEmpty }
      .map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }
}
