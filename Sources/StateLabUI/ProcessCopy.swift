import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Runs code in a copy of this process, so that nothing changes in this one: no object of a plain class,
/// no global variable.
enum ProcessCopy {
  /// The text that the code returns in the copy. Nil if the code returns nil, ends its process, or takes
  /// longer than five seconds. If the process cannot be copied, the code runs in this process.
  ///
  /// A copy has only one thread: a lock that another thread holds would stay locked in it. So a process with
  /// several threads is not copied.
  static func text(of code: () -> String?) -> String? {
    #if canImport(Glibc)
      var ends: [Int32] = [-1, -1]
      guard countOfThreads == 1, pipe(&ends) == 0 else { return code() }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let copy = fork()
      if copy == 0 { answer(code, to: ends[1]) }
      close(ends[1])
      defer { close(ends[0]) }
      guard copy > 0 else { return code() }
      defer { while waitpid(copy, nil, 0) < 0, errno == EINTR {} }
      // The last byte marks a complete text.
      var bytes = readAll(ends[0])
      return bytes.popLast() == endOfText ? String(decoding: bytes, as: UTF8.self) : nil
    #else
      return code()
    #endif
  }

  #if canImport(Glibc)
    private static let endOfText: UInt8 = 0

    private static var countOfThreads: Int? {
      try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }

    /// Runs in the copy, which has one thread, and writes nothing but the text.
    private static func answer(_ code: () -> String?, to end: Int32) -> Never {
      alarm(5)
      let nowhere = open("/dev/null", O_RDWR)
      // The fourth descriptor receives the events of a run.
      for descriptor in Int32(0)...3 where descriptor != end { dup2(nowhere, descriptor) }
      if let text = code() {
        var rest = (Array(text.utf8) + [endOfText])[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
          if count < 0, errno != EINTR { break }
          rest = rest.dropFirst(max(count, 0))
        }
      }
      _exit(0)
    }

    private static func readAll(_ end: Int32) -> [UInt8] {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(end, &part, part.count)
        if count > 0 { bytes += part[..<count] }
        if count == 0 || count < 0 && errno != EINTR { return bytes }
      }
    }
  #endif
}
