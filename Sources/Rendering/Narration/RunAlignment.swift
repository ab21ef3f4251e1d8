import Replay
import StateLabCore

/// Two runs side by side, step by step: common steps, and the steps of one run alone.
package struct RunAlignment: Hashable, Sendable {
  /// The titles of the two runs: `lesson 5, tap`.
  package let titles: Sides<String>
  /// The reasons why a run ended early.
  package let endings: Sides<String?>
  /// True if both runs end alike: both as planned, or for the same reason.
  package let endAlike: Bool
  /// The events of `rows`.
  package let difference: TraceDiff
  package let rows: [Row]
  package let differs: Bool
  /// `@ios13` where the runs belong to two releases: an address alone would be ambiguous.
  package let suffixes: Sides<String>
  /// The sentence for runs without a difference.
  package let agreement: String

  /// An event of one run or of both.
  package struct Row: Hashable, Sendable {
    package let a: Content?
    package let b: Content?
    package let isSame: Bool
    /// The positions of the events; for a silence, the position of the screen after it.
    package let events: Sides<Int?>
  }

  package enum Content: Hashable, Sendable {
    case action(String)
    case step(ToldStep)
    /// The sentence for an action without consequences.
    case silence(String)
    case screen([String])
    /// The staleness of the screen.
    case stale(Sentence)
  }

  package init(of runs: Sides<Timeline>, language: Language = .current) {
    difference = TraceDiff(from: runs.a, to: runs.b)
    titles = runs.map(\.title)
    endings = runs.map(\.ending)
    let tellers = runs.map { Teller(Narrator($0, in: language)) }
    rows = difference.pairs.flatMap { Self.rows(of: $0, tellers) }
    endAlike = runs.map(\.end).areSame
    differs = !difference.isEmpty || !endAlike
    let areOfOneRelease = runs.a.profile == runs.b.profile
    suffixes = runs.map { areOfOneRelease ? "" : "@\($0.profile)" }
    agreement = language.comparison.agreement(rows.count(where: \.isStep), endings.a)
  }

  private static func rows(of pair: TraceDiff.Pair, _ tellers: Sides<Teller>) -> [Row] {
    var rows: [Row] = []
    // A sentence about the last action may precede a screen and the next action.
    let silence = (tellers.a.silence(before: pair.a), tellers.b.silence(before: pair.b))
    let events = Sides(a: pair.a?.index, b: pair.b?.index)
    if silence.0 != nil || silence.1 != nil {
      rows.append(Row(a: silence.0, b: silence.1, isSame: silence.0 == silence.1, events: events))
    }
    rows.append(
      Row(
        a: pair.a.map { tellers.a.content($0, sharedWith: pair.isSame ? pair.b : nil) },
        b: pair.b.map { tellers.b.content($0, sharedWith: pair.isSame ? pair.a : nil) },
        isSame: pair.isSame,
        events: events))
    return rows
  }

  /// Puts the events of one side into words.
  private struct Teller {
    let narrator: Narrator
    /// The sentences about actions, by the positions of their screens.
    let silences: [Int: String]

    init(_ narrator: Narrator) {
      self.narrator = narrator
      let said = narrator.silences
      var silences: [Int: String] = [:]
      var action: Int?
      for event in narrator.timeline.events {
        if event.isAction { action = event.index }
        if event.name == .screen { silences[event.index] = action.flatMap { said[$0] } }
      }
      self.silences = silences
    }

    /// The step of a side in words. A step of both sides has no addresses of causes, and names the
    /// storage of a state as in every build.
    func content(_ event: Event, sharedWith other: Event?) -> Content {
      switch event.kind {
      case .screen(let screen, _): return .screen(screen.lines)
      case .stale(let fresh, let shown):
        return .stale(
          narrator.staleness(of: Screen.lines(of: shown), insteadOf: Screen.lines(of: fresh)))
      default: break
      }
      guard let step = narrator.step(of: event) else { return .action(narrator.title(of: event)) }
      var told = narrator.toldAlone(step)
      if let other {
        if event.type != other.type {
          var event = event
          event.kind = event.kindInEveryBuild
          told.sentence = narrator.sentence(for: event)
        }
        told.sentence.reason = nil
      }
      return .step(told)
    }

    func silence(before event: Event?) -> Content? {
      event.flatMap { silences[$0.index] }.map(Content.silence)
    }
  }
}

// MARK: Pieces

extension RunAlignment {
  /// A line of the comparison.
  package enum Piece: Hashable, Sendable {
    case row(Row)
    /// Common steps that are left out: in words, with the names of the first and the last.
    case alike(String, first: Sides<String?>, last: Sides<String?>)
    /// The divergence of the runs, in words.
    case divergence(String)
  }

  /// The number of common steps that are shown before and after a difference.
  static let context = 2

  /// The first row in which runs with steps of their own differ.
  private var firstDifference: Int? {
    let areBothThere = rows.contains { $0.a != nil } && rows.contains { $0.b != nil }
    return areBothThere ? rows.firstIndex { !$0.isSame } : nil
  }

  /// The names of the first steps in which the runs differ; nil where there are none.
  package var divergence: Sides<String?>? { firstDifference.map { stepNames(from: $0) } }

  /// The rows, without long stretches of common steps.
  package func pieces(in language: Language = .current) -> [Piece] {
    let firstDifference = firstDifference
    var pieces: [Piece] = []
    var folded: [Row] = []
    func unfold() {
      if folded.count == 1 {
        pieces.append(.row(folded[0]))
      } else if let first = folded.first, let last = folded.last {
        pieces.append(
          .alike(
            language.comparison.alike(folded.count), first: stepNames(of: first),
            last: stepNames(of: last)))
      }
      folded = []
    }
    for (index, row) in rows.enumerated() {
      if index == firstDifference {
        unfold()
        let places = stepNames(from: index).both.compactMap { $0 }
        pieces.append(.divergence(language.comparison.divergence(places)))
      }
      if !row.isSame || row.isAction || (row.isStep && isNearDifference(index)) {
        unfold()
        pieces.append(.row(row))
      } else if row.isStep {
        folded.append(row)
      }
    }
    unfold()
    return pieces
  }

  private func isNearDifference(_ index: Int) -> Bool {
    rows[max(index - Self.context, 0)...min(index + Self.context, rows.count - 1)]
      .contains { !$0.isSame }
  }

  /// The next steps on each side.
  private func stepNames(from index: Int) -> Sides<String?> {
    let next = rows[index...].map(stepNames)
    return Sides(a: next.lazy.compactMap(\.a).first, b: next.lazy.compactMap(\.b).first)
  }

  /// The names of a row's steps in a sentence: `5:7`, and `5:7@ios13` where there are two releases.
  private func stepNames(of row: Row) -> Sides<String?> {
    Sides(
      a: (row.a?.step?.address).map { "\($0)\(suffixes.a)" },
      b: (row.b?.step?.address).map { "\($0)\(suffixes.b)" })
  }

  package var stepCount: Int { rows.count(where: \.isStep) }
}

extension RunAlignment.Row {
  package var isStep: Bool { (a ?? b)?.step != nil }

  package var isAction: Bool {
    if case .action = a ?? b { true } else { false }
  }
}

extension RunAlignment.Content {
  package var step: ToldStep? {
    if case .step(let step) = self { step } else { nil }
  }
}
