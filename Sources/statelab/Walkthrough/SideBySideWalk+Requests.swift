import Rendering
import Replay
import StateLabCore

extension SideBySideWalk: Walkable {
  var stopCount: Int { max(stops.count, 1) }

  var name: String {
    let names = comparison.sides.map(\.name)
    return names.a == names.b ? names.a : "\(names.a) │ \(names.b)"
  }

  var part: String { Words.current.sideBySide.part }

  var release: String? {
    let profiles = comparison.sides.map(\.profile)
    if profiles.a != profiles.b { return "\(profiles.a.name) │ \(profiles.b.name)" }
    return sides.a.release
  }

  var opening: String {
    let titles = comparison.sides.map(\.fullTitle)
    return Words.current.walk.opening(Words.current.sideBySide.through(titles.a, titles.b))
  }

  var range: String {
    Words.current.sideBySide.range(
      [comparison.pairs.map(\.runs.a), comparison.pairs.map(\.runs.b)].compactMap(ends))
  }

  /// `4:5` and `4:14`; `1` and `14` for a program, whose steps have no lesson.
  private func ends(of runs: [Timeline]) -> (first: String, last: String)? {
    let addresses = runs.flatMap(\.steps).compactMap(\.address)
    if let first = addresses.first, let last = addresses.last { return ("\(first)", "\(last)") }
    return runs.first.map { ("1", "\($0.stepCount)") }
  }

  /// The position at which the runs diverge; nil where they do not.
  var divergence: Int? { stops.firstIndex(where: \.remark.isDivergence) }

  var toDivergence: Destination {
    divergence.map(Destination.stop) ?? .nowhere(Words.current.screen.walk.doNotPart)
  }

  var single: Walk? { nil }

  func progress(at position: Int) -> String {
    let place = place(at: position)
    return (place.isEmpty ? "" : "\(place) · ")
      + Words.current.walk.counted("\(position + 1)", stopCount)
  }

  /// `4:3 │ 5:3`, the last step on each side.
  private func place(at position: Int) -> String {
    guard stops.indices.contains(position), !stops[position].isBeginning else { return "" }
    let positions = stops[position].positions
    return "\(sides.a.lastStep(at: positions.a)) │ \(sides.b.lastStep(at: positions.b))"
  }

  /// The stop at which one of the sides reaches this step; the first side has priority.
  func position(ofStep name: String) -> Int? {
    let places = Sides(a: sides.a.position(ofStep: name), b: sides.b.position(ofStep: name))
    return stops.firstIndex { $0.hasMoved.a && $0.positions.a == places.a }
      ?? stops.firstIndex { $0.hasMoved.b && $0.positions.b == places.b }
  }

  func isChange(at position: Int) -> Bool {
    guard stops.indices.contains(position) else { return false }
    let stop = stops[position]
    return (stop.hasMoved.a && sides.a.isChange(at: stop.positions.a))
      || (stop.hasMoved.b && sides.b.isChange(at: stop.positions.b))
  }

  // MARK: Texts

  func document(at position: Int) -> Document {
    guard stops.indices.contains(position) else { return nothing }
    let stop = stops[position]
    if stop.isBeginning { return beginning(of: stop) }
    let pair = comparison.pairs[stop.pair]
    let note = Document.Block.note(Line(stop.remark.text, stop.remark.style))
    if stop.rows.isEmpty {
      let endings = [(stop.hasMoved.a, \Sides<String?>.a), (stop.hasMoved.b, \.b)]
        .filter(\.0).compactMap { pair.alignment.endings[keyPath: $0.1] }
      return Document(blocks: [note] + endings.map { .note(Line($0, .warning)) })
    }
    return Document(note, .alignedRows(stop.rows, pair.alignment))
  }

  /// The runs that are compared from this stop on.
  private func beginning(of stop: Stop) -> Document {
    let pair = comparison.pairs[stop.pair]
    let titles = pair.alignment.titles
    let words = Words.current.sideBySide
    let entries = zip(titles.both, pair.runs.both).map { title, run in
      Document.Entry(name: title, meaning: Line(Self.range(of: run)))
    }
    let promise =
      stop.remark.text.isEmpty
      ? words.promise : words.agreement(pair.runs.a.experiment, stop.remark.text)
    return Document(
      blocks: [
        .heading(words.heading(titles.a, titles.b)), .entries(entries),
        .prose(Line(markdown: promise)),
      ])
  }

  /// `steps 4:5 to 4:14`: step numbers continue across the experiments of a lesson.
  private static func range(of run: Timeline) -> String {
    let addresses = run.steps.compactMap(\.address)
    guard let first = addresses.first, let last = addresses.last else {
      return Words.current.sideBySide.unnumbered(run.stepCount)
    }
    return Words.current.sideBySide.steps(first, last)
  }

  var nothing: Document { Document(.note(Line(Words.current.sideBySide.nothing))) }

  func document(for request: WalkRequest, at position: Int) -> Document? {
    switch request {
    case .difference: return comparison.document
    case .notes: return Document(.note(Line(Words.current.sideBySide.noNotes)))
    case .place:
      return Document(.note(Line(Words.current.walk.place) + Line(progress(at: position), .strong)))
    default: break
    }
    guard stops.indices.contains(position) else { return nil }
    let stop = stops[position]
    let titles = comparison.pairs[stop.pair].alignment.titles
    func ofSides(_ showsWaiting: Bool = true) -> Document? {
      let told =
        [(sides.a, titles.a, stop.positions.a, stop.hasMoved.a)]
        + [(sides.b, titles.b, stop.positions.b, stop.hasMoved.b)]
      let documents = told.filter { showsWaiting || $0.3 }.compactMap { walk, title, position, _ in
        walk.document(for: request, at: position).map { (title, $0) }
      }
      if documents.isEmpty { return nil }
      return Document(blocks: documents.flatMap { [.heading($0.0)] + $0.1.blocks })
    }
    return ofSides(request != .why)
      ?? (request == .why
        ? Document(.note(Line(Words.current.walk.nothingHere))) : nil)
  }

  func wonder(at position: Int) -> Document {
    guard position + 1 < stops.count else {
      return Document(.note(Line(Words.current.sideBySide.noMoreQuestions)))
    }
    return Document(blocks: [
      .heading(Words.current.walk.question), .note(Line(Words.current.sideBySide.question)),
    ])
  }

  func refusal(of turn: Turn) -> String { Words.current.sideBySide.isNoLesson }
}

extension SideBySideWalk.Remark {
  var style: Style { isDivergence ? .badge : differs ? .warning : .quiet }
}

extension Walk {
  /// The address of the current step, or of the last one before this stop.
  func lastStep(at position: Int) -> String {
    guard let run = stops[position].moment?.run else { return "–" }
    let before = stops.indices.prefix(position + 1).reversed().prefix {
      stops[$0].moment?.run == run
    }
    return before.lazy.compactMap(address).first?.description ?? "–"
  }
}
