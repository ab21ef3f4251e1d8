/// A key that somebody pressed.
enum Key: Hashable {
  case character(Character)
  case enter, backspace, escape
  case left, right, up, down, home, end, pageUp, pageDown
  case interrupt, suspend, redraw

  /// The keys that these bytes of a terminal stand for; what no key is known for is left out.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    var keys: [Key] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x03: keys.append(.interrupt)
      case 0x0C: keys.append(.redraw)
      case 0x1A: keys.append(.suspend)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x08, 0x7F: keys.append(.backspace)
      case 0x1B: keys += escape(from: &rest)
      case 0x20...0x7E: keys.append(.character(Character(UnicodeScalar(byte))))
      case 0x80...: keys += letter(startingWith: byte, from: &rest)
      default: break
      }
    }
    return keys
  }

  /// Whether these bytes may be the beginning of a longer sequence.
  static func isUnfinished(_ bytes: [UInt8]) -> Bool {
    bytes.suffix(2) == [0x1B, 0x5B] || bytes.suffix(2) == [0x1B, 0x4F] || bytes.last == 0x1B
  }

  /// After an escape: the escape key itself, or a sequence such as `ESC [ C`.
  private static func escape(from rest: inout ArraySlice<UInt8>) -> [Key] {
    guard let opening = rest.first, opening == 0x5B || opening == 0x4F else { return [.escape] }
    rest.removeFirst()
    let parameters = rest.prefix { (0x30...0x3F).contains($0) }
    rest.removeFirst(parameters.count)
    guard let end = rest.popFirst() else { return [] }
    switch (UnicodeScalar(end), String(decoding: parameters, as: UTF8.self)) {
    case ("A", _): return [.up]
    case ("B", _): return [.down]
    case ("C", _): return [.right]
    case ("D", _): return [.left]
    case ("H", _), ("~", "1"), ("~", "7"): return [.home]
    case ("F", _), ("~", "4"), ("~", "8"): return [.end]
    case ("~", "5"): return [.pageUp]
    case ("~", "6"): return [.pageDown]
    default: return []
    }
  }

  private static func letter(
    startingWith byte: UInt8, from rest: inout ArraySlice<UInt8>
  ) -> [Key] {
    let more = rest.prefix { (0x80...0xBF).contains($0) }.prefix(3)
    rest.removeFirst(more.count)
    return String(validating: [byte] + more, as: UTF8.self)?.map { .character($0) } ?? []
  }
}
