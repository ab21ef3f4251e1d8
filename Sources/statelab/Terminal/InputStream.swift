import LibC

/// Reads lines from a descriptor, with limited memory for each line.
final class InputStream {
  private let descriptor: Int32
  private let isTerminal: Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtStart = true
  /// The error of a failed read, after which the input has ended.
  private(set) var failure: Int32 = 0
  /// The exit code of a signal that arrived while the tool waited for a line, after which the input
  /// has ended.
  private(set) var ending: ExitCode?

  /// A longer line is split into pieces.
  static let longestLine = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// The next line without its line break, or nil at the end; invalid UTF-8 becomes U+FFFD.
  ///
  /// Ctrl-C and other signals that end a process end the input instead, so that results can be
  /// saved.
  ///
  /// - Parameter prompt: Shows what is asked for. A signal that arrives after the prompt ends the input.
  func readLine(showing prompt: () -> Void = {}) -> String? {
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    let isWatching = position == buffer.count && watch.open()
    defer { if isWatching { watch.close() } }
    prompt()
    var line: [UInt8] = []
    while line.count < Self.longestLine {
      guard let byte = nextByte(watching: isWatching ? watch : nil) else {
        if line.isEmpty || ending != nil { return nil }
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

  /// The rest of the input, up to soon after this many bytes.
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

  private func nextByte(watching watch: SignalWatch?) -> UInt8? {
    if position == buffer.count { fill(watching: watch) }
    guard position < buffer.count else { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  private func fill(watching watch: SignalWatch? = nil) {
    guard failure == 0, ending == nil else { return }
    if let watch, let code = wait(watch) {
      if code == .terminated { watch.ignoreHangUp() }
      ending = code
      return
    }
    buffer = [UInt8](repeating: 0, count: 1 << 12)
    position = 0
    var count = Platform.receive(&buffer, from: descriptor)
    while count < 0, errno == EINTR { count = Platform.receive(&buffer, from: descriptor) }
    if count < 0 { failure = errno }
    buffer.removeLast(buffer.count - max(count, 0))
  }

  /// Waits for input; returns the exit code of a signal that ends the process.
  private func wait(_ watch: SignalWatch) -> ExitCode? {
    while true {
      var ready = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, -1)
      if count < 0, errno != EINTR { return nil }
      if count > 0, ready[1].revents != 0 { return ExitCode(after: watch.noted()) }
      // A closed terminal ends the input, perhaps before its signal arrives.
      if count > 0 {
        return isTerminal && ready[0].revents & Int16(POLLHUP) != 0 ? .terminated : nil
      }
    }
  }
}
