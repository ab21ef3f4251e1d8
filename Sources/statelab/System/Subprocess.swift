#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs that run beside this one, started without a shell.
enum Subprocess {
  struct Command {
    /// A path.
    let program: String
    let arguments: [String]
    /// Where its standard output goes.
    var outputFile = "/dev/null"
    /// Where its standard error goes.
    let errorFile: String
    /// What it finds in its environment besides ours, each as `NAME=value`.
    var variables: [String] = []
    /// Where it puts its temporary files. The compiler leaves some of them behind, so it gets a
    /// folder that goes.
    var temporaryFolder: String?
  }

  /// Stands for the code of a process that a signal ended.
  static let signalled: Int32 = -1

  enum Ending: Hashable {
    /// It ended by itself, with this code, or with ``signalled``.
    case exited(Int32)
    case timedOut
    case failedToStart(String)
  }

  /// Runs all commands, some at once, and waits for the last.
  static func run(_ commands: [Command], atOnce: Int, timeout: Duration) -> [Ending] {
    var endings = [Ending](repeating: .timedOut, count: commands.count)
    var running: [(index: Int, process: pid_t, start: ContinuousClock.Instant)] = []
    var next = 0
    while next < commands.count || !running.isEmpty {
      while next < commands.count, running.count < atOnce {
        switch start(commands[next]) {
        case .success(let process): running.append((next, process, .now))
        case .failure(let failure): endings[next] = .failedToStart(failure.reason)
        }
        next += 1
      }
      running.removeAll { child in
        guard let code = exitCode(of: child.process) else {
          if child.start.duration(to: .now) < timeout { return false }
          // The whole group: the compiler's driver has children of its own.
          kill(-child.process, SIGKILL)
          waitpid(child.process, nil, 0)
          return true
        }
        endings[child.index] = .exited(code)
        return true
      }
      if !running.isEmpty { usleep(1000) }
    }
    return endings
  }

  private struct StartFailure: Error { let reason: String }

  private static func start(_ command: Command) -> Result<pid_t, StartFailure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in [
      (STDOUT_FILENO, command.outputFile), (STDERR_FILENO, command.errorFile),
    ] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    var arguments = ([command.program] + command.arguments).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var environment = variables(of: command).map { strdup($0) }
    environment.append(nil)
    defer { for variable in environment { free(variable) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, command.program, &actions, &attributes, arguments, environment)
    return error == 0
      ? .success(process) : .failure(StartFailure(reason: String(cString: strerror(error))))
  }

  /// The command's own come last, and ours of the same name do not come.
  private static func variables(of command: Command) -> [String] {
    let own = command.variables + (command.temporaryFolder.map { ["TMPDIR=\($0)"] } ?? [])
    let names = own.map { $0.prefix { $0 != "=" } + "=" }
    return Platform.ownVariables.filter { variable in !names.contains { variable.hasPrefix($0) } }
      + own
  }

  /// The code with which the process ended, or nil while it runs.
  private static func exitCode(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : signalled
  }
}
