import StateLabCore

/// One piece of a lesson's text, from one blank line or fence to the next.
nonisolated public struct Block: Hashable {
  /// The number of the block's first line in the file, counted from 1.
  public let line: Int
  public let content: Content
  /// The lines, counted from 0, that record the output of a run or of the compiler. `check
  /// --update` rewrites only these lines.
  public let recording: Range<Int>?
  /// The releases for which the passage is true; it is shown under these releases only.
  public let releases: Releases
  /// The facts that comments behind a paragraph state.
  public let facts: [Fact]

  public enum Content: Hashable {
    /// Inline Markdown, as in `paragraph` and `list`. The title is not a block.
    case heading(level: Int, String)
    /// Its lines joined by spaces.
    case paragraph(String)
    case list(ordered: Bool, [ListItem])
    /// ` ```swift file=Box.swift show=Box `: the compiled file without its experiments, or only the
    /// named declarations.
    case listing(file: String, show: [String], code: [String])
    /// ` ```swift fails=ID ` and its ` ```diagnostic `, or ` ```swift compiles=ID `.
    case snippet(Snippet)
    /// ` ```expansion file=Box.swift show=Box `: the code into which the compiler expands the macros of
    /// the named declarations.
    case expansion(file: String, show: [String], recorded: [String])
    /// ` ```run tap tail=open `: the recorded transcript of the run. With `tail`, the transcript
    /// begins at the first action in which the run differs from that other run.
    case transcript(RunReference, tail: RunReference?, recorded: [String])
    /// ` ```compare observable:tap tap `: the recorded divergence of two runs.
    case comparison(RunReference, RunReference, recorded: [String])
    case table(Table)
    /// A question of the quiz, about another program.
    case question(Question)
    /// A question that precedes the run that answers it.
    case prediction(Question)
    /// A statement of an article.
    case claim(Claim)
    /// A finding of ours, which no article states.
    case finding(Claim)
    /// A task, and the change that solves it.
    case exercise(Exercise)
    case patch(ExercisePatch)
    /// ` ```notes `: paragraphs and lists for the teacher of the lesson, not for its readers.
    case notes([Block])
    /// Any other fence, shown as it is.
    case verbatim(info: String, [String])
  }
}

/// An item of a list.
nonisolated public struct ListItem: Hashable {
  public let text: String
  /// The releases for which the item is true.
  public let releases: Releases
  /// The facts that comments behind the item state.
  public let facts: [Fact]

  public init(_ text: String, releases: Releases = .all, facts: [Fact] = []) {
    self.text = text
    self.releases = releases
    self.facts = facts
  }
}

/// A fact that a passage states about a run. It is written in a comment behind the passage, and
/// only `check` reads it.
///
/// `The body runs twice. <!-- tap bodies ContentView = 2 -->`
nonisolated public enum Fact: Hashable {
  case stated(Exercise.Expectation)
  /// `<!-- of no run -->`: no run of the lesson counts what the passage counts.
  case ofNoRun
}

nonisolated extension Block {
  /// The runs that the block refers to.
  public var runs: [RunReference] {
    switch content {
    case .transcript(let run, let tail, _): [run] + [tail].compactMap(\.self)
    case .comparison(let one, let other, _): [one, other]
    case .question(let question), .prediction(let question):
      [question.finding?.run].compactMap(\.self)
    case .claim(let claim), .finding(let claim):
      if case .run(let finding) = claim.kind { [finding.run] } else { [] }
    case .exercise(let exercise): exercise.expectations.compactMap(\.run)
    case .table(let table):
      ([table.header] + table.rows).joined().compactMap { cell in
        if case .finding(let finding, _) = cell { finding.run } else { nil }
      }
    case .heading, .paragraph, .list, .listing, .snippet, .expansion, .patch, .notes, .verbatim: []
    }
  }

  /// True if the block shows a reader the outcome of a run or a snippet.
  public var showsOutcomes: Bool {
    switch content {
    case .question, .prediction, .exercise: false
    default: true
    }
  }

  public func isShown(under profile: Profile) -> Bool { releases.contains(profile) }
}

/// A Markdown table; runs compute some of its cells.
nonisolated public struct Table: Hashable {
  public let header: [Cell]
  public let rows: [[Cell]]

  public enum Cell: Hashable {
    case text(String)
    /// `fsstate.bodies = 2`: a finding, and its recorded value.
    case finding(FindingReference, recorded: String)
  }
}
