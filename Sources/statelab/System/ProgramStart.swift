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
  /// Its descriptors, each with the one of ours that it is. Its standard input is empty unless one is
  /// given.
  let streams: [(theirs: Int32, ours: Int32)]

  struct Failure: Error { let reason: String }

  func run() throws(Failure) -> pid_t {
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
    for (theirs, ours) in streams { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
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
    guard error == 0 else { throw Failure(reason: String(cString: strerror(error))) }
    return process
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
