#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs beside this one, started without a shell.
final class Subprocess {
  /// A program to run, and how.
  struct Call {
    /// A path.
    let program: String
    let arguments: [String]
    /// Variables that it finds in its environment besides ours, each as `NAME=value`.
    var variables: [String] = []
    /// The folder for its temporary files. The compiler leaves some of them behind, so it gets a
    /// folder that goes.
    var temporaryFolder: String?
    /// So many of the first calls have to have ended well before this one starts.
    var followsFirst = 0
  }

  nonisolated enum Ending: Hashable {
    /// It ended by itself, with this code.
    case exited(Int32)
    /// This signal ended it, as a trap does.
    case signalled(Int32)
    /// It was ended, because its time was over or because this process is about to end as well; or it
    /// never started, because one that it follows did not end well.
    case timedOut
    case failedToStart(String)
  }

  private let process: pid_t
  private var ending: Ending?

  /// - Parameter streams: Its descriptors, each with the one of ours that it is. Where none is given,
  ///   its standard input is empty.
  init(_ call: Call, streams: [(theirs: Int32, ours: Int32)]) throws(ProgramStart.Failure) {
    let folder = call.temporaryFolder.map { ["TMPDIR=\($0)"] } ?? []
    process = try ProgramStart(
      program: call.program, arguments: call.arguments, variables: call.variables + folder,
      streams: streams
    ).run()
  }

  deinit { if ending == nil { ProgramStart.end(process) } else { kill(-process, SIGKILL) } }

  /// How it ended, or nil while it runs.
  func ended() -> Ending? {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      ending = status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .signalled(status & 0x7f)
    }
    return ending
  }

  /// Ends it now, with all that it has started itself.
  func end() {
    guard ending == nil else { return }
    ProgramStart.end(process)
    ending = .timedOut
  }
}

extension Subprocess {
  /// What became of a program that ran to its end, and what it wrote.
  struct Outcome {
    var ending = Ending.timedOut
    fileprivate(set) var output: [UInt8] = []
    fileprivate(set) var errors: [UInt8] = []

    var isSuccess: Bool { ending == .exited(0) }
    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// The lines of its standard error that are not empty.
    var complaints: [String] { errorText.lines.filter { !$0.isEmpty } }
  }

  static func run(_ call: Call, timeout: Duration) -> Outcome {
    run([call], atOnce: 1, timeout: timeout)[0]
  }

  /// Runs all programs, some at once, and waits for the last.
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
      // What still waits then, follows one that did not end well.
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

  /// A program with the pipes that take what it writes.
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

    /// Takes what was written; nil while it runs and its time is not over.
    func outcome(within timeout: Duration) -> Outcome? {
      let ending = program.ended()
      // It ends only after all that it has written.
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
