/// Bytes, for example from a server.
///
/// The module has no `JSONDecoder`; `String(decoding: data, as: UTF8.self)` returns the bytes as
/// text.
public struct Data: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  private let bytes: [UInt8]

  /// Creates empty data.
  public init() { bytes = [] }

  /// Creates data from bytes, for example from text: `Data("hello".utf8)`.
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }

  public var startIndex: Int { bytes.startIndex }
  public var endIndex: Int { bytes.endIndex }
  public subscript(index: Int) -> UInt8 { bytes[index] }

  public var description: String { "\(count) bytes" }
}
