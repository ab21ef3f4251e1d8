#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tool and a program that does nothing.
struct Programs {
  /// As `swift build` links them, with shared libraries of Swift.
  let tool, empty: String
  /// As `make install` links them on Linux, with static libraries of Swift.
  let staticTool, staticEmpty: String
}

/// Two commands whose times from start to exit are compared.
struct StartUp {
  let command, other: [String]

  /// The time of the command divided by that of the other.
  ///
  /// Other processes affect whole processes most, so the best of three measurements counts. One under
  /// nine tenths of the limit is the last.
  func ratio(atMost limit: Double? = nil) throws -> Double {
    readAnew(command[0])
    readAnew(other[0])
    var best = Double.infinity
    let enough = limit.map { 0.9 * $0 } ?? 0
    for _ in 0..<3 where best > enough { best = min(best, try measure()) }
    return best
  }

  private func measure(runs: Int = 101) throws -> Double {
    var times: (command: [Double], other: [Double]) = ([], [])
    for _ in 0..<runs {
      times.command.append(try wallTime(command))
      times.other.append(try wallTime(other))
    }
    return median(times.command) / median(times.other)
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

private func wallTime(_ command: [String]) throws -> Double {
  var isDone = false
  let time = wallNanoseconds { isDone = run(command) }
  guard isDone else { throw NotMeasured("`\(command.joined(separator: " "))` does not run") }
  return time
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
