/// The key that a byte stands for, and the bytes that end an escape sequence.
extension KeyDecoder {
  static func key(of byte: UInt8) -> [Key] {
    switch byte {
    case 0x01: [.home]
    case 0x03: [.interrupt]
    case 0x04: [.endOfInput]
    case 0x05: [.end]
    case 0x0C: [.redraw]
    case 0x15: [.eraseLine]
    case 0x17: [.eraseWord]
    case 0x1A: [.suspend]
    case 0x09: [.tab]
    case 0x0A, 0x0D: [.enter]
    case 0x08, 0x7F: [.backspace]
    case 0x20...0x7E: [.character(Character(UnicodeScalar(byte)))]
    default: []
    }
  }

  /// The key of `ESC [ parameters end`, and of `ESC O end`.
  static func key(ending end: UInt8, _ parameters: String) -> [Key] {
    let isPrivate = parameters.contains { "<=>?".contains($0) }
    switch (UnicodeScalar(end), parameters) {
    case _ where isPrivate: return []
    case ("Z", _): return [.backTab]
    case ("A", _): return [.up]
    case ("B", _): return [.down]
    case ("C", _): return [.right]
    case ("D", _): return [.left]
    case ("H", _), ("~", "1"), ("~", "7"): return [.home]
    case ("F", _), ("~", "4"), ("~", "8"): return [.end]
    case ("~", "3"): return [.delete]
    case ("~", "5"): return [.pageUp]
    case ("~", "6"): return [.pageDown]
    default: return []
    }
  }
}
