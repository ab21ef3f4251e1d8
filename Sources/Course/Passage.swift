/// A paragraph, an item of a list, or one of these in a teacher's notes: the unit of a check.
public struct Passage {
  public let line: Int
  /// Inline Markdown.
  public let text: String
  /// The releases that show it.
  public let releases: Releases
  public let facts: [Fact]
  /// The runs that the passage's section shows, or else those of the whole lesson; for the feedback
  /// of an answer, the run that decides the answer.
  public let runs: [RunReference]
  /// True if a comment behind the passage may state facts.
  public var canStateFacts = true
}

extension LessonText {
  public var passages: [Passage] {
    var passages: [Passage] = []
    for section in sections {
      let own = section.flatMap(\.shownRuns)
      let runs = own.isEmpty ? blocks.flatMap(\.shownRuns) : own
      passages += section.flatMap { $0.passages(about: runs) }
    }
    return passages
  }

  /// The blocks from each heading to the next one.
  private var sections: [[Block]] {
    var sections: [[Block]] = [[]]
    for block in blocks {
      if case .heading = block.content { sections.append([]) }
      sections[sections.count - 1].append(block)
    }
    return sections
  }
}

extension Block {
  /// The runs whose steps the block shows.
  fileprivate var shownRuns: [RunReference] {
    switch content {
    case .transcript(let run, _, _): [run]
    case .comparison(let one, let other, _): [one, other]
    default: []
    }
  }

  fileprivate func passages(about runs: [RunReference]) -> [Passage] {
    switch content {
    case .paragraph(let text):
      [Passage(line: line, text: text, releases: releases, facts: facts, runs: runs)]
    case .list(_, let items):
      items.map {
        Passage(line: line, text: $0.text, releases: $0.releases, facts: $0.facts, runs: runs)
      }
    case .question(let question), .prediction(let question):
      question.choices.map {
        Passage(
          line: line, text: $0.feedback, releases: Releases(question.profile), facts: [],
          runs: question.finding.map { [$0.run] } ?? runs, canStateFacts: false)
      }
    case .exercise(let exercise):
      exercise.hints.map {
        Passage(
          line: line, text: $0, releases: releases, facts: [], runs: runs, canStateFacts: false)
      }
    case .notes(let blocks): blocks.flatMap { $0.passages(about: runs) }
    default: []
    }
  }
}
