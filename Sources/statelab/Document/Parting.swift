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
    /// Why there is nothing to show.
    let ending: String?
    let finalScreen: [String]
  }

  /// More than this of each side would hide the difference again.
  static let mostSteps = 6
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
    let signatures = [a, b].map { $0.run.trace.map(Signature.init) }
    let parting = zip(signatures[0], signatures[1]).prefix { $0 == $1 }.count
    differs = signatures[0] != signatures[1] || a.run.problem != b.run.problem
    shared = Self.shared(of: a, before: parting)
    sides = [a, b].map { Side(of: $0, from: parting) }
    let places = sides.compactMap { $0.steps.first?.address }
    place = places.count == 2 ? places.joined(separator: " and ") : nil
  }

  /// The sentence that opens the comparison.
  var opening: String {
    guard differs else { return "The two runs do the same: \(shared ?? "nothing happens")." }
    let parting = place.map { "They part at \($0)" } ?? "Here they part"
    return shared.map { "The two runs begin alike: \($0). \(parting):" }
      ?? "The two runs differ from the start. \(parting):"
  }

  private static func shared(of placed: PlacedRun, before parting: Int) -> String? {
    let trace = placed.run.trace
    let alike = trace.prefix(parting)
    let narrator = Narrator(trace, steps: placed.steps)
    guard let last = alike.last(where: \.isStep) else { return nil }
    let sentence = narrator.sentence(for: last)
    let count = alike.count(where: \.isStep)
    let steps = count == 1 ? "1 step" : "\(count) steps"
    return "\(steps), the last: \(sentence.verb) \(sentence.object)"
  }
}

extension Parting.Side {
  init(of placed: PlacedRun, from parting: Int) {
    let trace = placed.run.trace
    let narrator = Narrator(trace, steps: placed.steps)
    let begin = trace[..<Swift.min(parting + 1, trace.count)].last(where: \.isAction)
    let rest = trace.dropFirst(parting)
    let inAction = rest.prefix { !$0.isAction || $0.index == begin?.index }.filter(\.isStep)

    title = placed.title
    action = begin.map { narrator.sentence(for: $0).object }
    steps = inAction.prefix(Parting.mostSteps).map { event in
      Story.Step(
        address: placed.steps[event.index], depth: 0, sentence: narrator.sentence(for: event))
    }
    moreSteps = inAction.count - steps.count
    ending = Story(of: placed.run, steps: placed.steps).ending
    let screens = trace.compactMap { event -> String? in
      if case .screen(let text) = event.kind { text } else { nil }
    }
    finalScreen = screens.last.map(Story.Screen.lines) ?? []
  }
}

extension Event {
  var isAction: Bool {
    if case .action = kind { true } else { false }
  }
}

/// What must agree for two events to count as the same: what happened, at which kind of view, to
/// which property, and what became visible. Indices, times and inner values may differ.
private struct Signature: Hashable {
  let verb: String
  let view: String
  let detail: String

  init(_ event: Event) {
    verb = event.kind.verb
    view = event.node?.view ?? ""
    detail =
      switch event.kind {
      case .action(let action): "\(action)"
      case .screen(let text), .printed(let text), .stopped(let text): text
      case .warning(let warning): warning.id
      case .body(let count): "\(count)"
      case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
        .created(let property, _), .subscribed(let property, _), .unsubscribed(let property, _),
        .wrote(let property, _, _), .wroteEqual(let property, _), .writeIgnored(let property, _),
        .updated(let property):
        property
      case .changed(let old, let new): "\(old) \(new)"
      case .received(let value): value
      case .willChange, .observed, .queued, .bodySkipped, .redrawn, .removed, .appeared,
        .disappeared,
        .stillChanging:
        ""
      }
  }
}
