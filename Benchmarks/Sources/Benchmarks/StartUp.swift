#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two programs that are linked in the same way: the tool, and an empty one.
struct Linked {
  /// The way of linking: `dynamic`, as by `swift build`, or `static`, as by `make install`.
  let kind: String
  let tool: String
  let empty: String

  /// The time of a tool's command from start to exit, minus that of the empty program.
  ///
  /// Other processes affect whole processes most, so the best of three counts, unless the first is
  /// well within the demand.
  func startUp(_ command: [String]) throws -> Double {
    readAnew(tool)
    readAnew(empty)
    var best = Double.infinity
    for _ in 0..<3 where best > 1.8 { best = min(best, try measure(command)) }
    return best
  }

  private func measure(_ command: [String], runs: Int = 101) throws -> Double {
    var times: (tool: [Double], empty: [Double]) = ([], [])
    for _ in 0..<runs {
      guard let first = wallTime([tool] + command), let second = wallTime([empty]) else {
        throw NotMeasured(
          "`\(([tool] + command).joined(separator: " "))` or `\(empty)` does not run")
      }
      times.tool.append(first)
      times.empty.append(second)
    }
    return median(times.tool) / median(times.empty)
  }
}

/// Makes Linux read a file from the disk again, as after a restart. A file that was just written is
/// cached in other pages, and a program may start a millisecond more slowly from these.
private func readAnew(_ path: String) {
  #if canImport(Glibc)
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return }
    defer { close(file) }
    fsync(file)
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while read(file, &buffer, buffer.count) > 0 {}
  #endif
}

private func wallTime(_ command: [String]) -> Double? {
  var isDone = false
  let time = wallNanoseconds { isDone = run(command) }
  return isDone ? time : nil
}

/// Runs a program and discards its output.
private func run(_ command: [String]) -> Bool {
  #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var id: pid_t = 0
  guard posix_spawn(&id, command[0], &actions, nil, &arguments, environ) == 0 else { return false }
  var status: Int32 = 0
  return waitpid(id, &status, 0) == id && status == 0
}
