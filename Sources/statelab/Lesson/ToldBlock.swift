import Rendering

/// A block of a lesson's text, joined with its run: a page shows all of it, and a walk goes through
/// the run.
enum ToldBlock {
  case heading(String)
  case text([Document.Block])
  /// - onPage: The listing without what the blocks above have shown.
  case listing(Listing, onPage: Listing)
  /// - changes: The difference from the recording, where the lesson is being edited.
  case run(ShownRun, changes: Listing?)
  /// Notes for the teacher of the lesson.
  case notes([Document.Block])

  var page: [Document.Block] {
    switch self {
    case .heading(let title): [.heading(title)]
    case .text(let blocks): blocks
    case .listing(_, let listing): [.listing(listing)]
    case .run(let shown, let changes):
      [.run(name: shown.timeline.title, shown.pageActs, ending: shown.timeline.ending)]
        + (changes.map { [.listing($0)] } ?? [])
    case .notes(let blocks): [.notes(blocks)]
    }
  }
}
