import Replay
import StateLabCore

/// Two runs beside each other, step by step: what both did, and what one alone did.
package struct RunAlignment: Hashable, Sendable {
  /// The titles of the two runs: `lesson 5, tap`.
  package let titles: Sides<String>
  /// Why a run ended early.
  package let endings: Sides<String?>
  /// The events from which `rows` are told.
  package let difference: TraceDiff
  package let rows: [Row]
  package let differs: Bool
  /// `@ios13` where the runs are of two releases: an address alone would name a step of either.
  package let suffixes: Sides<String>
  /// Said where nothing differs.
  package let agreement: String

  /// Something that happened, on one side or on both.
  package struct Row: Hashable, Sendable {
    package let a: Content?
    package let b: Content?
    package let isSame: Bool
    /// The positions of the events that are told; of a silence that of the screen after it.
    package let events: Sides<Int?>
  }

  package enum Content: Hashable, Sendable {
    case action(String)
    case step(ToldStep)
    /// Said where nothing follows from an action.
    case silence(String)
    case screen([String])
    /// The screen is out of date.
    case stale(Sentence)
  }

  package init(of runs: Sides<Timeline>, language: Language = .current) {
    difference = TraceDiff(from: runs.a, to: runs.b)
    titles = runs.map(\.title)
    endings = runs.map(\.ending)
    let tellers = runs.map { Teller(Narrator($0, in: language)) }
    rows = difference.pairs.flatMap { Self.rows(of: $0, tellers) }
    differs = !difference.isEmpty || endings.a != endings.b
    let areOfOneRelease = runs.a.profile == runs.b.profile
    suffixes = runs.map { areOfOneRelease ? "" : "@\($0.profile)" }
    agreement = language.comparison.agreement(rows.count(where: \.isStep), endings.a)
  }

  private static func rows(of pair: TraceDiff.Pair, _ tellers: Sides<Teller>) -> [Row] {
    var rows: [Row] = []
    // Before a screen and before the next action there may be something to say of the last one.
    let silence = (tellers.a.silence(before: pair.a), tellers.b.silence(before: pair.b))
    let events = Sides(a: pair.a?.index, b: pair.b?.index)
    if silence.0 != nil || silence.1 != nil {
      rows.append(Row(a: silence.0, b: silence.1, isSame: silence.0 == silence.1, events: events))
    }
    rows.append(
      Row(
        a: pair.a.map { tellers.a.content($0, isShared: pair.isSame) },
        b: pair.b.map { tellers.b.content($0, isShared: pair.isSame) }, isSame: pair.isSame,
        events: events))
    return rows
  }

  /// Puts the events of one side into words.
  private struct Teller {
    let narrator: Narrator
    /// The sentence about the action whose screen this is.
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

    /// Addresses of causes are left out where the step belongs to both sides.
    func content(_ event: Event, isShared: Bool) -> Content {
      switch event.kind {
      case .screen(let text, _): return .screen(Screen.lines(of: text))
      case .stale(let fresh, let shown):
        return .stale(
          narrator.staleness(of: Screen.lines(of: shown), insteadOf: Screen.lines(of: fresh)))
      default: break
      }
      guard let step = narrator.step(of: event) else { return .action(narrator.title(of: event)) }
      var shared = narrator.toldAlone(step)
      guard isShared else { return .step(shared) }
      shared.sentence.reason = narrator.delayInWords(of: event)
      return .step(shared)
    }

    func silence(before event: Event?) -> Content? {
      event.flatMap { silences[$0.index] }.map(Content.silence)
    }
  }
}

// MARK: What is shown of it

extension RunAlignment {
  /// A line of the comparison, as a reader sees it.
  package enum Piece: Hashable, Sendable {
    case row(Row)
    /// Steps that both have, left out: in words, and how the first and the last are called.
    case alike(String, first: Sides<String?>, last: Sides<String?>)
    /// Here the runs part, in words.
    case divergence(String)
  }

  /// This many steps of both stay before and after what differs.
  static let context = 2

  /// The first row at which runs that both do something part.
  private var firstDifference: Int? {
    let areBothThere = rows.contains { $0.a != nil } && rows.contains { $0.b != nil }
    return areBothThere ? rows.firstIndex { !$0.isSame } : nil
  }

  /// The names of the first steps in which the runs differ; nil where they do not.
  package var divergence: Sides<String?>? { firstDifference.map { stepNames(from: $0) } }

  /// The rows, long stretches of steps that both have left out.
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

  var isAction: Bool {
    if case .action = a ?? b { true } else { false }
  }
}

extension RunAlignment.Content {
  package var step: ToldStep? {
    if case .step(let step) = self { step } else { nil }
  }
}
