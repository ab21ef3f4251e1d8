/// Values as compact bytes, for a record that goes from one process to another of the same version.
///
///     1  5              an integer: its bits, seven a byte
///     2  3  "abc"       a string: the number of its bytes, and the bytes
///     5  length  3 "key" value …        an object: a key is a string without its sign
///     6  length  value …                an array; a length has four bytes
package enum RecordBytes {
  /// The bytes of a value.
  package static func of(_ value: some Encodable) throws -> [UInt8] {
    let writer = RecordWriter()
    try writer.write(value)
    return writer.bytes
  }

  /// The value of bytes.
  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, in bytes: [UInt8]
  ) throws -> Value {
    try RecordReader(bytes).value(type, at: 0)
  }

  /// The bytes of a value in a stream of values: a tag, the length, and the bytes.
  package static func frame(_ tag: Unicode.Scalar, _ value: some Encodable) throws -> [UInt8] {
    let writer = RecordWriter()
    // Enough for most events, so that their bytes are not copied to a larger place again and again.
    writer.bytes.reserveCapacity(256)
    writer.bytes += frame(tag)
    try writer.write(value)
    writer.setLength(at: 1)
    return writer.bytes
  }

  /// The bytes of a tag without a value.
  package static func frame(_ tag: Unicode.Scalar) -> [UInt8] {
    [UInt8(ascii: tag)] + repeatElement(0, count: lengthBytes)
  }

  /// Takes the first tag, and the bytes of its value, from a stream; nil if the stream does not have
  /// the whole value yet.
  package static func takeFrame(
    from bytes: inout ArraySlice<UInt8>
  ) -> (tag: Unicode.Scalar, value: [UInt8])? {
    let start = bytes.startIndex + 1 + lengthBytes
    guard start <= bytes.endIndex else { return nil }
    let length = bytes[bytes.startIndex + 1..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.endIndex - start else { return nil }
    defer { bytes = bytes[(start + length)...] }
    return (Unicode.Scalar(bytes[bytes.startIndex]), Array(bytes[start..<start + length]))
  }

  /// The sign at the beginning of a value.
  enum Sign: UInt8 { case null, integer, string, no, yes, object, array, number }

  static let lengthBytes = 4
}

private final class RecordWriter: ValueWriter {
  private func write(_ sign: RecordBytes.Sign) { bytes.append(sign.rawValue) }

  private func write(bits: UInt) {
    var rest = bits
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private func write(text: String) {
    var text = text
    text.withUTF8 {
      write(bits: UInt($0.count))
      bytes += $0
    }
  }

  override func write(_ string: String) {
    write(.string)
    write(text: string)
  }

  override func write(_ number: Int) {
    write(.integer)
    write(bits: UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1)))
  }

  override func write(_ number: Double) {
    write(.number)
    write(bits: UInt(number.bitPattern))
  }

  override func write(_ flag: Bool) { write(flag ? .yes : .no) }

  override func writeNil() { write(.null) }

  override func begin(_ container: ValueEncoder) {
    write(container.form == .object ? .object : .array)
    bytes.append(contentsOf: repeatElement(0, count: RecordBytes.lengthBytes))
  }

  override func beginValue(of container: ValueEncoder, key: String?) {
    if let key { write(text: key) }
  }

  override func end(_ container: ValueEncoder) { setLength(at: container.start + 1) }

  /// Writes, at a place, the number of the bytes that follow the length.
  func setLength(at start: Int) {
    var length = bytes.count - start - RecordBytes.lengthBytes
    for place in start..<start + RecordBytes.lengthBytes {
      bytes[place] = UInt8(truncatingIfNeeded: length)
      length >>= 8
    }
  }
}
