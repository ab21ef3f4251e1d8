import Course
import Replay
import StateLabCore

/// A lesson to be gone through stop by stop, forward and back: its prose, and its runs event by
/// event. It comes from the same reading as `run`, so that both say the same.
struct Walk {
  let reading: LessonReading
  let lesson: Int
  let title: String
  let runs: [WalkedRun]
  /// The files that the lesson shows.
  let listings: [Listing]
  let stops: [Stop]
  let notes: [WalkNotes]
  /// For each stop the line of the listing that it is about, where one is known.
  let highlights: [SourceHighlight?]

  init(_ reading: LessonReading) throws {
    self.reading = reading
    lesson = reading.lesson.number
    title = reading.text.title
    var builder = WalkBuilder(reading.summary)
    let shown = try reading.shownRuns()
    builder.add(try reading.absence())
    for (position, blocks) in try reading.told(withNotes: true).enumerated() {
      builder.add(blocks, run: shown.first { $0.block == position })
    }
    runs = builder.runs
    listings = builder.listings
    stops = builder.stops
    notes = builder.notes
    let made = builder
    highlights = made.stops.map {
      SourceHighlight(
        of: $0, in: made.runs, listings: made.listings, files: reading.lesson.folder?.files ?? [])
    }
  }
}

/// Makes stops of a lesson's blocks, in order.
private struct WalkBuilder {
  private(set) var runs: [WalkedRun] = []
  private(set) var listings: [Listing] = []
  private(set) var stops: [Stop]
  private(set) var notes: [WalkNotes] = []
  private var heading: [Document.Block] = []
  private var section = (title: nil as String?, firstStop: 0)

  init(_ summary: Line) { stops = [Stop(.text([.prose(summary)]))] }

  /// What is shown of one block of the lesson's text, and the run that it shows.
  mutating func add(_ blocks: [Document.Block], run: ShownRun? = nil) {
    for block in blocks {
      switch block {
      case .listing(let listing): listings.append(listing)
      case .heading(let title):
        heading = [block]
        section = (title, stops.count)
      case .notes(let blocks):
        notes.append(
          WalkNotes(firstStop: section.firstStop, heading: section.title, blocks: blocks))
      case .run: if let run { add(run) }
      default:
        stops.append(Stop(.text(heading + [block])))
        heading = []
      }
    }
  }

  private mutating func add(_ shown: ShownRun) {
    if !heading.isEmpty { stops.append(Stop(.text(heading))) }
    heading = []
    let walked = WalkedRun(shown)
    // Also where the text shows a tail alone: each step can be walked to.
    stops += walked.moments(ofRun: runs.count).map { Stop(.moment($0)) }
    runs.append(walked)
  }
}

/// Where a walk can stand.
struct Stop: Hashable {
  let content: Content

  enum Content: Hashable {
    case text([Document.Block])
    case moment(Moment)
  }

  init(_ content: Content) { self.content = content }

  var moment: Moment? {
    if case .moment(let moment) = content { moment } else { nil }
  }
}

/// A point of a run: an action, a step that follows from it, or what came of it all.
struct Moment: Hashable {
  let run: Int
  let act: Int
  let stage: Stage
  /// The action, or the step.
  let event: RecordedEvent?

  enum Stage: Hashable {
    case action
    /// The position of the step in its act.
    case step(Int)
    /// What the screen shows after the action.
    case result
    /// Why the run ended early.
    case ending
  }
}

/// A run that the lesson shows.
struct WalkedRun {
  let reference: RunReference
  let profile: Profile
  let timeline: Timeline
  /// The most lines that any of its screens has, and that its views have.
  let tallestScreen: Int
  let tallestTree: Int
  let widestScreen: Int

  init(_ shown: ShownRun) {
    reference = shown.reference
    profile = shown.run.profile
    timeline = shown.timeline
    let screens = timeline.acts.compactMap { $0.screen?.lines }
    tallestScreen = screens.map(\.count).max() ?? 1
    widestScreen = screens.joined().map(\.text.columns).max() ?? 0
    tallestTree = timeline.tallestViews
  }

  var name: String { timeline.title }
  var acts: [Act] { timeline.acts }

  fileprivate func moments(ofRun position: Int) -> [Moment] {
    var moments: [Moment] = []
    for (number, act) in acts.enumerated() {
      func add(_ stage: Moment.Stage, _ event: Int? = nil) {
        moments.append(
          Moment(run: position, act: number, stage: stage, event: event.map { timeline.events[$0] })
        )
      }
      if act.title != nil { add(.action, act.action) }
      for step in act.steps.indices { add(.step(step), act.steps[step].event) }
      if act.screen != nil || act.silence != nil { add(.result) }
    }
    if timeline.ending != nil {
      moments.append(
        Moment(run: position, act: max(acts.count - 1, 0), stage: .ending, event: nil))
    }
    return moments
  }
}

extension Walk {
  /// The address of the step at which a walk stands, or nil where it stands between steps.
  func address(at position: Int) -> String? {
    guard let moment = stops[position].moment, case .step(let step) = moment.stage else {
      return nil
    }
    return runs[moment.run].acts[moment.act].steps[step].address
  }

  /// The number of the last step, and 0 where nothing runs.
  var stepCount: Int { runs.reduce(0) { $0 + $1.timeline.stepCount } }

  /// Where step `5:7` is; the `5:` may be left out.
  func position(ofStep name: String) -> Int? {
    let address = name.contains(":") ? name : "\(lesson):\(name)"
    return stops.indices.first { self.address(at: $0) == address }
  }

  /// `5:7`, or between which steps it is.
  func place(at position: Int) -> String {
    if let address = address(at: position) { return address }
    let before = stops.indices.prefix(position).last { address(at: $0) != nil }
    let after = stops.indices.dropFirst(position).first { address(at: $0) != nil }
    if stops[position].moment?.stage == .action, let after, let next = address(at: after) {
      return "before \(next)"
    }
    if let before, let previous = address(at: before) { return "after \(previous)" }
    return after.flatMap { address(at: $0) }.map { "before \($0)" } ?? "text"
  }

  /// `step 9 of 26`, or between which steps it is; `stop 3 of 7` where nothing runs.
  func progress(at position: Int) -> String {
    guard stepCount > 0 else { return "stop \(position + 1) of \(stops.count)" }
    let words = place(at: position).split(separator: " ").map(String.init)
    guard let number = words.last?.split(separator: ":").last.flatMap({ Int($0) }) else {
      return "stop \(position + 1) of \(stops.count)"
    }
    let side = words.count > 1 ? words[0] + " " : ""
    return "\(side)step \(number) of \(stepCount)"
  }

  /// Whether the screen shows something else here than before.
  func isChange(at position: Int) -> Bool {
    guard let moment = stops[position].moment, moment.stage == .result,
      let screen = runs[moment.run].acts[moment.act].screen
    else { return false }
    return !screen.isAsBefore
  }

  func nextChange(after position: Int) -> Int? {
    stops.indices.dropFirst(position + 1).first(where: isChange)
  }

  func previousChange(before position: Int) -> Int? {
    stops.indices.prefix(position).last(where: isChange)
  }

  /// The next stop whose text holds these words, going round at the end.
  func position(of words: String, after position: Int) -> Int? {
    let wanted = words.lowercased()
    let order = Array(stops.indices.dropFirst(position + 1)) + stops.indices.prefix(position + 1)
    return order.first { self.words(at: $0).lowercased().contains(wanted) }
  }

  private func words(at position: Int) -> String {
    PlainRenderer(output: OutputOptions(plain: true)).lines(of: document(at: position)).map(\.text)
      .joined(separator: "\n")
  }
}
