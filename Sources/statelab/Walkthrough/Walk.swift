import Course
import Rendering
import Replay
import StateLabCore

/// Runs to be gone through event by event, forward and back, with the prose between them where a lesson
/// shows them. That comes from the same reading as `run`, so that both say the same.
struct Walk {
  let name: String
  /// The lesson, where the runs are those of one.
  let reading: LessonReading?
  let profile: Profile
  let runs: [WalkedRun]
  /// The files that are shown.
  let listings: [Listing]
  let stops: [Stop]
  let notes: [WalkNotes]
  /// Those of each file, by its name, where the declarations are found that steps are about.
  private let declarations: [(file: String, declarations: [LessonFile.Declaration])]
  /// The control that somebody is about to use, where the program is one that can be used.
  var focus: Focus?

  /// A control on the screen of the last stop.
  struct Focus: Hashable {
    /// Counted from 0.
    let line: Int
    /// Shown in the place of the line, while something is typed there.
    let text: String?
  }

  init(_ reading: LessonReading) throws {
    name = "\(reading.lesson.number) · \(reading.text.title)"
    self.reading = reading
    profile = reading.profile
    var builder = WalkBuilder()
    builder.add(.text([.prose(reading.summary)]))
    builder.add(.text(try reading.warnings()))
    for told in try reading.told(withNotes: true).joined() { builder.add(told) }
    runs = builder.runs
    listings = builder.listings
    stops = builder.stops
    notes = builder.notes
    declarations = (reading.lesson.folder?.files ?? []).map { ($0.name, $0.declarations) }
  }

  /// Runs alone, each after a stop at which it has not begun.
  ///
  /// - Parameters:
  ///   - files: Where the declarations are found that steps are about.
  ///   - notes: What to know before a run begins.
  init(
    _ runs: [WalkedRun], named name: String, under profile: Profile, listings: [Listing],
    files: [LessonFile] = [], notes blocks: [Document.Block] = []
  ) {
    self.name = name
    reading = nil
    self.profile = profile
    self.runs = runs
    self.listings = listings
    stops = runs.indices.flatMap { run in
      [Stop(.text([.heading(runs[run].heading)] + blocks))]
        + runs[run].moments(ofRun: run).map { Stop(.moment($0)) }
    }
    notes = []
    declarations = files.map { ($0.name, $0.declarations) }
  }

  /// The line of the listing that a stop is about, where one is known.
  func highlight(at position: Int) -> SourceHighlight? {
    SourceHighlight(
      of: stops[position], in: runs, listings: listings, declarations: declarations)
  }
}

/// Makes stops of a lesson's blocks and of its runs, in order.
private struct WalkBuilder {
  private(set) var runs: [WalkedRun] = []
  private(set) var listings: [Listing] = []
  private(set) var stops: [Stop] = []
  private(set) var notes: [WalkNotes] = []
  /// Shown with what follows it.
  private var heading: [Document.Block] = []
  private var section = (title: nil as String?, firstStop: 0)

  mutating func add(_ told: ToldBlock) {
    switch told {
    case .heading(let title):
      heading = [.heading(title)]
      section = (title, stops.count)
    case .text(let blocks): for block in blocks { stop(at: block) }
    case .listing(let listing): listings.append(listing)
    case .run(let shown, let changes):
      add(shown)
      if let changes { stop(at: .listing(changes)) }
    case .notes(let blocks):
      notes.append(
        WalkNotes(firstStop: section.firstStop, heading: section.title, blocks: blocks))
    }
  }

  private mutating func stop(at block: Document.Block?) {
    stops.append(Stop(.text(heading + [block].compactMap(\.self))))
    heading = []
  }

  private mutating func add(_ shown: ShownRun) {
    // `run` leaves out what this goes through.
    if let beginning = shown.beginning {
      stop(at: .note(Line(markdown: beginning)))
    } else if !heading.isEmpty {
      stop(at: nil)
    }
    let walked = WalkedRun(shown)
    // Also where the text shows a tail alone: what a learner does not remember can be seen again.
    stops += walked.moments(ofRun: runs.count).map { Stop(.moment($0)) }
    runs.append(walked)
  }
}

extension ShownRun {
  /// Said before the steps of a run of which the lesson shows a tail; nil where it shows all.
  fileprivate var beginning: String? {
    guard opening != nil, let tail else { return nil }
    let same = timeline.acts.prefix(firstAct).flatMap(\.steps).compactMap(\.address)
    let other = shownActs.flatMap(\.steps).lazy.compactMap(\.address).first
    let ends = same.first.flatMap { first in same.last.map { (first, $0) } }
    return Words.current.walk.beginning(ends, other, "\(tail)")
  }
}
