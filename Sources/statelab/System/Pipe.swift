#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe, which lasts as long as this value. Programs that are started do not inherit its ends.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Nil where this process may open no more.
  ///
  /// - Parameters:
  ///   - readingWaits: Whether a read waits until there is something.
  ///   - writingWaits: Whether a write waits until there is room.
  init?(readingWaits: Bool = false, writingWaits: Bool = true) {
    var descriptors: [Int32] = [-1, -1]
    guard Platform.openPipe(&descriptors) else { return nil }
    // A program gets its own at fixed numbers, up to 3; none of these may stand in the way.
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

  /// Here, where a program that was started has the end.
  func closeReading() { reading = Self.closed(reading) }
  func closeWriting() { writing = Self.closed(writing) }

  private static func closed(_ end: Int32) -> Int32 {
    Platform.closeDescriptor(end)
    return -1
  }

  /// The bytes that there are to read; of very many a part, so that the time is looked at.
  func bytes() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var bytes: [UInt8] = []
    for _ in 0..<256 {
      guard case let count = Platform.receive(&buffer, from: reading), count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Platform.send($0, to: writing) }
  }

  /// Waits until one of them has something to read, a twentieth of a second at most.
  static func wait(for pipes: [Pipe]) {
    var ends = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    poll(&ends, nfds_t(ends.count), 50)
    // Programs that have closed their ends need no more looks than this.
    if ends.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) { usleep(1000) }
  }
}
