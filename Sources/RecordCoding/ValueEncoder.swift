/// The bytes of values in one format, in the order in which the values are encoded.
///
/// Foundation's encoders build a tree of all values first. That tree takes most of the time and the
/// memory of a long record.
class ValueWriter {
  /// Each access ends before the next one begins, so nothing checks it: the check took a twelfth of the
  /// time of a long record.
  @exclusivity(unchecked) final var bytes: [UInt8] = []

  func write(_ string: String) {}
  func write(_ number: Int) {}
  func write(_ number: Double) throws {}
  func write(_ flag: Bool) {}
  func writeNil() {}
  /// Begins an object or an array.
  func begin(_ container: ValueEncoder) {}
  /// Begins the next value of an object, which has a key, or of an array.
  func beginValue(of container: ValueEncoder, key: String?) {}
  func end(_ container: ValueEncoder) {}

  /// Writes a value inside this many containers.
  final func write<Value: Encodable>(_ value: Value, depth: Int = 0) throws {
    // A comparison of types is much faster than a cast that fails.
    if Value.self == String.self, let value = value as? String { return write(value) }
    if Value.self == Int.self, let value = value as? Int { return write(value) }
    if Value.self == Bool.self, let value = value as? Bool { return write(value) }
    let start = bytes.count
    let encoder = ValueEncoder(self, depth: depth)
    try value.encode(to: encoder)
    encoder.close()
    guard bytes.count > start else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(Value.self) encodes no value."))
    }
  }
}

/// Writes an object, an array, or a single value.
final class ValueEncoder: Encoder {
  let writer: ValueWriter
  /// The number of containers around the value.
  let depth: Int
  private(set) var form = Form.single
  /// The place of the container among the bytes.
  fileprivate(set) var start = 0
  private(set) var count = 0
  /// The last value, if it is a container without an end of its own.
  private var nested: ValueEncoder?
  private var isClosed = false

  enum Form { case single, object, array }

  init(_ writer: ValueWriter, depth: Int) {
    self.writer = writer
    self.depth = depth
  }

  // Errors alone would name the path.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    begin(.object)
    return KeyedEncodingContainer(Keyed(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    begin(.array)
    return Unkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// An object may have several containers, which share its keys.
  private func begin(_ form: Form) {
    guard self.form == .single else { return }
    self.form = form
    start = writer.bytes.count
    writer.begin(self)
  }

  fileprivate func write<Value: Encodable>(_ value: Value, for key: String?) throws {
    try checkIsOpen()
    beginValue(for: key)
    try writer.write(value, depth: depth + 1)
  }

  fileprivate func writeNil(for key: String?) throws {
    try checkIsOpen()
    beginValue(for: key)
    writer.writeNil()
  }

  /// An encoder for a value that is open until the next value begins.
  fileprivate func nest(for key: String?) -> ValueEncoder {
    beginValue(for: key)
    let encoder = ValueEncoder(writer, depth: depth + 1)
    nested = encoder
    return encoder
  }

  private func beginValue(for key: String?) {
    nested.take()?.close()
    writer.beginValue(of: self, key: key)
    count += 1
  }

  /// The bytes are in the order of the values, so a nested container ends when its parent goes on.
  private func checkIsOpen() throws {
    guard isClosed else { return }
    throw EncodingError.invalidValue(
      depth, .init(codingPath: [], debugDescription: "The container has ended already."))
  }

  func close() {
    isClosed = true
    nested.take()?.close()
    if form != .single { writer.end(self) }
  }
}

// MARK: Containers

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { try encoder.writeNil(for: key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.write(value, for: key.stringValue)
  }

  /// Most facts of an event are nil; the default implementation looks up a type for each.
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encoder.write(value, for: key.stringValue) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.nest(for: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nest(for: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nest(for: SuperKey().stringValue) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.nest(for: key.stringValue) }
}

/// The key for the part of a superclass.
struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }
  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.count }

  func encodeNil() throws { try encoder.writeNil(for: nil) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value, for: nil) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { encoder.nest(for: nil).container(keyedBy: type) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nest(for: nil).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nest(for: nil) }
}

private struct Single: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.writer.writeNil() }

  func encode<Value: Encodable>(_ value: Value) throws {
    let writer = encoder.writer
    if Value.self == String.self || Value.self == Int.self || Value.self == Bool.self {
      return try writer.write(value)
    }
    switch value {
    // A number encodes itself as a single value.
    case let value as any BinaryInteger:
      guard let number = Int(exactly: value) else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: [], debugDescription: "\(value) does not fit into Int."))
      }
      writer.write(number)
    case let value as Double: try writer.write(value)
    // The text of the Double would have digits that the Float does not have.
    case let value as Float: try writer.write(Double(value.description) ?? Double(value))
    default: try writer.write(value, depth: encoder.depth)
    }
  }
}
