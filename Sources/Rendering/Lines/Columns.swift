// Nonisolated, because Swift checks a main-actor closure at each call from the standard library.

extension String {
  /// True if all characters are printable ASCII, one column each.
  package var isPrintableASCII: Bool {
    var text = self
    // Without an early exit, the compiler vectorizes the loop. Control characters wrap around and
    // become large.
    return text.withUTF8 { bytes in bytes.reduce(0 as UInt8) { max($0, $1 &- 0x20) } < 0x7F - 0x20 }
  }

  /// The columns that the text takes in a terminal.
  package var columns: Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}

extension UInt8 {
  package var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}

extension Character {
  /// 0 for a lone combining mark, 2 for East Asian wide characters and pictographs, else 1.
  ///
  /// A character is as wide as its widest scalar, so combining marks take no room.
  package var columns: Int {
    if isASCII { return 1 }
    if unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
    return unicodeScalars.reduce(0) { Swift.max($0, $1.columns) }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    // Latin letters with their accents and signs, none of which is wide.
    if value < 0x300, value != 0xAD { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The letters inside a Hangul syllable; its first letter takes the room.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return Self.wide.contains { $0 <= value && value <= $1 } ? 2 : 1
  }

  /// East Asian Width W and F (Unicode Standard Annex 11), in rows coarse enough to read.
  private static let wide: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x303E), (0x3041, 0x33FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xA000, 0xA4CF),
    (0xA960, 0xA97F), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F),
    (0xFF00, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x18AFF), (0x1AFF0, 0x1B2FF), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F1E6, 0x1F265),
    (0x1F300, 0x1F64F),
    (0x1F680, 0x1F6FF), (0x1F7E0, 0x1F7EB), (0x1F900, 0x1F9FF), (0x1FA70, 0x1FAFF),
    (0x20000, 0x3FFFD),
  ]
}
