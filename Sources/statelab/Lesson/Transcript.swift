import Course
import Rendering
import Replay
import StateLabCore

/// The form of recordings in lessons, which `check` compares: plain, 72 columns, Unicode, no color.
enum Transcript {
  /// A shown run, which may be a tail, in the form of a lesson's `run` fence.
  static func lines(of shown: ShownRun) -> [String] {
    let opening = shown.opening.map { lines(of: Document.Block.note(Line(markdown: $0))) } ?? []
    return opening
      + lines(of: Document.Block.run(name: nil, shown.shownActs, ending: shown.timeline.ending))
  }

  /// The first steps in which two runs differ, in the form of a lesson's `compare` fence.
  static func lines(of a: Timeline, and b: Timeline) -> [String] {
    lines(of: Document.Block.divergence(Divergence(of: a, and: b)))
  }

  /// A single block without a margin, because a fence has its own.
  static func lines(of block: Document.Block) -> [String] {
    TextRenderer(output: .transcript, margin: 0).lines(of: block).map(\.text)
  }
}
