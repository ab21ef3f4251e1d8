import Course
import Rebuilds
import Rendering

/// The learner's file of a track, and the judgement of what it does.
final class RebuildWorkshop {
  let track: RebuildTrack
  /// The folder of the learner's file.
  private let folder: String
  private let library: TryLibrary
  private let originals: RebuildRuns
  /// The experiments that did not compile at the last judgement.
  private var failing: Set<String> = []

  enum Judgement {
    case board(RebuildBoard)
    /// The wrapper does not compile.
    case messages(CompilerMessages)
  }

  /// - Parameter announce: Called before a long operation.
  init(
    _ track: RebuildTrack, in folder: String, with library: TryLibrary,
    announce: (String) -> Void = { _ in }
  ) throws {
    self.track = track
    self.folder = folder
    self.library = library
    originals = try Self.originals(of: track, with: library, announce)
  }

  /// The runs with SwiftUI's wrapper: played once, and recorded in the user's cache.
  private static func originals(
    of track: RebuildTrack, with library: TryLibrary, _ announce: (String) -> Void
  ) throws -> RebuildRuns {
    let fingerprint = Fingerprint(
      of: [library.folder, track.original]
        + track.behaviors.flatMap { [$0.id, $0.source] + $0.script })
    let place = "\(library.cache)/rebuild-\(fingerprint)"
    if let runs = try? RebuildRuns(of: track, recordedIn: place) { return runs }
    Files.remove(place)
    announce("Playing the experiments with \(track.original), once …")
    try library.make(place) { new in
      try Files.withTemporaryFolder { folder in
        let program = RebuildProgram.original(of: track)
        guard case .compiled(let errors) = try program.compile(with: library, in: folder),
          errors.isEmpty
        else {
          throw Failure(
            .internalError, "The experiments do not compile with \(track.original).",
            next: "Please report it.")
        }
        let runs = try RebuildRuns(of: track.behaviors, named: track.original, with: [], in: folder)
        if let failure = runs.failure { throw failure }
        try runs.record(in: new)
      }
    }
    return try RebuildRuns(of: track, recordedIn: place)
  }

  /// Compiles all experiments with the learner's wrapper, plays them, and compares.
  func judge() throws -> Judgement {
    let source: [UInt8]
    do { source = try Files.bytes(of: path, atMost: 1 << 20) } catch {
      throw Failure(
        .notFound, "Cannot read \(path.quoted): \(error.reason).",
        next: "`statelab rebuild \(track.id)` writes the file where it is missing.")
    }
    let wrapper = UserFile(path: path, source: source)
    return try Files.withTemporaryFolder { folder in
      let program = RebuildProgram(track: track, wrapper: wrapper)
      switch try program.compile(with: library, in: folder, failing: failing) {
      case .wrapperFails(let messages): return .messages(messages)
      case .compiled(let errors):
        failing = Set(errors.keys)
        let runs = try RebuildRuns(
          of: track.behaviors.filter { errors[$0.id] == nil }, named: track.wrapper,
          with: [wrapper], in: folder)
        return .board(RebuildBoard(of: track, errors: errors, runs, originals))
      }
    }
  }

  // MARK: The learner's file

  var path: String { folder == "." ? track.file : "\(folder)/\(track.file)" }

  /// The same for the file under every path that leads to it.
  var fingerprint: String { "\(Fingerprint(of: [Files.resolved(path) ?? path]))" }

  /// The option that names the folder, with a blank before it; empty for the current folder.
  var option: String { folder == "." ? "" : " --in \(folder.inShell)" }

  /// Writes the file with which a learner starts, and never overwrites one.
  ///
  /// - Returns: False where there is a file already.
  func writeStart() throws(Failure) -> Bool { try Files.start(path, with: track.start) }
}
