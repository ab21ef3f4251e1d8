import Replay
import StateLabCore

/// A page for a reader: a list of blocks, independent of columns and colors.
package struct Document: Hashable {
  package var blocks: [Block]

  package init(blocks: [Block]) { self.blocks = blocks }
  package init(_ blocks: Block...) { self.blocks = blocks }

  package enum Block: Hashable {
    case title(Title)
    case heading(String)
    case prose(Line)
    case items(ordered: Bool, [Line])
    case listing(Listing)
    case snippet(SnippetReport)
    /// Lines that are shown unchanged.
    case verbatim([String])
    /// An edit in the format of `diff -u`. Its lines are never broken, so that `patch` can read them.
    case patch([String])
    /// A command line to copy. It is never broken, however narrow the page is.
    case command(String)
    /// A run, or some acts of it; the name of its experiment is nil where the reader already knows
    /// it.
    case run(name: String?, [ToldAct], ending: String? = nil)
    case divergence(Divergence)
    /// The mounted views, and their storage.
    case tree(ViewPicture)
    /// Two runs step by step.
    case alignment(RunAlignment)
    /// Some rows of two runs, without the titles of the runs.
    case alignedRows([RunAlignment.Row], RunAlignment)
    /// A row of a single cell is a heading for the rows below it.
    case table(header: [Line], rows: [[Line]])
    case claim(ClaimReport)
    case finding(FindingReport)
    /// Notes for the teacher of the lesson.
    case notes([Block])
    case words([Word])
    /// The choices of a question.
    case choices([Choice])
    case statement(Statement)
    /// Names with a description of each: commands, options, lessons.
    case entries([Entry])
    /// A line in the margin of the text: the profile, the next command.
    case note(Line)
  }

  package struct Title: Hashable {
    package let number: Int
    package let text: String
    /// The place in the course.
    package let aside: String
    /// The summary; empty where it would answer a question too early.
    package let summary: Line

    package init(number: Int, text: String, aside: String, summary: Line) {
      self.number = number
      self.text = text
      self.aside = aside
      self.summary = summary
    }
  }

  /// A word of the transcripts with its meaning.
  package struct Word: Hashable {
    package let verb: String
    package let meaning: String

    package init(verb: String, meaning: String) {
      self.verb = verb
      self.meaning = meaning
    }
  }

  package struct Choice: Hashable {
    package let letter: String
    package let value: ValueDescription

    package init(letter: String, value: ValueDescription) {
      self.letter = letter
      self.value = value
    }
  }

  package struct Entry: Hashable {
    package let name: String
    package let meaning: Line

    package init(name: String, meaning: Line) {
      self.name = name
      self.meaning = meaning
    }
  }
}

extension Document.Block {
  /// The keys of a screen, with what each does.
  package static func keys(_ keys: [(keys: String, meaning: String)]) -> Self {
    .entries(keys.map { .init(name: $0.keys, meaning: Line($0.meaning)) })
  }
}
