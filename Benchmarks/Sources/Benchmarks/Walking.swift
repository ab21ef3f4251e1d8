import Foundation

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

  /// Throws where there is no terminal, or the tool does not draw.
  init(tool: String, rounds: Int = 5) throws {
    let longest = try Self.longestLesson(tool)
    var times: [[Double]] = []
    for _ in 0..<rounds {
      let walk = try WalkTerminal(tool, lesson: longest.number)
      defer { walk.end() }
      _ = try walk.firstFrame()
      var round: [Double] = []
      for _ in 1..<longest.stops {
        var frame: String?
        let time = wallNanoseconds {
          walk.press(" ")
          frame = walk.frame()
        }
        guard frame != nil else {
          throw NotMeasured("a walk of lesson \(longest.number) stops before its end")
        }
        round.append(time / 1e6)
      }
      times.append(round)
    }
    slowestStep = times[0].indices.map { step in median(times.map { $0[step] }) }.max() ?? .nan
  }

  /// The lesson with the most stops, read from the head of its first frame: `1/51`. Every lesson of
  /// the course must show such a count.
  private static func longestLesson(_ tool: String) throws -> (number: Int, stops: Int) {
    var longest = (number: 0, stops: 0)
    for number in try lessonNumbers(tool) {
      let walk = try WalkTerminal(tool, lesson: number)
      defer { walk.end() }
      let head = try walk.firstFrame().prefix { $0 != "\r" && $0 != "\r\n" }
      let count = head.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }.reversed()
      guard let stops = Int(String(count)) else {
        throw NotMeasured("the head of a walk of lesson \(number) counts no stops: \(head)")
      }
      if stops > longest.stops { longest = (number, stops) }
    }
    if longest.stops < 2 { throw NotMeasured("no lesson has a step to walk") }
    return longest
  }

  private static func lessonNumbers(_ tool: String) throws -> [Int] {
    struct List: Decodable {
      struct Lesson: Decodable { let number: Int }
      let lessons: [Lesson]
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["list", "--format", "json"]
    process.standardOutput = output
    do {
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return try JSONDecoder().decode(List.self, from: data).lessons.map(\.number)
    } catch {
      throw NotMeasured("`\(tool) list --format json` lists no lessons: \(error)")
    }
  }
}

/// A walk in a terminal of its own.
private struct WalkTerminal {
  private let terminal: Int32
  private let process: pid_t
  private let lesson: Int

  init(_ tool: String, lesson: Int) throws {
    self.lesson = lesson
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (here: Int32, there: Int32) = (-1, -1)
    guard openpty(&ends.here, &ends.there, nil, nil, &size) == 0 else {
      throw NotMeasured("no terminal can be had")
    }
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
    let words = [tool, "walk", "\(lesson)", "--color", "never", "--no-save"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables = ["TERM=xterm", "LC_ALL=C.UTF-8", "HOME=/nonexistent"]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    guard posix_spawn(&id, tool, &actions, nil, &arguments, &environment) == 0 else {
      close(ends.here)
      throw NotMeasured("`\(tool)` does not start")
    }
    process = id
  }

  func press(_ key: String) { _ = key.withCString { write(terminal, $0, strlen($0)) } }

  func firstFrame() throws -> String {
    guard let frame = frame() else { throw NotMeasured("a walk of lesson \(lesson) draws nothing") }
    return frame
  }

  /// The output up to the end of a frame; nil when the output ends.
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
