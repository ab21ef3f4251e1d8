import Course
import Rebuilds
import Rendering

/// `statelab rebuild`: the learner writes a wrapper of SwiftUI anew, and each save is compared with
/// the original.
struct RebuildCommand: Command {
  var name: String { "rebuild" }
  var summary: String { "Write your own @State, and compare it with SwiftUI's at each save." }
  var operands: [Operand] {
    [
      Operand(
        choices: RebuildBook.tracks.map { .word($0.id, meaning: "Rebuild \($0.title).") },
        isOptional: true),
      Operand(
        choices: [.word("BEHAVIOR", meaning: "One behavior, with its experiment.")],
        isOptional: true),
    ]
  }
  var details: String {
    "Writes `MyState.swift` into this folder, where the file is missing, and never over a file. At "
      + "each save, many small experiments run with your wrapper and with SwiftUI's. A behavior is "
      + "reached when both runs agree in screens, counts of bodies, warnings, printed lines, and "
      + "animations. The board shows what is reached, what the last change has lost, and the first "
      + "step where the two runs part. On a terminal the board follows your editor; in a pipe it is "
      + "printed once. Name a behavior to see its experiment."
  }
  var options: [Option] { [.folder, .checkOnce, .stage, .walkBoth, .noSave] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    var words = arguments.words
    let track = try track(named: &words)
    let behavior = try words.first.map { try self.behavior(named: $0, of: track) }
    let stage = try arguments.value(of: .stage).map { try number(ofStage: $0, in: track) }
    let folder = arguments.value(of: .folder) ?? "."
    let workshop = try RebuildWorkshop(
      track, in: folder, with: session.tryLibrary(), announce: session.announce)
    if arguments.has(.checkOnce) { return try check(workshop, upTo: stage, in: session) }
    let isNew = try behavior == nil && workshop.writeStart()
    if let behavior { return try show(behavior, of: workshop, arguments, in: session) }
    if let code = try watch(workshop, in: session) { return code }
    if isNew {
      session.show(
        .prose(Line("\(workshop.path) is yours. Open it in an editor.", keeping: [])),
        .prose(Line(markdown: track.introduction)))
    }
    _ = try answer(workshop, in: session)
    return .done
  }

  // MARK: Answers

  /// Watches on the full screen; nil where there is none.
  private func watch(_ workshop: RebuildWorkshop, in session: Session) throws -> ExitCode? {
    var mode = RebuildScreen(
      workshop, of: session.course, output: session.output,
      reached: reached(by: workshop, in: session),
      record: { record($0, of: workshop, in: session) })
    guard let code = try session.onFullScreen({ try mode.run(on: $0) }) else { return nil }
    session.show(mode.closing)
    return code
  }

  /// Judges once and prints the board; nil where the wrapper does not compile.
  ///
  /// - Parameter stage: The number of the last stage to print; nil for all.
  private func answer(
    _ workshop: RebuildWorkshop, upTo stage: Int? = nil, in session: Session
  ) throws -> RebuildBoard? {
    guard let board = try board(of: workshop, in: session) else { return nil }
    let before = reached(by: workshop, in: session)
    var page = page(of: board, workshop, before, in: session)
    page.upTo = stage
    session.show(page.document(isWhole: true))
    record(board, of: workshop, in: session)
    return board
  }

  private func check(
    _ workshop: RebuildWorkshop, upTo stage: Int?, in session: Session
  ) throws -> ExitCode {
    guard let board = try answer(workshop, upTo: stage, in: session) else { return .no }
    let stages = workshop.track.stages.prefix(stage ?? workshop.track.stages.count)
    return stages.allSatisfy(board.isReached) ? .done : .no
  }

  private func show(
    _ behavior: RebuildTrack.Behavior, of workshop: RebuildWorkshop, _ arguments: Arguments,
    in session: Session
  ) throws -> ExitCode {
    guard let board = try board(of: workshop, in: session) else { return .no }
    if arguments.has(.walkBoth) {
      guard let walk = try RebuildWalk(through: behavior, of: board) else {
        session.show(.note("There are no two runs that differ."))
        return .done
      }
      var mode = ScreenMode(walk.walk, from: walk.start)
      let code = try session.onFullScreen { mode.run(on: $0, output: session.output) }
      if let code { return code }
      var lines = LineMode(walk.walk, from: 0, in: session)
      return lines.run()
    }
    session.show(page(of: board, workshop, [], in: session).document(of: behavior))
    return .done
  }

  /// The board; nil where the wrapper does not compile, after the compiler's messages.
  private func board(of workshop: RebuildWorkshop, in session: Session) throws -> RebuildBoard? {
    switch try workshop.judge() {
    case .board(let board): return board
    case .messages(let messages):
      session.console.writeError(messages.text)
      session.complain(Failure(.badData, "\(workshop.path) does not compile.", next: messages.next))
      return nil
    }
  }

  private func page(
    of board: RebuildBoard, _ workshop: RebuildWorkshop, _ before: [String], in session: Session
  ) -> RebuildPage {
    RebuildPage(
      board: board, course: session.course, path: workshop.path, lost: board.lost(since: before))
  }

  // MARK: Progress

  private func reached(by workshop: RebuildWorkshop, in session: Session) -> [String] {
    session.progress[rebuild: workshop.track.id].reached(by: workshop.fingerprint)
  }

  private func record(
    _ board: RebuildBoard, of workshop: RebuildWorkshop, in session: Session
  ) {
    let file = workshop.fingerprint
    session.saved.record { $0[rebuild: board.track.id].reach(board.built, by: file) }
  }

  // MARK: Names

  private func track(named words: inout [String]) throws(Failure) -> RebuildTrack {
    let tracks = RebuildBook.tracks
    guard let first = words.first else { return tracks[0] }
    if let track = tracks.first(where: { $0.id == first || $0.title == first }) {
      words.removeFirst()
      return track
    }
    // The first track needs no name.
    if words.count == 1, tracks[0].behaviors.contains(where: { $0.id == first }) {
      return tracks[0]
    }
    throw Failure(
      .notFound, "There is no wrapper called \(first.quoted) to rebuild.",
      next: Failure.didYouMean(first, among: tracks.map(\.id))
        ?? "There are \(tracks.map(\.id).joined(separator: ", ")).")
  }

  private func behavior(
    named name: String, of track: RebuildTrack
  ) throws(Failure) -> RebuildTrack.Behavior {
    if let behavior = track.behaviors.first(where: { $0.id == name }) { return behavior }
    throw Failure(
      .notFound, "\(track.title) has no behavior called \(name.quoted).",
      next: Failure.didYouMean(name, among: track.behaviors.map(\.id))
        ?? "`statelab rebuild \(track.id) --check` lists them.")
  }

  private func number(ofStage name: String, in track: RebuildTrack) throws(Failure) -> Int {
    if let number = Int(name), track.stages.indices.contains(number - 1) { return number }
    throw Failure(
      .usage, "\(track.title) has \(track.stages.count) stages, and \(name.quoted) is none.",
      next: "Write --stage \(track.stages.count).")
  }
}

extension Option {
  fileprivate static let folder = Option(
    "in", value: "DIR", "The folder of your file. Default: the current one.")
  fileprivate static let checkOnce = Option(
    "check", "Answer once: exit code 0 if everything is reached, 1 if not.")
  fileprivate static let stage = Option(
    "stage", value: "N", "With --check: only the stages up to this one must be reached.")
  fileprivate static let walkBoth = Option(
    "walk", "With a behavior: walk through both runs side by side.")
}
