import Replay
import StateLabCore

/// The first steps in which two runs differ.
public struct Divergence: Hashable, Codable, Sendable {
  /// The sentence that opens the comparison.
  public let opening: String
  public let sides: [Side]
  /// The addresses of the first steps that differ, where both have one.
  public let places: [StepAddress]
  /// True if the runs differ at all.
  public let differs: Bool

  public struct Side: Hashable, Codable, Sendable {
    /// `lesson 5, tap`
    public let title: String
    /// The action in which the runs diverge.
    public let action: String?
    public let steps: [ToldStep]
    /// The number of further steps of the action.
    public let moreSteps: Int
    /// The first difference in each later action.
    public let laterActs: [LaterAct]
    /// The reason why there are no steps to show.
    public let ending: String?
    public let finalScreen: [String]
  }

  /// A later action, from the first step that differs from the other run.
  public struct LaterAct: Hashable, Codable, Sendable {
    public let action: String
    public let steps: [ToldStep]
    public let moreSteps: Int
    /// The sentence where nothing follows from the action.
    public let silence: String?
  }

  /// The most steps of each side. More would hide the difference again.
  static let mostSteps = 6
  /// The most steps of each later action.
  static let mostLaterSteps = 2
}

extension Divergence {
  package init(of a: Timeline, and b: Timeline, language: Language = .current) {
    let difference = TraceDiff(from: a, to: b)
    let narrators = Sides(a: Narrator(a, in: language), b: Narrator(b, in: language))
    let divergence = difference.divergence
    differs = !difference.isEmpty || !Sides(a: a.end, b: b.end).areSame
    sides = [
      Side(by: narrators.a, \.a, in: difference), Side(by: narrators.b, \.b, in: difference),
    ]
    let addresses = sides.compactMap { $0.steps.first?.address }
    places = addresses.count == 2 ? addresses : []
    let places = places.map(\.description)
    let words = language.comparison
    let shared = Self.shared(by: narrators.a, before: divergence).map {
      words.shared($0.count, $0.last)
    }
    opening =
      !differs
      ? words.equal(shared)
      : shared.map { words.diverging($0, places) }
        ?? words.different(places)
  }

  /// The common beginning of both runs: the number of steps, and the last of them.
  private static func shared(
    by narrator: Narrator, before divergence: Int
  ) -> (count: Int, last: Sentence)? {
    let alike = narrator.timeline.lines.prefix(divergence).filter(\.isStep)
    guard let last = alike.last else { return nil }
    return (alike.count, narrator.sentence(for: last))
  }
}

extension Divergence.Side {
  fileprivate init(
    by narrator: Narrator, _ side: KeyPath<TraceDiff.Pair, Event?>, in difference: TraceDiff
  ) {
    let divergence = difference.divergence
    let run = narrator.timeline
    let lines = run.lines
    func told(_ events: some Sequence<Event>) -> [ToldStep] {
      events.compactMap { narrator.step(of: $0).map(narrator.toldAlone) }
    }
    let silences = narrator.silences
    let begin = lines[..<Swift.min(divergence + 1, lines.count)].last(where: \.isAction)
    let inAction = lines.dropFirst(divergence)
      .prefix { !$0.isAction || $0.index == begin?.index }.filter(\.isStep)
    let shown = inAction.prefixSparingOne(Divergence.mostSteps)

    title = run.title
    action = begin.map(narrator.title)
    steps = told(shown)
    moreSteps = inAction.count - shown.count
    ending = run.ending
    finalScreen = lines.last { $0.name == .screen }.map { Screen.lines(of: $0.text ?? "") } ?? []

    // The actions after the divergence, each from its first difference. Actions without a
    // difference are left out.
    var passed = 0
    laterActs = difference.acts.compactMap { act -> Divergence.LaterAct? in
      defer { passed += act.count }
      let events = act.compactMap { $0[keyPath: side] }
      let differing = act.filter(\.isStep).drop(while: \.isSame)
      guard passed > divergence, !differing.isEmpty, let action = events.first, action.isAction
      else {
        return nil
      }
      let own = differing.compactMap { $0[keyPath: side] }
      let shown = own[...].prefixSparingOne(Divergence.mostLaterSteps)
      return Divergence.LaterAct(
        action: narrator.title(of: action), steps: told(shown),
        moreSteps: own.count - shown.count, silence: silences[action.index])
    }
  }
}

extension Narrator {
  /// The sentences about actions without consequences, by the positions of the actions.
  package var silences: [Int: String] {
    timeline.acts.reduce(into: [:]) { silences, act in
      if let action = act.action { silences[action] = silence(after: act)?.line }
    }
  }
}

extension Timeline {
  fileprivate var lines: [Event] { events.filter(\.hasLine) }
}

extension Collection {
  /// The first elements: one more than the limit where that is all, because a line that reports one
  /// hidden line takes as much room.
  fileprivate func prefixSparingOne(_ limit: Int) -> SubSequence {
    prefix(count == limit + 1 ? limit + 1 : limit)
  }
}
