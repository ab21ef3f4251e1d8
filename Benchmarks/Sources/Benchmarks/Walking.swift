#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `statelab walk` in a terminal of 80×24: the time from a key to the end of the frame that follows,
/// at each step of the longest lesson.
struct Walking {
  /// Milliseconds at the slowest step, the median of the rounds.
  let slowestStep: Double

  /// Nil where no terminal can be had, or the tool does not draw.
  init?(tool: String, rounds: Int = 5) {
    guard let longest = Self.longestLesson(tool) else { return nil }
    var times: [[Double]] = []
    for _ in 0..<rounds {
      guard let walk = WalkTerminal(tool, lesson: longest.number) else { return nil }
      defer { walk.end() }
      guard walk.frame() != nil else { return nil }
      var round: [Double] = []
      for _ in 1..<longest.stops {
        var frame: String?
        let time = wallNanoseconds {
          walk.press(" ")
          frame = walk.frame()
        }
        guard frame != nil else { return nil }
        round.append(time / 1e6)
      }
      times.append(round)
    }
    slowestStep = times[0].indices.map { step in median(times.map { $0[step] }) }.max() ?? .nan
  }

  /// The one with the most stops, as the head of its first frame counts them: `1/51`.
  private static func longestLesson(_ tool: String) -> (number: Int, stops: Int)? {
    var longest: (number: Int, stops: Int)?
    for number in 1... {
      guard let walk = WalkTerminal(tool, lesson: number) else { break }
      let head = walk.frame()?.prefix { $0 != "\r" && $0 != "\r\n" }
      walk.end()
      guard let head else { break }
      let count = head.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }.reversed()
      guard let stops = Int(String(count)) else { continue }
      if stops > longest?.stops ?? 0 { longest = (number, stops) }
    }
    return longest
  }
}

/// A walk that runs in a terminal of its own.
private struct WalkTerminal {
  private let terminal: Int32
  private let process: pid_t

  init?(_ tool: String, lesson: Int) {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (here: Int32, there: Int32) = (-1, -1)
    guard openpty(&ends.here, &ends.there, nil, nil, &size) == 0 else { return nil }
    terminal = ends.here
    defer { close(ends.there) }
    for end in [ends.here, ends.there] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_adddup2(&actions, ends.there, descriptor)
    }
    let words = [tool, "walk", "\(lesson)", "--from", "1", "--color", "never", "--no-save"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables = ["TERM=xterm", "LC_ALL=C.UTF-8", "HOME=/nonexistent"]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    guard posix_spawn(&id, tool, &actions, nil, &arguments, &environment) == 0 else { return nil }
    process = id
  }

  func press(_ key: String) { _ = key.withCString { write(terminal, $0, strlen($0)) } }

  /// What is written up to the end of a frame; nil when nothing more comes.
  func frame() -> String? {
    let end = Array("\u{1B}[J".utf8)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 5_000) > 0 else { return nil }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      if bytes.suffix(end.count) == end[...] { return String(decoding: bytes, as: UTF8.self) }
    }
  }

  func end() {
    press("q")
    close(terminal)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
