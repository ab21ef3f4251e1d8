import Course
import Rebuilds
import Rendering

/// A board as a page.
struct RebuildPage {
  let board: RebuildBoard
  let course: Course
  /// The path of the learner's file.
  let path: String
  /// The behaviors that were reached before, and are not reached now.
  let lost: [String]

  private var track: RebuildTrack { board.track }

  /// - Parameter isWhole: True for the behaviors of every stage, false for those of the first stage
  ///   that is not reached.
  func document(isWhole: Bool) -> Document {
    let open = track.stages.firstIndex { !board.isReached($0) }
    var blocks: [Document.Block] = [.heading(headline)]
    if isWhole {
      for (number, stage) in track.stages.enumerated() {
        blocks += [.heading(title(of: stage, number)), .entries(stage.behaviors.map(entry))]
      }
    } else {
      blocks.append(
        .entries(
          track.stages.enumerated().map { number, stage in
            .init(
              name: "\(number + 1) \(stage.title)",
              meaning: Line(count(of: stage), board.isReached(stage) ? .good : .plain)
                + Line(lesson(stage.lesson).map { ", \($0)" } ?? "", .quiet))
          }))
      if let open {
        let stage = track.stages[open]
        blocks += [
          .heading(title(of: stage, open)), .prose(Line(markdown: stage.text)),
          .entries(stage.behaviors.map(entry)),
        ]
      }
    }
    if !lost.isEmpty {
      blocks.append(
        .note(Line("Lost: ", .bad) + Line(lost.joined(separator: ", "))))
    }
    if let borrowed { blocks.append(.note(Line(borrowed, .warning))) }
    if let next = board.next {
      blocks.append(.heading("Next: \(next.id)"))
      blocks += [.prose(Line(markdown: next.text))] + self.blocks(about: next)
      blocks.append(
        .note(
          Line("The experiment: ", .quiet)
            + Line("statelab rebuild \(track.id) \(next.id)", .command)))
    } else {
      blocks.append(
        .note(
          Line("In each experiment, \(track.wrapper) behaves as \(track.original) does.", .good)))
    }
    return Document(blocks: blocks)
  }

  private var headline: String {
    let stages = track.stages.count { board.isReached($0) }
    return "\(path): \(board.reached.count) of \(track.behaviors.count) behaviors, "
      + "\(stages) of \(track.stages.count) stages"
  }

  private func title(of stage: RebuildTrack.Stage, _ number: Int) -> String {
    "\(number + 1) \(stage.title): \(count(of: stage))"
  }

  private func count(of stage: RebuildTrack.Stage) -> String {
    "\(stage.behaviors.count { board.isReached($0) }) of \(stage.behaviors.count)"
  }

  /// `lesson 4, Observable`
  private func lesson(_ id: String) -> String? {
    course.lessons.first { $0.id == id }.map { "lesson \($0.number)" }
  }

  private func entry(_ behavior: RebuildTrack.Behavior) -> Document.Entry {
    let state: Line =
      board.isBorrowed(behavior)
      ? Line("by \(track.original)", .warning)
      : board.isReached(behavior)
        ? Line("reached", .good) : Line(lost.contains(behavior.id) ? "lost" : "open", .bad)
    return .init(
      name: behavior.id, meaning: state + Line(" · ", .quiet) + Line(markdown: behavior.text))
  }

  /// A remark on a wrapper that holds the wrapper to rebuild.
  private var borrowed: String? {
    let count = track.behaviors.count { board.isBorrowed($0) }
    guard count > 0 else { return nil }
    return "\(track.wrapper) holds a \(track.original): SwiftUI's own wrapper does the work in "
      + "\(count == 1 ? "1 behavior" : "\(count) behaviors")."
  }

  // MARK: One behavior

  /// The experiment of a behavior, and the verdict.
  func document(of behavior: RebuildTrack.Behavior) -> Document {
    let listing = Listing(file: behavior.file, code: behavior.source.lines)
    let actions = behavior.script.isEmpty ? ["mount"] : behavior.script
    return Document(
      blocks: [
        .heading(behavior.id), .prose(Line(markdown: behavior.text)), .listing(listing),
        .note(Line("Actions: ", .quiet) + Line(actions.joined(separator: ", "))),
        .note(
          Line("Compared: ", .quiet)
            + Line(behavior.compared.inWords)),
      ] + blocks(about: behavior))
  }

  /// The verdict on a behavior, and the lesson that explains the behavior.
  private func blocks(about behavior: RebuildTrack.Behavior) -> [Document.Block] {
    let lesson = course.lessons.first { $0.id == behavior.lesson }
    let explanation: [Document.Block] =
      lesson.map { lesson in
        [
          .note(
            Line("Lesson \(lesson.number) explains it: ", .quiet)
              + Line("statelab walk \(lesson.number)", .command))
        ]
      } ?? []
    let verdict: [Document.Block] =
      switch board[behavior] {
      case .reached(let isBorrowed):
        [
          .note(
            Line(
              isBorrowed
                ? "Both runs agree: \(track.original) works inside \(track.wrapper)."
                : "Both runs agree.", isBorrowed ? .warning : .good))
        ]
      case .fails(let error):
        [
          .prose(
            Line("The experiment does not compile with \(track.wrapper): ")
              + Line(error.shortPlace, .quiet)
              + Line(error.message, .bad))
        ]
      case .differs(let difference): difference.blocks
      case nil: []
      }
    return verdict + explanation
  }
}

extension RebuildTrack.Behavior.Part? {
  fileprivate var inWords: String {
    switch self {
    case .prints: "the lines that the experiment prints"
    case .screens: "screens, and the lines that the experiment prints"
    case nil: "screens, counts of bodies, warnings, printed lines, animations"
    }
  }
}

extension CompilerError {
  /// `seen-after-tap.swift:8:24: `, without folders; empty where the compiler names no place.
  fileprivate var shortPlace: String {
    place.isEmpty ? "" : (place.split(separator: "/").last.map(String.init) ?? place) + ": "
  }
}
