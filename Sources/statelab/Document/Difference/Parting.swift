import Course
import StateLabCore

/// Where two runs stop doing the same, and what each did there.
struct Parting: Hashable {
  /// What both did alike just before, in words; nil where they differ from the start.
  let shared: String?
  let sides: [Side]
  /// The addresses of the first steps that differ, `4:1 and 5:1`, where both have one.
  let place: String?
  /// Whether they differ at all.
  let differs: Bool

  struct Side: Hashable {
    /// `lesson 5, tap`
    let title: String
    /// What was done when they parted.
    let action: String?
    let steps: [Story.Step]
    /// How many more steps the action had.
    let moreSteps: Int
    /// What differs first in each later action.
    let laterActs: [Act]
    /// Why there is nothing to show.
    let ending: String?
    let finalScreen: [String]
  }

  /// A later action, from the first step that the other run does not have.
  struct Act: Hashable {
    let action: String
    let steps: [Story.Step]
    let moreSteps: Int
    /// Said when nothing follows from the action.
    let silence: String?
  }

  /// More than this of each side would hide the difference again.
  static let mostSteps = 6
  /// And of each later action.
  static let mostLaterSteps = 2
}

/// A run with its place in the course.
struct PlacedRun {
  let run: Run
  let steps: Steps
  /// How it is called beside another one: `lesson 5, tap`.
  let title: String
}

extension PlacedRun {
  var narrator: Narrator { Narrator(run.trace, steps: steps) }

  /// The events that have a line.
  fileprivate var lines: [Event] { run.trace.filter { !$0.isAside } }
}

extension Parting {
  init(of a: PlacedRun, and b: PlacedRun) {
    let difference = TraceDiff(from: a.run.trace, to: b.run.trace)
    let parting = difference.parting
    differs = !difference.isEmpty || a.run.problem != b.run.problem
    shared = Self.shared(of: a, before: parting)
    sides = [(a, \.a), (b, \.b)].map { (placed: PlacedRun, side: KeyPath<TraceDiff.Pair, Event?>) in
      Side(
        of: placed, from: parting,
        laterActs: Self.laterActs(of: placed, side, in: difference, after: parting))
    }
    let places = sides.compactMap { $0.steps.first?.address }
    place = places.count == 2 ? places.joined(separator: " and ") : nil
  }

  /// The sentence that opens the comparison.
  var opening: String {
    guard differs else { return "The two runs do the same: \(shared ?? "nothing happens")." }
    guard let shared else {
      return "The two runs differ from the start\(place.map { ", at \($0)" } ?? ""):"
    }
    let parting = place.map { "They part at \($0)" } ?? "Here they part"
    return "The two runs begin alike: \(shared). \(parting):"
  }

  /// The actions of one run after the one in which they part, from where each differs from its
  /// counterpart in the other run. Actions of which no step differs are left out.
  private static func laterActs(
    of placed: PlacedRun, _ side: KeyPath<TraceDiff.Pair, Event?>, in difference: TraceDiff,
    after parting: Int
  ) -> [Act] {
    let narrator = placed.narrator
    var told = 0
    return difference.acts.compactMap { act in
      defer { told += act.count }
      let events = act.compactMap { $0[keyPath: side] }
      let steps = act.filter { ($0.a ?? $0.b)?.isStep == true }
      let differing = steps.drop(while: \.isSame)
      guard told > parting, !differing.isEmpty, let action = events.first, action.isAction else {
        return nil
      }
      let own = differing.compactMap { $0[keyPath: side] }
      let shown = own[...].prefixSparingOne(mostLaterSteps)
      return Act(
        action: narrator.sentence(for: action).object,
        steps: shown.map { narrator.step($0, at: placed.steps) },
        moreSteps: own.count - shown.count, silence: Telling.silence(in: events))
    }
  }

  private static func shared(of placed: PlacedRun, before parting: Int) -> String? {
    let alike = placed.lines.prefix(parting)
    let narrator = placed.narrator
    guard let last = alike.last(where: \.isStep) else { return nil }
    let sentence = narrator.sentence(for: last)
    let count = alike.count(where: \.isStep)
    let steps = count == 1 ? "1 step," : "\(count) steps, the last:"
    return "\(steps) \(sentence.verb) \(sentence.object)"
  }
}

extension Parting.Side {
  init(of placed: PlacedRun, from parting: Int, laterActs: [Parting.Act]) {
    let trace = placed.lines
    let narrator = placed.narrator
    let begin = trace[..<Swift.min(parting + 1, trace.count)].last(where: \.isAction)
    let rest = trace.dropFirst(parting)
    let inAction = rest.prefix { !$0.isAction || $0.index == begin?.index }.filter(\.isStep)

    title = placed.title
    action = begin.map { narrator.sentence(for: $0).object }
    steps = inAction.prefixSparingOne(Parting.mostSteps).map {
      narrator.step($0, at: placed.steps)
    }
    self.laterActs = laterActs
    moreSteps = inAction.count - steps.count
    ending = Story(of: placed.run, steps: placed.steps).ending
    let screens = trace.compactMap { event -> String? in
      if case .screen(let text, _) = event.kind { text } else { nil }
    }
    finalScreen = screens.last.map(Story.Screen.lines) ?? []
  }
}

extension Narrator {
  /// The event as a step of which the causes are not shown.
  func step(_ event: Event, at steps: Steps) -> Story.Step {
    Story.Step(address: steps[event.index], depth: 0, sentence: sentence(for: event))
  }
}

extension Collection {
  /// The first of them: one more than the limit where that is all, since a line which says that
  /// one is hidden takes as much room as the one.
  fileprivate func prefixSparingOne(_ limit: Int) -> SubSequence {
    prefix(count == limit + 1 ? limit + 1 : limit)
  }
}

extension Event {
  var isAction: Bool {
    if case .action = kind { true } else { false }
  }
}
