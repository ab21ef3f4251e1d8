#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole processes from start to exit: the tool running a lesson against one that does nothing.
struct StartUp {
  /// Median nanoseconds of each, run in turns.
  let tool: Double
  let empty: Double

  var ratio: Double { tool / empty }

  /// Nil where a program cannot be started.
  init?(tool: String, empty: String, runs: Int = 101) {
    var times: (tool: [Double], empty: [Double]) = ([], [])
    for _ in 0..<runs {
      guard let first = wallTime([tool, "run", "1"]), let second = wallTime([empty]) else {
        return nil
      }
      times.tool.append(first)
      times.empty.append(second)
    }
    self.tool = median(times.tool)
    self.empty = median(times.empty)
  }
}

private func wallTime(_ command: [String]) -> Double? {
  var isDone = false
  let time = wallNanoseconds { isDone = run(command) }
  return isDone ? time : nil
}

/// Runs a program with its output thrown away.
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
