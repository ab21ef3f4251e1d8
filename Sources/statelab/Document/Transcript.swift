import Course
import StateLabCore

// What lessons store and `check` compares: plain text, 72 columns, Unicode, no colour.

/// A run as a lesson's `run` fence records it.
///
/// - Parameters:
///   - lesson: The number of the lesson that shows it.
///   - firstStep: The number of its first step: 1, plus the ``Run/stepCount`` of the runs that the
///     lesson shows before it.
func transcript(of run: Run, lesson: Int, firstStep: Int = 1) -> [String] {
  let steps = Steps(of: run, lesson: lesson, first: firstStep)
  return lines(of: .story(name: nil, Story(of: run, steps: steps)))
}

/// The same of a run of which a lesson may show the tail alone.
func transcript(of shown: ShownRun) -> [String] {
  let opening = shown.opening.map { lines(of: .note(prose($0))) } ?? []
  return opening + lines(of: .story(name: nil, shown.shownStory))
}

/// Where two runs part, as a lesson's `compare` fence records it.
func comparison(of a: PlacedRun, and b: PlacedRun) -> [String] {
  lines(of: .parting(Parting(of: a, and: b)))
}

/// A single block, flush with the margin: a fence has its own.
private func lines(of block: Document.Block) -> [String] {
  TextRenderer(look: .transcript, margin: 0).lines(of: block).map(\.text)
}
