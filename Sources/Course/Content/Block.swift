import StateLabCore

/// One piece of a lesson's text, from one blank line or fence to the next.
nonisolated public struct Block: Hashable {
  /// The line of the file it begins at, counted from 1.
  public let line: Int
  public let content: Content
  /// The lines, counted from 0, that record what a machine said; `check --update` may rewrite
  /// these and no others.
  public let recording: Range<Int>?
  /// A passage that is true of these releases alone is shown when one of them is played.
  public let releases: Releases
  /// The facts that comments behind a paragraph state.
  public let facts: [Fact]

  public enum Content: Hashable {
    /// Inline Markdown, here and in `paragraph` and `list`. The title is no block.
    case heading(level: Int, String)
    /// Its lines joined by spaces.
    case paragraph(String)
    case list(ordered: Bool, [ListItem])
    /// ` ```swift file=Box.swift show=Box `: the compiled file without its experiments, or these
    /// declarations of it.
    case listing(file: String, show: [String], code: [String])
    /// ` ```swift fails=ID ` and its ` ```diagnostic `, or ` ```swift compiles=ID `.
    case snippet(Snippet)
    /// ` ```run tap tail=open `: the transcript of the run as it was recorded, from the first action
    /// on in which it differs from that other run.
    case transcript(RunReference, tail: RunReference?, recorded: [String])
    /// ` ```compare observable:tap tap `: where two runs part, as it was recorded.
    case comparison(RunReference, RunReference, recorded: [String])
    case table(Table)
    /// Asked by the quiz, about another program.
    case question(Question)
    /// Asked before the run that answers it.
    case prediction(Question)
    /// A statement of an article.
    case claim(Claim)
    /// A finding of ours, which no article states.
    case finding(Claim)
    /// Something to try, and the change that does it.
    case exercise(Exercise)
    case patch(ExercisePatch)
    /// ` ```notes `: paragraphs and lists for whoever teaches the lesson, not for its readers.
    case notes([Block])
    /// Any other fence, shown as it is.
    case verbatim(info: String, [String])
  }
}

/// An item of a list.
nonisolated public struct ListItem: Hashable {
  public let text: String
  /// As of a block.
  public let releases: Releases
  /// As of a block.
  public let facts: [Fact]

  public init(_ text: String, releases: Releases = .all, facts: [Fact] = []) {
    self.text = text
    self.releases = releases
    self.facts = facts
  }
}

/// A fact that a passage states about a run, written in a comment behind it for `check` alone.
///
/// `The body runs twice. <!-- tap bodies ContentView = 2 -->`
nonisolated public enum Fact: Hashable {
  case stated(Exercise.Expectation)
  /// `<!-- of no run -->`: what is counted here, no run of the lesson counts.
  case ofNoRun
}

nonisolated extension Block {
  /// The runs that it speaks of.
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
    case .heading, .paragraph, .list, .listing, .snippet, .patch, .notes, .verbatim: []
    }
  }

  /// True if a reader sees something here of what comes of a run or a snippet.
  public var showsOutcomes: Bool {
    switch content {
    case .question, .prediction, .exercise: false
    default: true
    }
  }

  public func isShown(under profile: Profile) -> Bool { releases.contains(profile) }
}

/// A Markdown table, some of whose cells the runs compute.
nonisolated public struct Table: Hashable {
  public let header: [Cell]
  public let rows: [[Cell]]

  public enum Cell: Hashable {
    case text(String)
    /// `fsstate.bodies = 2`: a finding, and its value as it was recorded.
    case finding(FindingReference, recorded: String)
  }
}
