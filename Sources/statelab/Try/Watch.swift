import Replay

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays a program again at each save of one of its files, and tells what that changed in the run,
/// until somebody presses Ctrl-C.
struct Watch {
  let request: TryRequest
  let expectations: [Expectation]
  let session: Session

  private static let pause: UInt32 = 500_000

  func run() throws -> ExitCode {
    let signals = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    guard signals.open() else {
      throw Failure(.inputOutput, "No pipe can be opened.", next: "Close other programs.")
    }
    defer { signals.close() }
    let library = try session.tryLibrary()
    var known = Self.states(of: request.paths)
    var last = play(with: library)
    if let last { session.show(last.document) }
    sayWaiting(after: last)
    while session.console.isHeard() {
      usleep(Self.pause)
      if let code = ExitCode(after: signals.noted()) { return code }
      let states = Self.states(of: request.paths)
      if states == known { continue }
      known = states
      let new = play(with: library)
      if let new {
        session.show(new.document(since: last))
        last = new
      }
      sayWaiting(after: new)
    }
    return .done
  }

  /// Nil where there is nothing to be played; that was said, and so is what else was wrong.
  private func play(with library: TryLibrary) -> TryRun? {
    do {
      return try TryRun(request, with: library, on: session.console)
    } catch {
      session.complain(Failure(wrapping: error))
      return nil
    }
  }

  private func sayWaiting(after run: TryRun?) {
    if let run { _ = session.judge(run, expectations) }
    session.show(
      Document(blocks: [.note(Line("Waiting for the next save; Ctrl-C leaves.", .quiet))]))
    _ = session.console.isHeard()
  }

  /// The signs that a file was saved: the time, and its length.
  private static func states(of paths: [String]) -> [String: [Int]] {
    var states: [String: [Int]] = [:]
    for path in paths.flatMap({ Files.isFolder($0) ? Files.swiftFiles(below: $0) : [$0] }) {
      states[path] = Files.state(of: path)
    }
    return states
  }
}

extension TryRun {
  /// The differences since the last save; the whole run where nothing was played before.
  fileprivate func document(since last: TryRun?) -> Document {
    guard let last else { return document }
    var runs = Sides(a: last.timeline, b: timeline)
    runs.a.title = "before"
    runs.b.title = "now"
    let alignment = RunAlignment(of: runs)
    guard alignment.differs else {
      return Document(blocks: [.heading(program.title), .note("Saved, and the run is the same.")])
    }
    return Document(blocks: [.heading(program.title), .alignment(alignment)])
  }
}
