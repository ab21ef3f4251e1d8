extension Encodable {
  /// The value as JSON text with sorted keys, so that equal values have equal bytes. The characters
  /// that control a terminal, and that JSON takes as they are, are escapes.
  package func json() throws -> String {
    let writer = JSONWriter()
    try writer.write(self)
    writer.append("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON with two spaces a level, as Foundation's `JSONEncoder` does.
private final class JSONWriter: ValueWriter {
  func append(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  private func breakLine(at depth: Int) {
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  // MARK: Values

  override func write(_ number: Int) { bytes += String(number).utf8 }
  override func write(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }
  override func writeNil() { bytes += "null".utf8 }

  /// A whole number has no fraction.
  override func write(_ number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)."))
    }
    let digits = "\(number)"
    bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
  }

  override func write(_ string: String) {
    append("\"")
    var string = string
    string.withUTF8 { text in
      // The bytes from here on are not written yet.
      var start = 0
      for position in text.indices where Self.mayNeedEscape(text[position]) {
        let next = position + 1 < text.count ? text[position + 1] : 0
        guard let (escape, length) = Self.escape(for: text[position], next) else { continue }
        bytes += text[start..<position]
        bytes += escape.utf8
        start = position + length
      }
      bytes += text[start...]
    }
    append("\"")
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2
  }

  /// The escape for a character, and the number of its bytes; nil for a character without one.
  private static func escape(for byte: UInt8, _ next: UInt8) -> (String, Int)? {
    switch byte {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case 0x08: ("\\b", 1)
    case 0x09: ("\\t", 1)
    case 0x0A: ("\\n", 1)
    case 0x0C: ("\\f", 1)
    case 0x0D: ("\\r", 1)
    case 0x7F: ("\\u007F", 1)
    // U+0080 to U+009F have this byte and one more.
    case 0xC2:
      (0x80...0x9F).contains(next) ? ("\\u00\(String(next, radix: 16, uppercase: true))", 2) : nil
    default: ("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))", 1)
    }
  }

  // MARK: Containers

  override func begin(_ container: ValueEncoder) {
    append(container.form == .object ? "{" : "[")
  }

  override func beginValue(of container: ValueEncoder, key: String?) {
    if container.count > 0 { append(",") }
    if let key { container.fields.append((key, bytes.count)) }
    breakLine(at: container.depth + 1)
    guard let key else { return }
    write(key)
    bytes += " : ".utf8
  }

  override func end(_ container: ValueEncoder) {
    sort(container.fields)
    if container.count == 0 { append("\n") }
    breakLine(at: container.depth)
    append(container.form == .object ? "}" : "]")
  }

  /// Puts the last values of the text in the order of their keys. Of two values with one key, the
  /// later one stays.
  private func sort(_ fields: [(key: String, start: Int)]) {
    guard zip(fields, fields.dropFirst()).contains(where: { $0.key >= $1.key }) else { return }
    let start = fields[0].start
    let ends = fields.dropFirst().map { $0.start - 1 } + [bytes.count]
    let order = fields.indices.sorted { (fields[$0].key, $0) < (fields[$1].key, $1) }
    var sorted: [UInt8] = []
    sorted.reserveCapacity(bytes.count - start)
    for (place, field) in order.enumerated() {
      if place + 1 < order.count, fields[order[place + 1]].key == fields[field].key { continue }
      if !sorted.isEmpty { sorted.append(UInt8(ascii: ",")) }
      sorted += bytes[fields[field].start..<ends[field]]
    }
    bytes.replaceSubrange(start..., with: sorted)
  }
}
