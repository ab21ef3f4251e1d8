extension Encodable {
  /// The value as JSON text with sorted keys, so that equal values have equal bytes. The characters
  /// that control a terminal, and that JSON takes as they are, are escapes.
  package func json() throws -> String {
    var text = ""
    try writeJSON { text += $0 }
    return text
  }

  /// Writes the value as JSON text, in pieces of whole lines: a long record as one text would take
  /// its memory a second time.
  package func writeJSON(to write: (String) -> Void) throws {
    let writer = JSONWriter()
    try writer.write(self)
    writer.bytes.append("\n")
    var rest = writer.bytes[...]
    while !rest.isEmpty {
      let line = rest.dropFirst(1 << 16).firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex - 1
      write(String(decoding: rest[...line], as: UTF8.self))
      rest = rest[(line + 1)...]
    }
  }
}

/// Writes JSON with two spaces a level, as Foundation's `JSONEncoder` does.
private final class JSONWriter: ValueWriter {
  /// The keys of the open objects, and the places of their values. Those of the innermost object are
  /// the last.
  private var fields: [(key: String, start: Int)] = []

  // MARK: Values

  override func write(_ number: Int) { bytes += String(number).utf8 }
  override func write(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }
  override func writeNil() { bytes += "null".utf8 }
  override func write(_ string: String) { bytes.append(quoted: string) }

  /// A whole number has no fraction.
  override func write(_ number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)."))
    }
    let digits = "\(number)"
    bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
  }

  // MARK: Containers

  override func begin(_ container: ValueEncoder) {
    bytes.append(container.form == .object ? "{" : "[")
  }

  override func beginValue(of container: ValueEncoder, key: String?) {
    let start = bytes.beginValue(container.count, at: container.depth + 1, key: key)
    if let key { fields.append((key, start)) }
  }

  override func end(_ container: ValueEncoder) {
    if container.form == .object {
      sort(fields.suffix(container.count))
      fields.removeLast(container.count)
    }
    bytes.end(container)
  }

  /// Puts the last values of the text in the order of their keys. Of two values with one key, the
  /// later one stays.
  private func sort(_ fields: ArraySlice<(key: String, start: Int)>) {
    guard let start = fields.first?.start,
      zip(fields, fields.dropFirst()).contains(where: { $0.key >= $1.key })
    else { return }
    var end = bytes.count
    var values: [(key: String, text: Range<Int>)] = []
    for field in fields.reversed() {
      values.append((field.key, field.start..<end))
      end = field.start - 1
    }
    values.sort { ($0.key, $0.text.lowerBound) < ($1.key, $1.text.lowerBound) }
    // A value at the end that is in its place stays there. The last value of a record is long.
    end = bytes.count
    while values.count > 1, let last = values.last, last.text.upperBound == end,
      values[values.count - 2].key != last.key
    {
      values.removeLast()
      end = last.text.lowerBound - 1
    }
    var sorted: [UInt8] = []
    sorted.reserveCapacity(end - start)
    for (position, value) in values.enumerated() {
      if position + 1 < values.count, values[position + 1].key == value.key { continue }
      if !sorted.isEmpty { sorted.append(",") }
      sorted += bytes[value.text]
    }
    bytes.replaceSubrange(start..<end, with: sorted)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ character: Unicode.Scalar) {
    append(UInt8(ascii: character))
  }

  private mutating func breakLine(at depth: Int) {
    append("\n")
    self += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  /// Begins the line of the value at a position in its container.
  ///
  /// - Returns: The place of the value, with its key.
  fileprivate mutating func beginValue(_ position: Int, at depth: Int, key: String?) -> Int {
    if position > 0 { append(",") }
    let start = count
    breakLine(at: depth)
    if let key {
      append(quoted: key)
      self += " : ".utf8
    }
    return start
  }

  fileprivate mutating func end(_ container: ValueEncoder) {
    if container.count == 0 { append("\n") }
    breakLine(at: container.depth)
    append(container.form == .object ? "}" : "]")
  }

  fileprivate mutating func append(quoted string: String) {
    append("\"")
    var string = string
    string.withUTF8 { text in
      // Nearly all texts. The loop has no early exit, so that it looks at many bytes at a time.
      guard text.reduce(0, { $0 | (Self.mayNeedEscape($1) ? 1 : 0) }) != 0 else {
        self += text
        return
      }
      // The bytes from here on are not written yet.
      var start = 0
      for position in text.indices where Self.mayNeedEscape(text[position]) {
        let next = position + 1 < text.count ? text[position + 1] : 0
        guard let (escape, length) = Self.escape(for: text[position], next) else { continue }
        self += text[start..<position]
        self += escape.utf8
        start = position + length
      }
      self += UnsafeBufferPointer(rebasing: text[start...])
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
}
