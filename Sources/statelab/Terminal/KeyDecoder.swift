/// Decodes the bytes from a terminal into keys.
///
/// It keeps incomplete input, so that a sequence or a character may arrive in pieces. It discards a
/// sequence that is not a key, such as a terminal's answer or a key with Alt (ECMA-48, 5.4, 5.6).
struct KeyDecoder {
  private var state = State.ground

  private enum State: Equatable {
    case ground
    case escape
    /// After `ESC (` and similar, up to the final byte.
    case charset
    /// After `ESC [`: the bytes so far.
    case control(parameters: [UInt8], isKnown: Bool)
    /// After `ESC O`.
    case single
    /// In a string for the terminal, up to BEL or `ESC \`.
    case text(isEmpty: Bool)
    case escapeInText
    /// Bytes after a sequence that give a mouse position, or a key of a Linux console.
    case following(Int)
    /// A character of several bytes; with Alt it is not a key.
    case letter([UInt8], missing: Int, isAlt: Bool)
    /// Between the two marks of a paste: the text, and the received part of the second mark.
    case paste([UInt8], ofMark: Int)
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// A longer pasted text is cut: no answer is as long.
  private static let longestPaste = 4096

  /// Longer parameters belong to no key.
  private static let mostParameters = 16

  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] { bytes.flatMap { take($0) } }

  /// True if a pause would decide the meaning of the bytes so far.
  var isUnsure: Bool {
    switch state {
    case .ground, .text(isEmpty: false), .letter, .paste: false
    case .control(let parameters, _): parameters.isEmpty
    default: true
    }
  }

  /// After a pause, a lone escape is the Escape key, and the beginning of a sequence is a key with
  /// Alt.
  mutating func keysAfterSilence() -> [Key] {
    guard isUnsure else { return [] }
    defer { state = .ground }
    return state == .escape || state == .escapeInText ? [.escape] : []
  }

  // MARK: One byte

  private mutating func take(_ byte: UInt8) -> [Key] {
    // These bytes end every incomplete sequence.
    if byte == 0x03 || byte == 0x18 || byte == 0x1A {
      state = .ground
      return Self.key(of: byte)
    }
    switch state {
    case .ground: return begin(byte)
    case .escape: return afterEscape(byte)
    case .charset: return (0x20...0x2F).contains(byte) ? [] : end(byte) { [] }
    case .control(let parameters, let isKnown):
      return inControl(byte, parameters: parameters, isKnown: isKnown)
    case .single:
      guard (0x30...0x3F).contains(byte) else {
        return end(byte) { Self.key(ending: byte, "") }
      }
      return []
    case .text:
      state = byte == 0x1B ? .escapeInText : byte == 0x07 ? .ground : .text(isEmpty: false)
      return []
    case .escapeInText:
      guard byte == UInt8(ascii: "\\") else { return afterEscape(byte) }
      state = .ground
      return []
    case .following(let count):
      guard byte >= 0x20 else { return begin(byte) }
      state = count > 1 ? .following(count - 1) : .ground
      return []
    case .letter(let bytes, let missing, let isAlt):
      return inLetter(byte, after: bytes, missing: missing, isAlt: isAlt)
    case .paste(let bytes, let count): return inPaste(byte, after: bytes, ofMark: count)
    }
  }

  private mutating func begin(_ byte: UInt8, isAlt: Bool = false) -> [Key] {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0xC2...0xDF: state = .letter([byte], missing: 1, isAlt: isAlt)
    case 0xE0...0xEF: state = .letter([byte], missing: 2, isAlt: isAlt)
    case 0xF0...0xF4: state = .letter([byte], missing: 3, isAlt: isAlt)
    default: return isAlt ? [] : Self.key(of: byte)
    }
    return []
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch UnicodeScalar(byte) {
    case "[": state = .control(parameters: [], isKnown: true)
    case "O": state = .single
    case "]", "P", "X", "^", "_": state = .text(isEmpty: true)
    case "\u{1B}": return [.escape]
    case _ where (0x20...0x2F).contains(byte): state = .charset
    default: return begin(byte, isAlt: true)
    }
    return []
  }

  private mutating func inControl(_ byte: UInt8, parameters: [UInt8], isKnown: Bool) -> [Key] {
    switch byte {
    case 0x30...0x3F:
      let isShort = parameters.count < Self.mostParameters
      state = .control(
        parameters: isShort ? parameters + [byte] : parameters, isKnown: isKnown && isShort)
    case 0x20...0x2F: state = .control(parameters: parameters + [byte], isKnown: false)
    case UInt8(ascii: "M") where parameters.isEmpty: state = .following(3)
    case UInt8(ascii: "[") where parameters.isEmpty: state = .following(1)
    case UInt8(ascii: "~") where isKnown && parameters == Array("200".utf8):
      state = .paste([], ofMark: 0)
    default:
      return end(byte) {
        isKnown ? Self.key(ending: byte, String(decoding: parameters, as: UTF8.self)) : []
      }
    }
    return []
  }

  private mutating func inPaste(_ byte: UInt8, after bytes: [UInt8], ofMark count: Int) -> [Key] {
    let mark = Self.endOfPaste
    if byte == mark[count] {
      guard count + 1 == mark.count else {
        state = .paste(bytes, ofMark: count + 1)
        return []
      }
      state = .ground
      return [.pasted(Self.line(of: bytes))]
    }
    let isNewMark = byte == mark[0]
    let text = bytes + mark.prefix(count) + (isNewMark ? [] : [byte])
    state = .paste(Array(text.prefix(Self.longestPaste)), ofMark: isNewMark ? 1 : 0)
    return []
  }

  /// A pasted text without control characters.
  private static func line(of bytes: [UInt8]) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
      $0 == "\n" || $0 == "\r" || $0 == "\t" ? " " : $0
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars.filter { $0.properties.generalCategory != .control })
    return String(line)
  }

  private mutating func inLetter(
    _ byte: UInt8, after bytes: [UInt8], missing: Int, isAlt: Bool
  ) -> [Key] {
    guard (0x80...0xBF).contains(byte) else { return begin(byte) }
    guard missing == 1 else {
      state = .letter(bytes + [byte], missing: missing - 1, isAlt: isAlt)
      return []
    }
    state = .ground
    guard !isAlt, let text = String(validating: bytes + [byte], as: UTF8.self) else { return [] }
    return text.unicodeScalars.filter { $0.properties.generalCategory != .control }
      .map { .character(Character($0)) }
  }

  /// The byte that ends a sequence. Any other byte is invalid here and begins a new input.
  private mutating func end(_ byte: UInt8, _ key: () -> [Key]) -> [Key] {
    guard (0x30...0x7E).contains(byte) else { return begin(byte) }
    state = .ground
    return key()
  }
}
