import LibC
import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A trace on standard output, one event a line, written as soon as it happens.
enum EventStream {
  static func write(_ entry: TraceEntry) throws {
    var line = Array(try JSONEncoder().encode(entry)) + [UInt8(ascii: "\n")]
    while !line.isEmpty {
      let count = line.withUnsafeBytes { Platform.send($0, to: STDOUT_FILENO) }
      if count < 0, errno != EINTR { throw FileError("standard output") }
      line.removeFirst(max(count, 0))
    }
  }

  static func trace(in output: [UInt8]) throws -> Trace {
    Trace(
      try output.split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(TraceEntry.self, from: Data($0))
      })
  }
}
