/// Reads values from the bytes of ``RecordBytes``. The bytes come from another process, so each length
/// is checked.
final class RecordReader {
  private let bytes: [UInt8]
  /// The number of values around the value that is being read.
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that begins at a place.
  func value<Value: Decodable>(_ type: Value.Type, at place: Int) throws -> Value {
    if Value.self == String.self, let value = try string(at: place) as? Value { return value }
    if Value.self == Int.self, let value = try integer(at: place) as? Value { return value }
    if Value.self == Bool.self, let value = try flag(at: place) as? Value { return value }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else { throw Self.damage }
    return try Value(from: RecordDecoder(reader: self, place: place))
  }

  /// Damaged bytes may nest without end. A record nests far less.
  private static let greatestDepth = 200

  // MARK: Parts

  private func byte(at place: Int) throws -> UInt8 {
    guard place < bytes.count else { throw Self.damage }
    return bytes[place]
  }

  func sign(at place: Int) throws -> RecordBytes.Sign {
    guard let sign = RecordBytes.Sign(rawValue: try byte(at: place)) else { throw Self.damage }
    return sign
  }

  private func bits(at place: inout Int) throws -> UInt {
    var bits: UInt = 0
    var shift: UInt = 0
    while shift < UInt.bitWidth {
      let byte = try byte(at: place)
      place += 1
      bits |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return bits }
      shift += 7
    }
    throw Self.damage
  }

  /// The bytes of a text whose length begins at a place.
  private func text(at place: inout Int) throws -> Range<Int> {
    let length = try bits(at: &place)
    guard length <= bytes.count - place else { throw Self.damage }
    defer { place += Int(length) }
    return place..<place + Int(length)
  }

  /// The bytes inside an object or an array.
  private func content(of sign: RecordBytes.Sign, at place: Int) throws -> Range<Int> {
    guard try self.sign(at: place) == sign else { throw Self.damage }
    let start = place + 1 + RecordBytes.lengthBytes
    guard start <= bytes.count else { throw Self.damage }
    let length = bytes[place + 1..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - start else { throw Self.damage }
    return start..<start + length
  }

  /// The place after the value at a place.
  private func end(ofValueAt place: Int) throws -> Int {
    let sign = try sign(at: place)
    var end = place + 1
    switch sign {
    case .null, .no, .yes: break
    case .integer, .number: _ = try bits(at: &end)
    case .string: _ = try text(at: &end)
    case .object, .array: end = try content(of: sign, at: place).upperBound
    }
    return end
  }

  // MARK: Values

  func integer(at place: Int) throws -> Int {
    guard try sign(at: place) == .integer else { throw Self.damage }
    var place = place + 1
    let bits = try bits(at: &place)
    return Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1)
  }

  func number(at place: Int) throws -> Double {
    guard try sign(at: place) == .number else { throw Self.damage }
    var place = place + 1
    return Double(bitPattern: UInt64(try bits(at: &place)))
  }

  func flag(at place: Int) throws -> Bool {
    switch try sign(at: place) {
    case .yes: true
    case .no: false
    default: throw Self.damage
    }
  }

  func string(at place: Int) throws -> String {
    guard try sign(at: place) == .string else { throw Self.damage }
    var place = place + 1
    return String(decoding: bytes[try text(at: &place)], as: UTF8.self)
  }

  /// The places of the values of an array.
  func values(at place: Int) throws -> [Int] {
    let content = try content(of: .array, at: place)
    var places: [Int] = []
    var place = content.lowerBound
    while place < content.upperBound {
      places.append(place)
      place = try end(ofValueAt: place)
    }
    return places
  }

  /// The keys of an object, and the places of their values.
  func fields(at place: Int) throws -> [(key: Range<Int>, place: Int)] {
    let content = try content(of: .object, at: place)
    var fields: [(key: Range<Int>, place: Int)] = []
    var place = content.lowerBound
    while place < content.upperBound {
      let key = try text(at: &place)
      fields.append((key, place))
      place = try end(ofValueAt: place)
    }
    return fields
  }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isText(in range: Range<Int>, _ text: String) -> Bool {
    let text = text.utf8
    return range.count == text.count && bytes[range].elementsEqual(text)
  }

  static var damage: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "The bytes are no record."))
  }
}

/// Reads an object, an array, or a single value.
private struct RecordDecoder: Decoder {
  let reader: RecordReader
  let place: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(reader: reader, fields: try reader.fields(at: place)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Unkeyed(reader: reader, places: try reader.values(at: place))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(reader: reader, place: place)
  }
}

// MARK: Containers

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: RecordReader
  let fields: [(key: Range<Int>, place: Int)]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { fields.compactMap { Key(stringValue: reader.text(in: $0.key)) } }

  private func place(of name: String) -> Int? {
    fields.last { reader.isText(in: $0.key, name) }?.place
  }

  private func existingPlace(of key: some CodingKey) throws -> Int {
    guard let place = place(of: key.stringValue) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: [], debugDescription: "The record has no \(key.stringValue)."))
    }
    return place
  }

  func contains(_ key: Key) -> Bool { place(of: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    try reader.sign(at: existingPlace(of: key)) == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.value(type, at: existingPlace(of: key))
  }

  /// Searches for the key once; the default implementation searches three times.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let place = place(of: key.stringValue), try reader.sign(at: place) != .null else {
      return nil
    }
    return try reader.value(type, at: place)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    RecordDecoder(reader: reader, place: try existingPlace(of: SuperKey()))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    RecordDecoder(reader: reader, place: try existingPlace(of: key))
  }
}

private struct Unkeyed: UnkeyedDecodingContainer {
  let reader: RecordReader
  let places: [Int]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { places.count }
  var isAtEnd: Bool { currentIndex == places.count }

  init(reader: RecordReader, places: [Int]) {
    self.reader = reader
    self.places = places
  }

  private mutating func next() throws -> Int {
    guard !isAtEnd else { throw RecordReader.damage }
    defer { currentIndex += 1 }
    return places[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, try reader.sign(at: places[currentIndex]) == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reader.value(type, at: next())
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try superDecoder().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    RecordDecoder(reader: reader, place: try next())
  }
}

private struct Single: SingleValueDecodingContainer {
  let reader: RecordReader
  let place: Int
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { (try? reader.sign(at: place)) == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // A number decodes itself as a single value.
    if Value.self != String.self, let type = Value.self as? any BinaryInteger.Type {
      let number = try reader.integer(at: place)
      guard let value = type.init(exactly: number) as? Value else { throw RecordReader.damage }
      return value
    }
    if Value.self == Double.self, let value = try reader.number(at: place) as? Value {
      return value
    }
    if Value.self == Float.self, let value = Float(try reader.number(at: place)) as? Value {
      return value
    }
    return try reader.value(type, at: place)
  }
}
