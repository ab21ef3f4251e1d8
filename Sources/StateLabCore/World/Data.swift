/// Bytes, such as a server sends.
///
/// There is no `JSONDecoder` here; text comes back with
/// `String(decoding: data, as: UTF8.self)`.
public struct Data: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  private let bytes: [UInt8]

  /// No bytes.
  public init() { bytes = [] }

  /// Text is made into bytes by its view of them: `Data("hello".utf8)`.
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }

  public var startIndex: Int { bytes.startIndex }
  public var endIndex: Int { bytes.endIndex }
  public subscript(index: Int) -> UInt8 { bytes[index] }

  public var description: String { "\(count) bytes" }
}
