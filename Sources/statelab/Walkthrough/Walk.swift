import Course
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
  let linesAtWork: [LineAtWork?]

  init(_ reading: LessonReading) throws {
    self.reading = reading
    lesson = reading.lesson.number
    title = reading.text.title
    var shown = try reading.shownRuns()[...]
    var runs: [WalkedRun] = []
    var listings: [Listing] = []
    var stops: [Stop] = []
    var notes: [WalkNotes] = []
    var heading: [Document.Block] = []
    var section = (title: nil as String?, firstStop: 0)
    blocks: for block in try reading.document(withNotes: true).blocks {
      switch block {
      case .title(let title): stops.append(Stop(.text([.prose(title.summary)])))
      case .listing(let listing): listings.append(listing)
      case .heading(let title):
        heading = [block]
        section = (title, stops.count)
      case .notes(let blocks):
        notes.append(
          WalkNotes(firstStop: section.firstStop, heading: section.title, blocks: blocks))
      case .words: break blocks
      case .story(let name, _):
        guard let shown = shown.popFirst() else { continue }
        if !heading.isEmpty { stops.append(Stop(.text(heading))) }
        heading = []
        let steps = Steps(of: shown.run, lesson: lesson, first: shown.firstStep)
        let walked = WalkedRun(
          reference: shown.reference, name: name ?? shown.run.experiment, run: shown.run,
          story: shown.story, steps: steps)
        // Also where the text shows a tail alone: each step can be walked to.
        stops += walked.moments(ofRun: runs.count).map { Stop(.moment($0)) }
        runs.append(walked)
      default:
        stops.append(Stop(.text(heading + [block])))
        heading = []
      }
    }
    self.runs = runs
    self.listings = listings
    self.stops = stops
    self.notes = notes
    linesAtWork = stops.map { LineAtWork(of: $0, in: runs, listings: listings) }
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
  let event: Event?

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

/// A run that the lesson shows, as data and in words.
struct WalkedRun {
  let reference: RunReference
  let name: String
  let run: Run
  let story: Story
  let steps: Steps
  /// What is mounted after each step.
  let trees: TreeTelling
  /// The most lines that any of its screens has, and that any of its trees has.
  let tallestScreen: Int
  let tallestTree: Int
  let widestScreen: Int

  init(reference: RunReference, name: String, run: Run, story: Story, steps: Steps) {
    self.reference = reference
    self.name = name
    self.run = run
    self.story = story
    self.steps = steps
    trees = TreeTelling(run.trace, narrator: Narrator(run.trace, steps: steps))
    let screens = story.acts.compactMap { $0.screen?.lines }
    tallestScreen = screens.map(\.count).max() ?? 1
    widestScreen = screens.joined().map(\.text.columns).max() ?? 0
    tallestTree = (Array(trees.steps.values) + trees.acts).map(\.rows.count).max() ?? 0
  }

  fileprivate func moments(ofRun position: Int) -> [Moment] {
    var steps = run.trace.filter(\.isStep)[...]
    var actions = run.trace.filter(\.isAction)[...]
    var moments: [Moment] = []
    for (act, told) in story.acts.enumerated() {
      func add(_ stage: Moment.Stage, _ event: Event? = nil) {
        moments.append(Moment(run: position, act: act, stage: stage, event: event))
      }
      if told.title != nil { add(.action, actions.popFirst()) }
      for step in told.steps.indices { add(.step(step), steps.popFirst()) }
      if told.screen != nil || told.silence != nil { add(.result) }
    }
    if story.ending != nil {
      let last = max(story.acts.count - 1, 0)
      moments.append(Moment(run: position, act: last, stage: .ending, event: nil))
    }
    return moments
  }
}

extension Walk {
  /// The address of the step at which a walk stands, or nil where it stands between steps.
  func address(at position: Int) -> String? {
    guard let moment = stops[position].moment, let event = moment.event else { return nil }
    return runs[moment.run].steps[event.index]
  }

  /// The number of the last step, and 0 where nothing runs.
  var stepCount: Int { runs.reduce(0) { $0 + $1.run.stepCount } }

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

  /// Whether the screen shows something else here than before.
  func isChange(at position: Int) -> Bool {
    guard let moment = stops[position].moment, moment.stage == .result,
      let screen = runs[moment.run].story.acts[moment.act].screen
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
    PlainRenderer(look: Look(plain: true)).lines(of: document(at: position)).map(\.text)
      .joined(separator: "\n")
  }
}
