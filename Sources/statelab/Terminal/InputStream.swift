#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines from a descriptor, and takes no more memory for one than a line may have.
final class InputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtStart = true
  /// The error of a read that failed; the input counts as ended.
  private(set) var failure: Int32 = 0

  /// A longer line comes in pieces.
  static let longestLine = 1 << 16

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line break, or nil at the end; what is no UTF-8 becomes U+FFFD.
  func readLine() -> String? {
    var line: [UInt8] = []
    while line.count < Self.longestLine {
      guard let byte = nextByte() else {
        if line.isEmpty { return nil }
        break
      }
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        break
      }
      line.append(byte)
    }
    let text = String(decoding: line, as: UTF8.self)
    defer { isAtStart = false }
    return isAtStart ? text.withoutByteOrderMark : text
  }

  /// All that is left, stopping soon after so many bytes.
  func readBytes(atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      if position == buffer.count { fill() }
      if position == buffer.count { break }
      bytes += buffer[position...]
      position = buffer.count
    }
    return bytes
  }

  private func nextByte() -> UInt8? {
    if position == buffer.count { fill() }
    guard position < buffer.count else { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  private func fill() {
    guard failure == 0 else { return }
    buffer = [UInt8](repeating: 0, count: 1 << 12)
    position = 0
    var count = Platform.receive(&buffer, from: descriptor)
    while count < 0, errno == EINTR { count = Platform.receive(&buffer, from: descriptor) }
    if count < 0 { failure = errno }
    buffer.removeLast(buffer.count - max(count, 0))
  }
}
