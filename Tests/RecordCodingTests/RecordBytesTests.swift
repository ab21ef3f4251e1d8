import Foundation
import StateLabCore
import Testing

@testable import RecordCoding

@Suite("Records as bytes")
struct RecordBytesTests {
  @Test("Values come back as they were")
  func values() throws {
    let values = Values()
    #expect(try RecordBytes.value(in: RecordBytes.of(values)) == values)
  }

  @Test("Each event of a run comes back as it was, and takes fewer bytes than as JSON")
  func events() throws {
    let events = Array(Self.trace)
    #expect(events.count > 10)
    for event in events {
      let bytes = try RecordBytes.of(event)
      #expect(try RecordBytes.value(in: bytes) == event)
      #expect(try bytes.count < JSONEncoder().encode(event).count)
    }
  }

  @Test("A record that is cut off, or changed at any place, ends no process")
  func damage() throws {
    let bytes = try RecordBytes.of(Array(Self.trace.prefix(3)))
    for end in bytes.indices {
      #expect(throws: DecodingError.self) {
        _ = try RecordBytes.value([Event].self, in: Array(bytes[..<end]))
      }
      for value: UInt8 in [0, 5, 0x7F, 0xFF] {
        var changed = bytes
        changed[end] = value
        _ = try? RecordBytes.value([Event].self, in: changed)
      }
    }
  }

  @Test("Bytes that nest without end are damage")
  func nesting() throws {
    var bytes: [UInt8] = []
    for _ in 0..<20_000 {
      let length = UInt32(bytes.count)
      bytes = [6] + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + bytes
    }
    #expect(throws: DecodingError.self) { _ = try RecordBytes.value(Nested.self, in: bytes) }
  }

  @Test("A value that encodes nothing is an error, in each format")
  func silence() {
    #expect(throws: EncodingError.self) { _ = try RecordBytes.of([Silent()]) }
    #expect(throws: EncodingError.self) { _ = try [Silent()].json() }
  }

  @Test("A stream is taken value by value, also while it arrives in parts")
  func frames() throws {
    let whole = try RecordBytes.frame("e", "one") + RecordBytes.frame("s")
    for cut in whole.indices {
      var stream = whole[..<cut]
      var taken: [String] = []
      func take() throws {
        while let (tag, value) = RecordBytes.takeFrame(from: &stream) {
          try taken.append("\(tag) \(value.isEmpty ? "" : RecordBytes.value(in: value))")
        }
      }
      try take()
      stream += whole[cut...]
      try take()
      #expect(taken == ["e one", "s "], "cut at \(cut)")
    }
  }

  private static var trace: Trace {
    let host = Host(Counter())
    try? host.tap("n is 0")
    return host.trace
  }
}

private struct Counter: View {
  @State private var n = 0
  var body: some View { Button("n is \(n)") { n += 1 } }
}

private struct Nested: Decodable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    while !values.isAtEnd { _ = try values.decode(Nested.self) }
  }
}

private struct Silent: Encodable {
  func encode(to encoder: any Encoder) {}
}

private struct Values: Codable, Equatable {
  var integers = [0, 1, -1, 127, 128, -300, .max, .min]
  var bytes: [UInt8] = [0, 255]
  var long: Int64 = .min
  var numbers = [0, -0.5, 1e300]
  var narrow: Float = 0.25
  var flags = [true, false]
  var texts = ["", "a", "é樹👩‍👩‍👧\u{0}\n", String(repeating: "long ", count: 100)]
  var optional: [String?] = [nil, "x"]
  var absent: Int?
  var present: Int? = 7
  var dictionary = ["a": [1: "one"], "b": [:]]
  var choice = Choice.both(first: 1, second: "two")

  enum Choice: Codable, Equatable {
    case none
    case both(first: Int, second: String)
  }
}
