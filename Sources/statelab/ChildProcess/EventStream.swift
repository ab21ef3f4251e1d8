import LibC
import RecordCoding
import StateLabCore

/// A trace on standard output, event by event, written as soon as it happens.
enum EventStream {
  static func write(_ entry: TraceEntry) throws {
    var rest = try RecordBytes.frame("e", entry)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.send($0, to: STDOUT_FILENO) }
      if count < 0, errno != EINTR { throw FileError("standard output") }
      rest.removeFirst(max(count, 0))
    }
  }

  /// The whole entries: the process may have ended in the middle of one.
  static func trace(in output: [UInt8]) throws -> Trace {
    var rest = output[...]
    var entries: [TraceEntry] = []
    while let (tag, value) = RecordBytes.takeFrame(from: &rest), tag == "e" {
      entries.append(try RecordBytes.value(in: value))
    }
    return Trace(entries)
  }
}
