import Course
import Rebuilds
import RecordCoding
import Replay
import StateLabCore

/// The runs of a track's experiments with one wrapper.
struct RebuildRuns {
  private var runs: [String: TryRun] = [:]
  /// The events of each run.
  private var records: [String: [TraceEntry]] = [:]

  subscript(behavior: RebuildTrack.Behavior) -> TryRun? { runs[behavior.id] }

  /// Plays the compiled experiments. Some start while others run: a start takes as long as a play.
  ///
  /// - Parameters:
  ///   - behaviors: Those whose experiments compile.
  ///   - name: The name of the wrapper, for the title of the run.
  ///   - files: The files of the learner's, beside the experiment.
  init(
    of behaviors: [RebuildTrack.Behavior], named name: String, with files: [UserFile],
    in folder: String
  ) throws {
    var rest = behaviors[...]
    let app = AppFolders(folder: folder)
    while !rest.isEmpty {
      let started = try rest.prefix(Self.atOnce).map { behavior in
        let request = try TryRequest(playing: behavior, named: name)
        let played = try PlayedProgram(
          app.program, arguments: [behavior.id, "--profile=\(request.profile.name)"],
          variables: app.variables, limits: request.limits)
        return (behavior, request, played)
      }
      rest = rest.dropFirst(started.count)
      for (behavior, request, played) in started {
        let refusal = try played.play(request.actions)
        runs[behavior.id] = TryRun(
          request, TryProgram(behavior, with: files), played, refusal: refusal)
        records[behavior.id] = played.entries
      }
    }
  }

  private static let atOnce = 4

  /// The reason why one of the runs ended before its last action, or nil.
  var failure: Failure? { runs.values.lazy.compactMap(\.failure).first }

  // MARK: Files

  init(of track: RebuildTrack, recordedIn folder: String) throws {
    for behavior in track.behaviors {
      let entries: [TraceEntry] = try RecordBytes.value(
        in: Files.bytes(of: "\(folder)/\(behavior.id).record"))
      runs[behavior.id] = TryRun(
        try TryRequest(playing: behavior, named: track.original),
        TryProgram(behavior, with: []), trace: Trace(entries))
    }
  }

  /// Records the runs, each in a file.
  func record(in folder: String) throws {
    for (id, entries) in records {
      try Files.write(RecordBytes.of(entries), to: "\(folder)/\(id).record")
    }
  }
}

extension TryRequest {
  /// - Parameter name: The name of the wrapper.
  fileprivate init(playing behavior: RebuildTrack.Behavior, named name: String) throws {
    var limits = PlayedProgram.Limits()
    limits.time = .seconds(5)
    limits.eventsWithoutPause = 5000
    limits.events = 20_000
    self.init(
      name, actions: try TryAction.actions(inScript: behavior.script, named: behavior.id),
      within: limits)
  }
}

extension TryProgram {
  fileprivate init(_ behavior: RebuildTrack.Behavior, with files: [UserFile]) {
    self.init(
      [UserFile(path: behavior.file, source: Array(behavior.source.utf8))] + files,
      showing: "ContentView")
  }
}
