/// A parsed `lesson.md`.
nonisolated public struct LessonText {
  /// The file's name in error messages, for example `lessons/03-box/lesson.md`.
  public let name: String
  public let title: String
  /// The first paragraph: the lesson in one line. It is not part of the blocks.
  public let summary: String
  /// The time that the lesson takes in class: `*About 10 minutes.*` below the summary. It is not
  /// part of the blocks either.
  public let minutes: Int?
  public let blocks: [Block]
}

nonisolated extension LessonText {
  /// The questions of the quiz.
  public var questions: [Question] {
    blocks.compactMap { if case .question(let question) = $0.content { question } else { nil } }
  }

  /// The questions that precede a run.
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

  /// Notes for the teacher of the lesson, a list of blocks for each fence.
  public var notes: [[Block]] {
    blocks.compactMap { if case .notes(let notes) = $0.content { notes } else { nil } }
  }

  /// The runs that the text shows in full, in order. Steps are numbered across these runs.
  public var transcripts: [RunReference] {
    shownRuns.map(\.run)
  }

  /// The runs that the text shows in full, each with the position of its block and, for a tail, the
  /// run whose steps it does not repeat.
  public var shownRuns: [(block: Int, run: RunReference, tail: RunReference?)] {
    blocks.enumerated().compactMap { position, block in
      if case .transcript(let run, let tail, _) = block.content {
        (position, run, tail)
      } else {
        nil
      }
    }
  }

  /// All runs that the text refers to.
  public var runs: [RunReference] { blocks.flatMap(\.runs) }

  public func snippet(_ id: String) -> Snippet? {
    for block in blocks {
      if case .snippet(let snippet) = block.content, snippet.id == id { return snippet }
    }
    return nil
  }
}

/// A fault in a lesson's text: its place, what is wrong, and how to correct it.
nonisolated public struct LessonError: Error, Hashable, CustomStringConvertible {
  public let file: String
  /// Counted from 1.
  public let line: Int
  public let message: String

  public var description: String { "\(file):\(line): \(message)" }
}
