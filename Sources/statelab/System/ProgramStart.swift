import LibC

/// A program that is started beside this one: without a shell, as the first of a process group, and
/// with the original handling of every signal.
struct ProgramStart {
  let program: String
  let arguments: [String]
  /// Variables that replace those of this process, each as `NAME=value`; the others are inherited.
  let variables: [String]
  /// The program's descriptors, each with the descriptor here that it duplicates. Its standard
  /// input is empty unless one is given.
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
    // A secondary thread may block all signals, and this process may have been started with ignored
    // signals. A child that inherited either could not be ended.
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
    Self.running.insert(process)
    return process
  }

  /// The started programs that have not ended. Programs are started on the main thread alone.
  private nonisolated(unsafe) static var running: Set<pid_t> = []

  /// Ends what a program has left running, once it has ended itself.
  nonisolated static func hasEnded(_ process: pid_t) {
    kill(-process, SIGKILL)
    running.remove(process)
    // A process that lost its parent may belong to any of the programs that still run.
    if running.isEmpty { ProcessTree.endOrphans() }
  }

  /// Ends the started program and its children: the compiler's driver starts the compiler in a
  /// process group of its own. Returns when all have ended, so that their files can be removed.
  nonisolated static func end(_ process: pid_t) {
    let descendants = ProcessTree.stop(below: process)
    kill(-process, SIGKILL)
    for child in descendants { kill(child, SIGKILL) }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    ProcessTree.wait(for: descendants)
    hasEnded(process)
  }

  private var allVariables: [String] {
    let names = variables.map { $0.prefix { $0 != "=" } + "=" }
    return Platform.ownVariables.filter { variable in !names.contains { variable.hasPrefix($0) } }
      + variables
  }
}
