import LibC

/// The processes that a process has started, directly or not. Linux lists them in files; elsewhere
/// there are none here.
nonisolated enum ProcessTree {
  /// Makes this process the parent of each process below it whose own parent ends, so that
  /// ``endOrphans()`` finds them.
  static func adoptOrphans() {
    #if canImport(Glibc)
      // `prctl` has variable arguments, which Swift does not call.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let address = dlsym(nil, "prctl") else { return }
      let control = unsafeBitCast(address, to: Control.self)
      adoptsOrphans = control(setChildSubreaper, 1, 0, 0, 0) == 0
    #endif
  }

  /// Ends all processes below this one. In a process that adopts no orphans, such as one that runs
  /// tests, none is ended.
  static func endOrphans() {
    guard adoptsOrphans else { return }
    // The children of an ended orphan are orphans themselves.
    for _ in 0..<100 {
      let orphans = children(of: getpid())
      if orphans.isEmpty { return }
      let descendants = orphans.flatMap { stop(below: $0) }
      for process in orphans + descendants { kill(process, SIGKILL) }
      for process in orphans { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    }
  }

  private nonisolated(unsafe) static var adoptsOrphans = false
  private static let setChildSubreaper: Int32 = 36

  /// Stops a process and its descendants, so that none starts another one, and returns the
  /// descendants.
  static func stop(below process: pid_t) -> [pid_t] {
    kill(process, SIGSTOP)
    return children(of: process).flatMap { [$0] + stop(below: $0) }
  }

  /// Waits until these processes have ended, at most a second.
  static func wait(for processes: [pid_t]) {
    for _ in 0..<100 {
      if processes.allSatisfy(hasEnded) { return }
      usleep(10_000)
    }
  }

  /// Each thread has a list of the processes that it started.
  private static func children(of process: pid_t) -> [pid_t] {
    ((try? Files.names(in: "/proc/\(process)/task")) ?? []).flatMap { thread in
      text("/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap {
        pid_t($0)
      }
    }
  }

  /// True also for a process that has ended, and that its parent has not asked about.
  private static func hasEnded(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return true }
    // `4711 (swift-frontend) Z 1 …`
    let state = text("/proc/\(process)/stat").split(separator: ")").last?.first { $0 != " " }
    return state == "Z" || state == "X"
  }

  /// The text of a small file; empty where there is none.
  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }
}
