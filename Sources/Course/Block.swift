import StateLabCore

/// One piece of a lesson's text, from one blank line or fence to the next.
public struct Block: Hashable {
  /// The line of the file it begins at, counted from 1.
  public let line: Int
  public let content: Content
  /// The lines, counted from 0, that record what a machine said; `check --update` may rewrite
  /// these and no others.
  public let recording: Range<Int>?

  public enum Content: Hashable {
    /// Inline Markdown, here and in `paragraph` and `list`. The title is no block.
    case heading(level: Int, String)
    /// Its lines joined by spaces.
    case paragraph(String)
    case list(ordered: Bool, [String])
    /// ` ```swift file=Box.swift `: the compiled file.
    case listing(file: String, code: [String])
    /// ` ```swift fails=ID ` and its ` ```diagnostic `, or ` ```swift compiles=ID `.
    case snippet(Snippet)
    /// ` ```run tap `: the transcript of the run as it was recorded.
    case transcript(RunReference, recorded: [String])
    /// ` ```compare observable:tap tap `: where two runs part, as it was recorded.
    case comparison(RunReference, RunReference, recorded: [String])
    case table(Table)
    case question(Question)
    case claim(Claim)
    /// ` ```notes `: paragraphs and lists for whoever teaches the lesson, not for its readers.
    case notes([Block])
    /// Any other fence, shown as it is.
    case verbatim(info: String, [String])
  }
}

extension Block {
  /// The runs that it speaks of.
  public var runs: [RunReference] {
    switch content {
    case .transcript(let run, _): return [run]
    case .comparison(let one, let other, _): return [one, other]
    case .question(let question): return [question.finding.run]
    case .claim(let claim):
      if case .run(let finding) = claim.kind { return [finding.run] }
      return []
    case .table(let table):
      return ([table.header] + table.rows).joined().compactMap { cell in
        if case .finding(let finding, _) = cell { finding.run } else { nil }
      }
    case .heading, .paragraph, .list, .listing, .snippet, .notes, .verbatim: return []
    }
  }
}

/// A Markdown table, some of whose cells the runs compute.
public struct Table: Hashable {
  public let header: [Cell]
  public let rows: [[Cell]]

  public enum Cell: Hashable {
    case text(String)
    /// `fsstate.bodies = 2`: a finding, and its value as it was recorded.
    case finding(FindingReference, recorded: String)
  }
}
