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
  /// The number of stages on the page; nil for all.
  var upTo: Int?

  private var track: RebuildTrack { board.track }

  private var stages: [RebuildTrack.Stage] {
    Array(track.stages.prefix(upTo ?? track.stages.count))
  }

  /// The first behavior that is not reached, and the number of its stage.
  private var next: (behavior: RebuildTrack.Behavior, stage: Int)? {
    stages.enumerated().lazy.flatMap { number, stage in stage.behaviors.map { ($0, number) } }
      .first { !board.isReached($0.0) }
  }

  /// - Parameter isWhole: True for the behaviors of every stage, false for the stages alone.
  func document(isWhole: Bool) -> Document {
    var blocks: [Document.Block] = [.heading(headline)]
    if !lost.isEmpty {
      blocks.append(.note(Line("Lost: ", .bad) + Line(lost.joined(separator: ", "))))
    }
    if let borrowed { blocks.append(.note(Line(borrowed, .warning))) }
    let rest = isWhole ? allBehaviors : [.heading("The stages"), .entries(entries)]
    // A screen begins with the next behavior. A pipe ends with it.
    return Document(blocks: blocks + (isWhole ? rest + nextStep : nextStep + rest))
  }

  /// The end of a session: the count alone.
  var summary: Document { Document(.note(Line(headline))) }

  private var allBehaviors: [Document.Block] {
    stages.enumerated().flatMap { number, stage -> [Document.Block] in
      [
        .heading("\(number + 1) \(stage.title): \(count(of: stage))"),
        .entries(stage.behaviors.map(entry)),
      ]
    }
      + (upTo == nil
        ? track.afterwards.flatMap { stage -> [Document.Block] in
          [.heading(stage.title), .prose(Line(markdown: stage.text))]
            + explanation(by: stage.lesson)
        } : [])
  }

  private var nextStep: [Document.Block] {
    guard let (behavior, number) = next else {
      return [
        .note(
          Line("In each experiment, \(track.wrapper) behaves as \(track.original) does.", .good))
      ]
    }
    let stage = stages[number]
    return [
      .heading("Next: \(behavior.id), in stage \(number + 1), \(stage.title)"),
      .prose(Line(markdown: "\(stage.text) \(behavior.text)")),
    ] + blocks(about: behavior) + [
      .note(
        Line("The experiment: ", .quiet)
          + Line("statelab rebuild \(track.id) \(behavior.id)", .command))
    ]
  }

  /// A line for each stage.
  private var entries: [Document.Entry] {
    Self.entries(of: track, in: course) { stage in
      Line(count(of: stage), board.isReached(stage) ? .good : .plain)
    }
  }

  /// - Parameter state: The state of a stage that experiments judge.
  static func entries(
    of track: RebuildTrack, in course: Course, state: (RebuildTrack.Stage) -> Line
  ) -> [Document.Entry] {
    (track.stages + track.afterwards).enumerated().map { number, stage in
      let lesson = course.lessons.first { $0.id == stage.lesson }
      return .init(
        name: "\(number + 1) \(stage.title)",
        meaning: (stage.behaviors.isEmpty ? Line("not judged", .quiet) : state(stage))
          + Line(lesson.map { ", lesson \($0.number)" } ?? "", .quiet))
    }
  }

  private var headline: String {
    let behaviors = stages.flatMap(\.behaviors)
    return "\(path): \(behaviors.count(where: board.isReached)) of \(behaviors.count) behaviors, "
      + "\(stages.count(where: board.isReached)) of \(stages.count) stages"
  }

  private func count(of stage: RebuildTrack.Stage) -> String {
    "\(stage.behaviors.count { board.isReached($0) }) of \(stage.behaviors.count)"
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
      + "\(count.of("behavior"))."
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
    return verdict + explanation(by: behavior.lesson)
  }

  private func explanation(by lesson: String) -> [Document.Block] {
    course.lessons.first { $0.id == lesson }.map { lesson in
      [
        .note(
          Line("Lesson \(lesson.number) explains it: ", .quiet)
            + Line("statelab walk \(lesson.number)", .command))
      ]
    } ?? []
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
