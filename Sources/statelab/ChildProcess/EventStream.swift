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

/// Events on standard output, a line each, written as soon as they have happened.
enum EventStream {
  static func write(_ event: Event) throws {
    var line = Array(try JSONEncoder().encode(event)) + [UInt8(ascii: "\n")]
    while !line.isEmpty {
      let count = line.withUnsafeBytes { Platform.send($0, to: STDOUT_FILENO) }
      if count < 0, errno != EINTR { throw FileError("standard output") }
      line.removeFirst(max(count, 0))
    }
  }

  static func events(in output: [UInt8]) throws -> [Event] {
    try output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Event.self, from: Data($0))
    }
  }
}
