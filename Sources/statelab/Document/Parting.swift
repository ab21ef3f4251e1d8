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

extension Parting {
  init(of a: PlacedRun, and b: PlacedRun) {
    let signatures = [a, b].map { $0.run.trace.map(EventSignature.init) }
    let parting = zip(signatures[0], signatures[1]).prefix { $0 == $1 }.count
    differs = signatures[0] != signatures[1] || a.run.problem != b.run.problem
    shared = Self.shared(of: a, before: parting)
    let laterActs = Self.laterActs(of: [a, b], from: parting)
    sides = zip([a, b], laterActs).map { Side(of: $0, from: parting, laterActs: $1) }
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

  /// For each run the actions after the one in which they part, from where each differs from its
  /// counterpart in the other run. Actions that do not differ are left out.
  private static func laterActs(of runs: [PlacedRun], from parting: Int) -> [[Act]] {
    let acts = runs.map { placed in
      placed.run.trace.dropFirst(parting + 1).split(omittingEmptySubsequences: false) {
        $0.isAction
      }
    }
    return runs.indices.map { side in
      let narrator = Narrator(runs[side].run.trace, steps: runs[side].steps)
      return acts[side].indices.dropFirst().compactMap { index in
        let own = acts[side][index].filter(\.isStep)
        let other =
          acts[1 - side].indices.contains(index)
          ? acts[1 - side][index].filter(\.isStep) : []
        let same = zip(own, other).prefix { EventSignature($0) == EventSignature($1) }.count
        guard own.count != same || other.count != same,
          let action = runs[side].run.trace[..<acts[side][index].startIndex].last,
          action.isAction
        else { return nil }
        let shown = own.dropFirst(same).prefixSparingOne(mostLaterSteps)
        return Act(
          action: narrator.sentence(for: action).object,
          steps: shown.map { narrator.step($0, at: runs[side].steps) },
          moreSteps: own.count - same - shown.count,
          silence: Telling.silence(in: [action] + acts[side][index]))
      }
    }
  }

  private static func shared(of placed: PlacedRun, before parting: Int) -> String? {
    let trace = placed.run.trace
    let alike = trace.prefix(parting)
    let narrator = Narrator(trace, steps: placed.steps)
    guard let last = alike.last(where: \.isStep) else { return nil }
    let sentence = narrator.sentence(for: last)
    let count = alike.count(where: \.isStep)
    let steps = count == 1 ? "1 step," : "\(count) steps, the last:"
    return "\(steps) \(sentence.verb) \(sentence.object)"
  }
}

extension Parting.Side {
  init(of placed: PlacedRun, from parting: Int, laterActs: [Parting.Act]) {
    let trace = placed.run.trace
    let narrator = Narrator(trace, steps: placed.steps)
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
      if case .screen(let text) = event.kind { text } else { nil }
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
