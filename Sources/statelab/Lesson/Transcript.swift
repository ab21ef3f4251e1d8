import Course
import Rendering
import Replay
import StateLabCore

/// The text that lessons store and `check` compares: plain, 72 columns, Unicode, no colour.
enum Transcript {
  /// A run as a lesson's `run` fence records it.
  ///
  /// - Parameters:
  ///   - lesson: The number of the lesson that shows it.
  ///   - firstStep: The number of its first step: 1, plus the steps of the runs that the
  ///     lesson shows before it.
  static func lines(of run: Run, lesson: Int, firstStep: Int = 1) -> [String] {
    let timeline = run.timeline(lesson: lesson, firstStep: firstStep)
    return lines(
      of: Document.Block.run(name: nil, ToldRun(timeline).acts, ending: timeline.ending))
  }

  /// The same of a run of which a lesson may show the tail alone.
  static func lines(of shown: ShownRun) -> [String] {
    let opening = shown.opening.map { lines(of: Document.Block.note(Line(markdown: $0))) } ?? []
    return opening
      + lines(of: Document.Block.run(name: nil, shown.shownActs, ending: shown.timeline.ending))
  }

  /// The first steps in which two runs differ, as a lesson's `compare` fence records them.
  static func lines(of a: Timeline, and b: Timeline) -> [String] {
    lines(of: Document.Block.divergence(Divergence(of: a, and: b)))
  }

  /// A single block, flush with the margin: a fence has its own.
  private static func lines(of block: Document.Block) -> [String] {
    TextRenderer(output: .transcript, margin: 0).lines(of: block).map(\.text)
  }
}
