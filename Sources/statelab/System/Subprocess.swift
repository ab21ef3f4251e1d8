import LibC

/// A program that runs beside this one, started without a shell.
final class Subprocess {
  /// A program to run, with its arguments.
  struct Call {
    let program: String
    let arguments: [String]
    /// Additional variables of its environment, each as `NAME=value`.
    var variables: [String] = []
    /// The folder for its temporary files. The compiler leaves some files behind, so this folder is
    /// one that is removed.
    var temporaryFolder: String?
    /// The number of calls, from the first on, that must succeed before this one starts.
    var followsFirst = 0
  }

  nonisolated enum Ending: Hashable {
    /// The program exited, with this code.
    case exited(Int32)
    /// This signal ended the program; a trap is such a signal.
    case signalled(Int32)
    /// The program was ended, because its time was over or this process is about to end; or it
    /// never started, because an earlier call failed.
    case timedOut
    case failedToStart(String)
  }

  private let process: pid_t
  private var ending: Ending?

  /// - Parameter streams: The program's descriptors, each with the descriptor here that it
  ///   duplicates. Without one, its standard input is empty.
  init(_ call: Call, streams: [(theirs: Int32, ours: Int32)]) throws(ProgramStart.Failure) {
    let folder = call.temporaryFolder.map { ["TMPDIR=\($0)"] } ?? []
    process = try ProgramStart(
      program: call.program, arguments: call.arguments, variables: call.variables + folder,
      streams: streams
    ).run()
  }

  deinit { if ending == nil { ProgramStart.end(process) } }

  /// The way in which the program ended, or nil while it runs.
  func ended() -> Ending? {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      ending = status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .signalled(status & 0x7f)
      ProgramStart.hasEnded(process)
    }
    return ending
  }

  /// Ends the program and its children.
  func end() {
    guard ending == nil else { return }
    ProgramStart.end(process)
    ending = .timedOut
  }
}

extension Subprocess {
  /// The output of a program, and the way in which it ended.
  struct Outcome {
    var ending = Ending.timedOut
    fileprivate(set) var output: [UInt8] = []
    fileprivate(set) var errors: [UInt8] = []

    var isSuccess: Bool { ending == .exited(0) }
    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// The lines of standard error that are not empty.
    var complaints: [String] { errorText.lines.filter { !$0.isEmpty } }
  }

  static func run(_ call: Call, timeout: Duration) -> Outcome {
    run([call], atOnce: 1, timeout: timeout)[0]
  }

  /// Runs all programs, some at the same time, and waits for the last one.
  static func run(_ calls: [Call], atOnce: Int, timeout: Duration) -> [Outcome] {
    SignalDelay.during { play(calls, atOnce: atOnce, timeout: timeout) }
  }

  private static func play(_ calls: [Call], atOnce: Int, timeout: Duration) -> [Outcome] {
    var outcomes = calls.map { _ in Outcome() }
    var running: [(index: Int, program: Captured)] = []
    var waiting = Array(calls.indices)
    while !SignalDelay.isOver {
      while running.count < atOnce,
        let place = waiting.firstIndex(where: { index in
          outcomes[..<calls[index].followsFirst].allSatisfy(\.isSuccess)
        })
      {
        let next = waiting.remove(at: place)
        do { running.append((next, try Captured(calls[next]))) } catch {
          outcomes[next].ending = .failedToStart(error.reason)
        }
      }
      // A call that still waits depends on a failed one.
      if running.isEmpty { break }
      Pipe.wait(for: running.flatMap { $0.program.pipes })
      running.removeAll { index, program in
        guard let outcome = program.outcome(within: timeout) else { return false }
        outcomes[index] = outcome
        return true
      }
    }
    return outcomes
  }

  /// A program with the pipes that collect its output.
  private final class Captured {
    private let program: Subprocess
    private let output: Pipe
    private let errors: Pipe
    private let start = ContinuousClock.now
    private var read = Outcome()

    var pipes: [Pipe] { [output, errors] }

    init(_ call: Call) throws(ProgramStart.Failure) {
      guard let output = Pipe(), let errors = Pipe() else {
        throw ProgramStart.Failure(reason: FileError("").reason)
      }
      program = try Subprocess(
        call, streams: [(STDOUT_FILENO, output.writing), (STDERR_FILENO, errors.writing)])
      output.closeWriting()
      errors.closeWriting()
      self.output = output
      self.errors = errors
    }

    /// Reads the output; nil while the program runs and its time is not over.
    func outcome(within timeout: Duration) -> Outcome? {
      let ending = program.ended()
      // The program counts as ended only after all of its output was read.
      read.output += output.bytes()
      read.errors += errors.bytes()
      if let ending {
        read.ending = ending
      } else if start.duration(to: .now) < timeout {
        return nil
      } else {
        program.end()
      }
      return read
    }
  }
}
