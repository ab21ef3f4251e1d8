import LibC

/// A pipe, which is closed with this value. Started programs do not inherit its ends.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Nil where this process has too many open files.
  ///
  /// - Parameters:
  ///   - readingWaits: Whether a read waits for bytes.
  ///   - writingWaits: Whether a write waits for room.
  init?(readingWaits: Bool = false, writingWaits: Bool = true) {
    var descriptors: [Int32] = [-1, -1]
    guard Platform.openPipe(&descriptors) else { return nil }
    // A started program gets its streams at the numbers up to 4, so no descriptor here may have one
    // of these.
    for index in descriptors.indices {
      if descriptors[index] < 10 {
        let moved = fcntl(descriptors[index], F_DUPFD_CLOEXEC, 10)
        close(descriptors[index])
        descriptors[index] = moved
      }
      _ = fcntl(descriptors[index], F_SETFD, FD_CLOEXEC)
    }
    (reading, writing) = (descriptors[0], descriptors[1])
    if !readingWaits { _ = fcntl(reading, F_SETFL, O_NONBLOCK) }
    if !writingWaits { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
  }

  deinit { for end in [reading, writing] where end >= 0 { close(end) } }

  /// Closes the end in this process; a started program has its own copy.
  func closeReading() { reading = Self.closed(reading) }
  func closeWriting() { writing = Self.closed(writing) }

  private static func closed(_ end: Int32) -> Int32 {
    Platform.closeDescriptor(end)
    return -1
  }

  /// The available bytes. Of very many bytes only a part, so that the caller can check the time.
  func bytes() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var bytes: [UInt8] = []
    for _ in 0..<256 {
      guard case let count = Platform.receive(&buffer, from: reading), count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { Platform.send($0, to: writing) } }

  /// Waits until one of the pipes has bytes to read, a twentieth of a second at most, and then a
  /// millisecond for more bytes: to wake this process for every few bytes would take a program as
  /// long as to make them.
  static func wait(for pipes: [Pipe]) {
    var ends = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    poll(&ends, nfds_t(ends.count), 50)
    usleep(1000)
  }
}
