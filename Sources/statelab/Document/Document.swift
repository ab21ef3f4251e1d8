import Replay

/// A page for a reader: a list of blocks that know nothing of columns or colours.
struct Document: Hashable {
  var blocks: [Block] = []

  enum Block: Hashable {
    case title(Title)
    case heading(String)
    case prose(Line)
    case items(ordered: Bool, [Line])
    case listing(Listing)
    case snippet(SnippetReport)
    /// Shown as it is.
    case verbatim([String])
    /// A command line to be copied: never broken, however narrow the page.
    case command(String)
    /// A run, or acts of it; the name is that of its experiment, where the reader does not know it
    /// anyway.
    case run(name: String?, [Act], ending: String? = nil)
    case divergence(Divergence)
    /// The mounted views, and the state that is kept for them.
    case tree(ViewPicture)
    /// Two runs step by step.
    case alignment(RunAlignment)
    /// Some rows of two runs, without saying which they are.
    case alignedRows([RunAlignment.Row], RunAlignment)
    /// A row of a single cell is a heading for those below it.
    case table(header: [Line], rows: [[Line]])
    case claim(ClaimReport)
    /// Notes for whoever teaches the lesson.
    case notes([Block])
    case words([Word])
    /// The answers that a question offers.
    case choices([Choice])
    case statement(Statement)
    /// Names with what is to be said of each: commands, options, lessons.
    case entries([Entry])
    /// A line in the margin of the text: the profile, the next command.
    case note(Line)
  }

  struct Title: Hashable {
    let number: Int
    let text: String
    /// Its place in the course.
    let aside: String
    /// Empty where it would give something away.
    let summary: Line
  }

  /// A word of the transcripts with its meaning.
  struct Word: Hashable {
    let verb: String
    let meaning: String
  }

  struct Choice: Hashable {
    let letter: String
    let value: Value
  }

  struct Entry: Hashable {
    let name: String
    let meaning: Line
  }
}
