/// A `lesson.md`, taken apart.
nonisolated public struct LessonText {
  /// The file's name as errors say it, for example `lessons/03-box/lesson.md`.
  public let name: String
  public let title: String
  /// The first paragraph: the lesson in one line. It is no block.
  public let summary: String
  /// The time that the lesson takes in class: `*About 10 minutes.*` below the summary. It is no
  /// block either.
  public let minutes: Int?
  public let blocks: [Block]
}

nonisolated extension LessonText {
  /// Those of the quiz.
  public var questions: [Question] {
    blocks.compactMap { if case .question(let question) = $0.content { question } else { nil } }
  }

  /// Those that are asked before a run.
  public var predictions: [Question] {
    blocks.compactMap { if case .prediction(let question) = $0.content { question } else { nil } }
  }

  /// The claims of articles.
  public var claims: [Claim] {
    blocks.compactMap { if case .claim(let claim) = $0.content { claim } else { nil } }
  }

  /// Findings of ours, which no article states.
  public var findings: [Claim] {
    blocks.compactMap { if case .finding(let claim) = $0.content { claim } else { nil } }
  }

  public var exercises: [Exercise] {
    blocks.compactMap { if case .exercise(let exercise) = $0.content { exercise } else { nil } }
  }

  public var patches: [ExercisePatch] {
    blocks.compactMap { if case .patch(let patch) = $0.content { patch } else { nil } }
  }

  public var snippets: [Snippet] {
    blocks.compactMap { if case .snippet(let snippet) = $0.content { snippet } else { nil } }
  }

  /// Notes for whoever teaches the lesson, a list of blocks for each fence.
  public var notes: [[Block]] {
    blocks.compactMap { if case .notes(let notes) = $0.content { notes } else { nil } }
  }

  /// The runs that the text shows in full, in order: what steps are counted over.
  public var transcripts: [RunReference] {
    shownRuns.map(\.run)
  }

  /// The same, each with the position of its block and the run of which it shows no repetition.
  public var shownRuns: [(block: Int, run: RunReference, tail: RunReference?)] {
    blocks.enumerated().compactMap { position, block in
      if case .transcript(let run, let tail, _) = block.content {
        (position, run, tail)
      } else {
        nil
      }
    }
  }

  /// All runs that the text speaks of.
  public var runs: [RunReference] { blocks.flatMap(\.runs) }

  public func snippet(_ id: String) -> Snippet? {
    for block in blocks {
      if case .snippet(let snippet) = block.content, snippet.id == id { return snippet }
    }
    return nil
  }
}

/// Something in a lesson's text that cannot be understood: where, what, and what to do about it.
nonisolated public struct LessonError: Error, Hashable, CustomStringConvertible {
  public let file: String
  /// Counted from 1.
  public let line: Int
  public let message: String

  public var description: String { "\(file):\(line): \(message)" }
}
