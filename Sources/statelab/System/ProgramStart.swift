#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program started beside this one: without a shell, as the first of a process group of its own,
/// and with every signal as it was before anybody changed it.
struct ProgramStart {
  /// A path.
  let program: String
  let arguments: [String]
  /// Instead of ours of the same names, each as `NAME=value`; the others of ours it has too.
  let variables: [String]
  let streams: [(descriptor: Int32, stream: Stream)]

  enum Stream {
    case reading(String)
    /// A file, made anew.
    case writing(String)
    case descriptor(Int32)
  }

  struct Failure: Error { let reason: String }

  func run() -> Result<pid_t, Failure> {
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
    for (descriptor, stream) in streams {
      switch stream {
      case .reading(let file):
        posix_spawn_file_actions_addopen(&actions, descriptor, file, O_RDONLY, 0)
      case .writing(let file):
        posix_spawn_file_actions_addopen(
          &actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let end): posix_spawn_file_actions_adddup2(&actions, end, descriptor)
      }
    }
    // A thread that is not the first may block all signals, and this process may have been started to
    // ignore some; a child that inherited either could not be ended.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    var environment = allVariables.map { strdup($0) }
    environment.append(nil)
    defer { for text in words + environment { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, words, environment)
    return error == 0
      ? .success(process) : .failure(Failure(reason: String(cString: strerror(error))))
  }

  /// Ends what was started, with all that it has started itself: the compiler's driver has children.
  nonisolated static func end(_ process: pid_t) {
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private var allVariables: [String] {
    let names = variables.map { $0.prefix { $0 != "=" } + "=" }
    return Platform.ownVariables.filter { variable in !names.contains { variable.hasPrefix($0) } }
      + variables
  }
}
