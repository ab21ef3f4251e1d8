#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Encodable {
  /// The value as JSON text with sorted keys, so that equal values have equal bytes. The characters
  /// that control a terminal, and that JSON takes as they are, are escapes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: Self.escapingControls(try encoder.encode(self)), as: UTF8.self) + "\n"
  }

  /// U+007F to U+009F are one byte, or a byte C2 and another one in UTF-8.
  private static func escapingControls(_ json: Data) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(json.count + 1)
    var rest = json[...]
    while let end = rest.firstIndex(where: { $0 == 0x7F || $0 == 0xC2 }) {
      text += rest[..<end]
      let isLead = rest[end] == 0xC2
      let next = json.index(after: end)
      if !isLead {
        text += "\\u007F".utf8
        rest = rest[next...]
      } else if next < json.endIndex, (0x80...0x9F).contains(json[next]) {
        text += "\\u00\(String(json[next], radix: 16, uppercase: true))".utf8
        rest = rest[json.index(after: next)...]
      } else {
        text.append(0xC2)
        rest = rest[next...]
      }
    }
    return text + rest
  }
}
