import Course
import Rendering
import Replay
import StateLabCore

/// Runs for stepping through event by event, forward and back, with the prose between them if a
/// lesson shows them. The prose comes from the same reading as in `run`, so both commands show the
/// same text.
struct Walk {
  let name: String
  /// The lesson of the runs, if there is one.
  let reading: LessonReading?
  let profile: Profile
  let runs: [WalkedRun]
  /// The files that are shown.
  let listings: [Listing]
  let stops: [Stop]
  /// For a text, the listing that is nearest above it, where no run is between them.
  let listingsAbove: [Int?]
  let notes: [WalkNotes]
  /// The declarations of each file, by its name, for the highlighted lines.
  private let declarations: [(file: String, declarations: [LessonFile.Declaration])]
  /// The focused control, where the user operates the program.
  var focus: Focus?

  /// A control on the screen of the last stop.
  struct Focus: Hashable {
    /// Counted from 0.
    let line: Int
    /// The text in place of the line, while the user types.
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
    listingsAbove = builder.listingsAbove
    notes = builder.notes
    declarations = (reading.lesson.folder?.files ?? []).map { ($0.name, $0.declarations) }
  }

  /// Runs alone, each after a stop before its first event.
  ///
  /// - Parameters:
  ///   - files: The files with the declarations for the steps.
  ///   - notes: The remarks before a run.
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
      [.text([.heading(runs[run].heading)] + blocks)]
        + runs[run].moments(ofRun: run).map(Stop.moment)
    }
    listingsAbove = stops.map { _ in nil }
    notes = []
    declarations = files.map { ($0.name, $0.declarations) }
  }

  /// The line of the listing for a stop, where it is known.
  func highlight(at position: Int) -> SourceHighlight? {
    SourceHighlight(of: stops[position], in: runs, listings: listings, declarations: declarations)
  }
}

/// Creates stops from a lesson's blocks and runs, in order.
private struct WalkBuilder {
  private(set) var runs: [WalkedRun] = []
  private(set) var listings: [Listing] = []
  private(set) var stops: [Stop] = []
  private(set) var listingsAbove: [Int?] = []
  private(set) var notes: [WalkNotes] = []
  private var listingAbove: Int?
  /// The heading, which is shown with the next block.
  private var heading: [Document.Block] = []
  private var section = (title: nil as String?, firstStop: 0)

  mutating func add(_ told: ToldBlock) {
    switch told {
    case .heading(let title):
      heading = [.heading(title)]
      section = (title, stops.count)
    case .text(let blocks): for block in blocks { add(block) }
    case .listing(let listing, _):
      listingAbove = listings.count
      listings.append(listing)
    case .run(let shown, let changes):
      add(shown)
      if let changes { stop(at: .listing(changes)) }
    case .notes(let blocks):
      notes.append(
        WalkNotes(firstStop: section.firstStop, heading: section.title, blocks: blocks))
    }
  }

  /// A snippet shares its stop with the sentence that announces it, and with the paragraph about it;
  /// a note shares the stop of the block above it.
  private mutating func add(_ block: Document.Block) {
    guard heading.isEmpty, case .text(let blocks)? = stops.last, let last = blocks.last,
      last.announces(block) || last.isExplained(by: block) || block.isNote
    else { return stop(at: block) }
    stops[stops.count - 1] = .text(blocks + [block])
  }

  private mutating func stop(at block: Document.Block?) {
    stops.append(.text(heading + [block].compactMap(\.self)))
    listingsAbove.append(listingAbove)
    heading = []
  }

  private mutating func add(_ shown: ShownRun) {
    // `run` leaves out the beginning that a walk shows.
    if let beginning = shown.beginning {
      stop(at: .note(Line(markdown: beginning)))
    } else if !heading.isEmpty {
      stop(at: nil)
    }
    let walked = WalkedRun(shown)
    // All moments, even if the text shows only a tail: a learner may want to see the rest again.
    let moments = walked.moments(ofRun: runs.count)
    stops += moments.map(Stop.moment)
    listingAbove = nil
    listingsAbove += moments.map { _ in nil }
    runs.append(walked)
  }
}

extension Document.Block {
  /// True for a sentence that ends with a colon before a snippet.
  fileprivate func announces(_ block: Self) -> Bool {
    guard case .prose(let line) = self, case .snippet = block else { return false }
    return line.text.hasSuffix(":")
  }

  fileprivate var isNote: Bool { if case .note = self { true } else { false } }

  /// True for a snippet before a paragraph that announces no other block.
  fileprivate func isExplained(by block: Self) -> Bool {
    guard case .snippet = self, case .prose(let line) = block else { return false }
    return !line.text.hasSuffix(":")
  }
}

extension ShownRun {
  /// The sentence before a run of which the lesson shows a tail; nil where it shows the whole run.
  fileprivate var beginning: String? {
    guard opening != nil, let tail else { return nil }
    let same = timeline.acts.prefix(firstAct).flatMap(\.steps).compactMap(\.address)
    let other = shownActs.flatMap(\.steps).lazy.compactMap(\.address).first
    let ends = same.first.flatMap { first in same.last.map { (first, $0) } }
    return Words.current.walk.beginning(ends, other, "\(tail)")
  }
}
