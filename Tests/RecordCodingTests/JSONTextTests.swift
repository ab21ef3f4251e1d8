import Foundation
import Testing

@testable import RecordCoding

@Suite("JSON text")
struct JSONTextTests {
  @Test("A record has the text that Foundation's encoder writes, but for escaped controls")
  func text() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(sample), as: UTF8.self)
    #expect(try sample.json() == expected + "\n")
  }

  @Test("Characters that control a terminal are escapes")
  func controls() throws {
    #expect(
      try ["a\u{1B}[2J\u{7F}\u{80}\u{9F}é\u{A0}"].json() == """
        [
          "a\\u001b[2J\\u007F\\u0080\\u009Fé\u{A0}"
        ]

        """)
  }

  @Test(
    "The values of an object are in the order of their keys, of which each has its last value",
    arguments: ["abc", "cba", "bac", "bacc", "bba", "aab", "aabb", "bb", "bacb", "cabab", ""])
  func order(_ keys: String) throws {
    let record = Keys(keys: keys)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let expected = String(decoding: try encoder.encode([record]), as: UTF8.self)
    #expect(try [record].json() == expected + "\n")
  }

  @Test("A long record is written in pieces of whole lines, which are its text")
  func pieces() throws {
    let record = (0..<9000).map { "line \($0)" }
    var pieces: [String] = []
    try record.writeJSON { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.hasSuffix("\n") })
    #expect(pieces.joined() == (try record.json()))
    #expect(pieces.joined().hasSuffix("\"line 8999\"\n]\n"))
  }

  @Test("A number that JSON lacks is an error")
  func infinity() {
    #expect(throws: EncodingError.self) { try [Double.infinity].json() }
  }
}

private let sample = Sample()

/// Each form of a value.
private struct Sample: Encodable {
  let text =
    "tab \t, line\n\r\u{8}\u{C}\u{0}\u{1F}\u{1B}, \"quoted\", back\\slash, a/b, é, 樹, 👩‍👩‍👧, \u{2028}"
  let empty = ""
  let integers: [Int] = [0, -7, .max]
  let sizes = [UInt8.max]
  let numbers = [1.0, 0.5, -1e30, 1e-7]
  let flags = [true, false]
  let nothing: [String?] = [nil, "x"]
  let noItems: [Int] = []
  let noFields: [String: Int] = [:]
  let nested = [["inner": ["b": 1, "a": 2, "B": 3, "ab": 4, "a1": 5]]]
  let kind = Kind.second
  let choice = Choice.both(first: 1, second: "two")

  enum Kind: String, Encodable { case first, second }
  enum Choice: Encodable { case both(first: Int, second: String) }

  private enum Key: String, CodingKey {
    case text, empty, integers, sizes, numbers, flags, nothing, noItems, noFields, nested, kind,
      choice,
      twice, more
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode("first", forKey: .twice)
    try fields.encode(text, forKey: .text)
    try fields.encode(empty, forKey: .empty)
    try fields.encode(integers, forKey: .integers)
    try fields.encode(sizes, forKey: .sizes)
    try fields.encode(numbers, forKey: .numbers)
    try fields.encode(flags, forKey: .flags)
    try fields.encode(nothing, forKey: .nothing)
    try fields.encode(noItems, forKey: .noItems)
    try fields.encode(noFields, forKey: .noFields)
    try fields.encode(nested, forKey: .nested)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(choice, forKey: .choice)
    // A second container of one object adds to it, and a later value replaces an earlier one.
    var others = encoder.container(keyedBy: Key.self)
    try others.encode("second", forKey: .twice)
    var list = others.nestedUnkeyedContainer(forKey: .more)
    try list.encode(1)
    try list.encodeNil()
  }
}

/// An object with a value for each key: its position, in an object of its own.
private struct Keys: Encodable {
  let keys: String

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    for (position, key) in keys.enumerated() {
      try fields.encode(["at": position], forKey: Key(stringValue: String(key)))
    }
  }
}
