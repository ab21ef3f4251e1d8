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
    /// The file for its standard output.
    var outputFile = "/dev/null"
    /// The file for its standard error.
    var errorFile = "/dev/null"
    /// Variables that it finds in its environment besides ours, each as `NAME=value`.
    var variables: [String] = []
    /// The folder for its temporary files. The compiler leaves some of them behind, so it gets a
    /// folder that goes.
    var temporaryFolder: String?
    /// So many of the first commands have to have ended well before this one starts.
    var followsFirst = 0
  }

  /// Stands for the code of a process that a signal ended.
  static let signalled: Int32 = -1

  enum Ending: Hashable {
    /// It ended by itself, with this code, or with ``signalled``.
    case exited(Int32)
    /// It was ended, because its time was over or because this process is about to end as well; or it
    /// never started, because one that it follows did not end well.
    case timedOut
    case failedToStart(String)
  }

  /// Runs all commands, some at once, and waits for the last.
  static func run(_ commands: [Command], atOnce: Int, timeout: Duration) -> [Ending] {
    SignalDelay.during { play(commands, atOnce: atOnce, timeout: timeout) }
  }

  private static func play(_ commands: [Command], atOnce: Int, timeout: Duration) -> [Ending] {
    var endings = [Ending](repeating: .timedOut, count: commands.count)
    var running: [(index: Int, process: pid_t, start: ContinuousClock.Instant)] = []
    var waiting = Array(commands.indices)
    defer { for child in running { ProgramStart.end(child.process) } }
    while !SignalDelay.isOver {
      while running.count < atOnce,
        let place = waiting.firstIndex(where: { index in
          endings[..<commands[index].followsFirst].allSatisfy { $0 == .exited(0) }
        })
      {
        let next = waiting.remove(at: place)
        let command = commands[next]
        switch start(
          command, output: .writing(command.outputFile), errors: .writing(command.errorFile))
        {
        case .success(let process): running.append((next, process, .now))
        case .failure(let failure): endings[next] = .failedToStart(failure.reason)
        }
      }
      // What still waits then, follows one that did not end well.
      if running.isEmpty { break }
      running.removeAll { child in
        guard let code = exitCode(of: child.process) else {
          if child.start.duration(to: .now) < timeout { return false }
          ProgramStart.end(child.process)
          return true
        }
        endings[child.index] = .exited(code)
        return true
      }
      usleep(1000)
    }
    return endings
  }

  // MARK: What it writes, without files

  struct Capture {
    let ending: Ending
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// Runs a program and takes what it writes through pipes; its files are not used.
  static func capture(_ command: Command, timeout: Duration) -> Capture {
    SignalDelay.during { read(command, timeout: timeout) }
  }

  private static func read(_ command: Command, timeout: Duration) -> Capture {
    guard let output = Platform.openPipe() else { return Capture(failed: FileError("").reason) }
    guard let errors = Platform.openPipe() else {
      let reason = FileError("").reason
      output.forEach(Platform.closeDescriptor)
      return Capture(failed: reason)
    }
    var reading = [output[0], errors[0]]
    defer { for end in reading where end >= 0 { Platform.closeDescriptor(end) } }
    // The program waits where a pipe is full.
    for end in [output[1], errors[1]] { _ = fcntl(end, F_SETFL, 0) }
    let start = start(command, output: .descriptor(output[1]), errors: .descriptor(errors[1]))
    for end in [output[1], errors[1]] { Platform.closeDescriptor(end) }
    let process: pid_t
    switch start {
    case .success(let started): process = started
    case .failure(let failure): return Capture(failed: failure.reason)
    }
    let deadline = ContinuousClock.now + timeout
    var bytes: [[UInt8]] = [[], []]
    while reading.contains(where: { $0 >= 0 }), ContinuousClock.now < deadline,
      !SignalDelay.isOver
    {
      var ready = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&ready, 2, 50) <= 0 { continue }
      for end in reading.indices where ready[end].revents != 0 {
        let more = Platform.bytes(from: reading[end])
        bytes[end] += more
        if more.isEmpty {
          Platform.closeDescriptor(reading[end])
          reading[end] = -1
        }
      }
    }
    let ending = end(of: process, until: deadline)
    return Capture(ending: ending, output: bytes[0], errors: bytes[1])
  }

  private static func end(of process: pid_t, until deadline: ContinuousClock.Instant) -> Ending {
    while true {
      if let code = exitCode(of: process) { return .exited(code) }
      if ContinuousClock.now >= deadline || SignalDelay.isOver { break }
      usleep(1000)
    }
    ProgramStart.end(process)
    return .timedOut
  }

  // MARK: Starting

  private static func start(
    _ command: Command, output: ProgramStart.Stream, errors: ProgramStart.Stream
  ) -> Result<pid_t, ProgramStart.Failure> {
    ProgramStart(
      program: command.program, arguments: command.arguments,
      variables: command.variables + (command.temporaryFolder.map { ["TMPDIR=\($0)"] } ?? []),
      streams: [
        (STDIN_FILENO, .reading("/dev/null")), (STDOUT_FILENO, output), (STDERR_FILENO, errors),
      ]
    ).run()
  }

  /// The code with which the process ended, or nil while it runs.
  private static func exitCode(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : signalled
  }
}

extension Subprocess.Capture {
  fileprivate init(failed reason: String) {
    self.init(ending: .failedToStart(reason), output: [], errors: [])
  }

  /// The lines of its standard error that are not empty.
  var complaints: [String] { String(decoding: errors, as: UTF8.self).lines.filter { !$0.isEmpty } }
}
