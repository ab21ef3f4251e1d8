import LibC
import Rendering
import Replay

/// Plays a program again at each save of one of its files, and shows the changes in the run, until
/// the user presses Ctrl-C.
struct Watch {
  let request: TryRequest
  let expectations: [ExpectedOutcome]
  let report: TryReport
  let session: Session

  func run() throws -> ExitCode {
    let library = try session.tryLibrary()
    var watch = FileWatch { Self.files(of: request.paths) }
    var last: TryRun?
    return try session.watch {
      guard watch.notices() else { return nil }
      let outcome = Result { try TryRun(request, with: library, on: session.console) }
      return {
        show(outcome, since: last)
        last = (try? outcome.get()) ?? last
      }
    }
  }

  private func show(_ outcome: Result<TryRun, any Error>, since last: TryRun?) {
    switch outcome {
    case .success(let run):
      session.show(run.document(since: last, report))
      _ = session.judge(run, expectations)
    case .failure(let error): session.complain(Failure(wrapping: error))
    }
    session.show(.note(Line(Words.current.try.waiting, .quiet)))
  }

  private static func files(of paths: [String]) -> [String] {
    paths.flatMap { Files.isFolder($0) ? FolderContents(of: $0).swiftFiles : [$0] }
  }
}

extension TryRun {
  /// The differences since the last save; the whole run where there was no previous one.
  fileprivate func document(since last: TryRun?, _ report: TryReport) -> Document {
    guard let last else { return document(report) }
    return Document(
      blocks: findingBlocks(since: last, report) + [.heading(program.title)] + changes(since: last))
  }

  /// The new findings, the first lines of those that stay, and the names of those that are gone.
  private func findingBlocks(since last: TryRun, _ report: TryReport) -> [Document.Block] {
    let (old, new) = (last.findings(report), findings(report))
    let now = diagnosis(new)
    let known = zip(now.findings, new.findings).map { record, finding -> Document.Block in
      let report = FindingReport(record, in: request.name)
      let stays = old.findings.contains(where: finding.isSame)
      return .finding(stays ? report.withoutRows : report)
    }
    let gone = old.findings.filter { !new.findings.contains(where: $0.isSame) }.map {
      finding -> Document.Block in
      .note(Line(Words.current.try.gone(finding.bug.rawValue, finding.subject.view), .good))
    }
    return gone + known + (now.nothingFound.map { [.note(Line($0))] } ?? [])
  }
}

extension TryRun {
  /// The steps in which this run differs from the last one.
  func changes(since last: TryRun) -> [Document.Block] {
    var runs = Sides(a: last.timeline, b: timeline)
    runs.a.title = Words.current.try.before
    runs.b.title = Words.current.try.now
    let alignment = RunAlignment(of: runs)
    return [alignment.differs ? .alignment(alignment) : .note(Line(Words.current.try.sameRun))]
  }
}

extension Session {
  /// Looks again and again, until Ctrl-C, or until the output is closed.
  ///
  /// - Parameter look: Does the work of a look, and returns a closure that shows the result; nil
  ///   where nothing is new. The result of interrupted work is not shown.
  func watch(_ look: () throws -> (() -> Void)?) throws -> ExitCode {
    let signals = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    guard signals.open() else {
      throw Failure(.inputOutput, "No pipe can be opened.", next: "Close other programs.")
    }
    defer { signals.close() }
    while console.isHeard() {
      let show = try look()
      if let code = ExitCode(after: signals.noted()) { return code }
      if let show { show() } else { usleep(UInt32(FileWatch.pause / .microseconds(1))) }
    }
    return .done
  }
}
