import Course
import StateLabCore

/// Two runs beside each other, step by step: what both did, and what one alone did.
struct Alignment: Hashable {
  /// How each side is called: `lesson 5, tap`.
  let titles: Sides<String>
  /// Why a run ended early.
  let endings: Sides<String?>
  /// What `rows` are told from.
  let difference: TraceDiff
  let rows: [Row]
  let differs: Bool
  /// `@ios13` where the runs are of two releases: an address alone would name a step of either.
  let suffixes: Sides<String>

  /// Something that happened, on one side or on both.
  struct Row: Hashable {
    let a: Content?
    let b: Content?
    let isSame: Bool
  }

  enum Content: Hashable {
    case action(String)
    case step(Story.Step)
    /// Said where nothing follows from an action.
    case silence(String)
    case screen([String])
  }

  init(of runs: Sides<PlacedRun>) {
    difference = TraceDiff(from: runs.a.run.trace, to: runs.b.run.trace)
    titles = runs.map(\.title)
    endings = runs.map { Story(of: $0.run, steps: $0.steps).ending }
    rows = Self.rows(of: difference, Teller(runs.a), Teller(runs.b))
    differs = !difference.isEmpty || runs.a.run.problem != runs.b.run.problem
    let areOfOneRelease = runs.a.run.profile == runs.b.run.profile
    suffixes = runs.map { areOfOneRelease ? "" : "@\($0.run.profile.name)" }
  }

  private static func rows(of difference: TraceDiff, _ a: Teller, _ b: Teller) -> [Row] {
    var rows: [Row] = []
    for pair in difference.pairs {
      // Before a screen and before the next action there may be something to say of the last one.
      let silence = (a.silence(before: pair.a), b.silence(before: pair.b))
      if silence.0 != nil || silence.1 != nil {
        rows.append(Row(a: silence.0, b: silence.1, isSame: silence.0 == silence.1))
      }
      rows.append(
        Row(
          a: pair.a.map { a.content($0, isShared: pair.isSame) },
          b: pair.b.map { b.content($0, isShared: pair.isSame) }, isSame: pair.isSame))
    }
    return rows
  }

  /// Puts the events of one side into words.
  private struct Teller {
    let placed: PlacedRun
    let narrator: Narrator

    init(_ placed: PlacedRun) {
      self.placed = placed
      narrator = placed.narrator
    }

    /// Addresses of causes are left out where the step belongs to both sides.
    func content(_ event: Event, isShared: Bool) -> Content {
      if case .screen(let text, _) = event.kind { return .screen(Story.Screen.lines(of: text)) }
      let step = narrator.step(event, at: placed.steps)
      if event.isAction { return .action(step.sentence.object) }
      if !isShared { return .step(step) }
      let sentence = Sentence(
        step.sentence.verb, step.sentence.object, reason: narrator.delay(of: event))
      return .step(.init(address: step.address, depth: 0, sentence: sentence))
    }

    /// What there is to say of the action whose screen this is.
    func silence(before event: Event?) -> Content? {
      guard let event, case .screen = event.kind,
        let start = placed.run.trace[..<event.index].last(where: \.isAction)
      else { return nil }
      return Telling.silence(in: Array(placed.run.trace[start.index..<event.index]))
        .map(Content.silence)
    }
  }
}

// MARK: What is shown of it

extension Alignment {
  /// What a reader sees, in order.
  enum Piece: Hashable {
    case row(Row)
    /// Steps that both have, left out: how many, and the addresses of the first and the last.
    case alike(Int, first: Sides<String?>, last: Sides<String?>)
    /// Here the runs part.
    case parting(Sides<String?>)
  }

  /// This many steps of both stay before and after what differs.
  static let context = 2

  /// The rows, long stretches of steps that both have left out.
  var pieces: [Piece] {
    let areBothThere = rows.contains { $0.a != nil } && rows.contains { $0.b != nil }
    let firstDifference = areBothThere ? rows.firstIndex { !$0.isSame } : nil
    var pieces: [Piece] = []
    var folded: [Row] = []
    func unfold() {
      if folded.count == 1 {
        pieces.append(.row(folded[0]))
      } else if let first = folded.first, let last = folded.last {
        pieces.append(
          .alike(folded.count, first: addresses(of: first), last: addresses(of: last)))
      }
      folded = []
    }
    for (index, row) in rows.enumerated() {
      if index == firstDifference {
        unfold()
        pieces.append(.parting(addresses(from: index)))
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
  private func addresses(from index: Int) -> Sides<String?> {
    let next = rows[index...].map(addresses)
    return Sides(a: next.lazy.compactMap(\.a).first, b: next.lazy.compactMap(\.b).first)
  }

  /// The addresses of a row, for a sentence: with the release where there are two.
  func addresses(of row: Row) -> Sides<String?> {
    Sides(
      a: (row.a?.step?.address).map { $0 + suffixes.a },
      b: (row.b?.step?.address).map { $0 + suffixes.b })
  }

  var stepCount: Int { rows.count(where: \.isStep) }
}

extension Alignment.Row {
  var isStep: Bool { (a ?? b)?.step != nil }

  var isAction: Bool {
    if case .action = a ?? b { true } else { false }
  }
}

extension Alignment.Content {
  var step: Story.Step? {
    if case .step(let step) = self { step } else { nil }
  }
}

extension Alignment {
  /// `They part here, at 4:5 and 5:1.`
  static func sentence(ofParting places: Sides<String?>) -> String {
    let known = places.both.compactMap { $0 }
    return known.isEmpty
      ? "They part here." : "They part here, at \(known.joined(separator: " and "))."
  }

  /// `12 steps alike`
  static func sentence(ofAlike count: Int) -> String { "\(count) steps alike" }

  /// Said where nothing differs.
  var agreement: String {
    let ending = endings.a.map { "For both: \($0)" }
    let steps: String? =
      switch stepCount {
      case 0: ending == nil ? "The two runs do the same: nothing happens." : nil
      case 1: "The two runs do the same, in their only step."
      default: "The two runs do the same, in all \(stepCount) steps."
      }
    return [steps, ending].compactMap { $0 }.joined(separator: " ")
  }
}
