import Course
import StateLabCore

/// The steps of a run that show why an answer is right, as the run itself tells them.
struct Evidence: Hashable {
  /// The action that they belong to, where it is one alone.
  let action: String?
  let steps: [Story.Step]
  /// Said where nothing followed from the action, which is then the evidence.
  let silence: String?
  /// How to see them among all the others: `statelab run 5`.
  let command: String
  /// The addresses of the whole run, for an action from which nothing followed.
  private let wholeRun: [String]

  /// More than this is told by its first and last address alone.
  static let mostSteps = 8
}

extension Evidence {
  /// None that a run has: the compiler gives the answer.
  init(command: String) {
    self.init(action: nil, steps: [], silence: nil, command: command, wholeRun: [])
  }

  /// Looks for what the run found: the screen that it shows, or the event that carries it with
  /// the causes of that event. Where no event carries it, as with a count, the whole run does.
  ///
  /// Our choice: the last such event, since a finding is mostly noted at the end.
  init(for literal: String, in placed: PlacedRun, command: String) {
    let trace = placed.run.trace
    let narrator = Narrator(trace, steps: placed.steps)
    self.command = command
    wholeRun = trace.compactMap { placed.steps[$0.index] }
    if let screen = trace.last(where: { $0.shows(Value(literal)) }) {
      let begin = trace[..<screen.index].last(where: \.isAction)
      let act = trace[(begin?.index ?? 0)...screen.index]
      action = begin.map { narrator.sentence(for: $0).object }
      steps = act.filter(\.isStep).map { narrator.step($0, at: placed.steps) }
      silence = Telling.silence(in: Array(act))
    } else {
      // A number may be a count, and an event with the same number then has nothing to do with it.
      let bearer = Value(literal).text == nil ? nil : trace.last { $0.carries(literal) }
      let events = bearer.map { trace.why($0).reversed() } ?? trace.events
      let actions = events.filter(\.isAction)
      action = actions.count == 1 ? narrator.sentence(for: actions[0]).object : nil
      steps = events.filter(\.isStep).map { narrator.step($0, at: placed.steps) }
      silence = nil
    }
  }

  /// `5:7 to 5:10`, or nil where the lesson does not show the run step by step.
  var range: String? {
    let addresses = addresses
    guard let first = addresses.first, let last = addresses.last else { return nil }
    return first == last ? first : "\(first) to \(last)"
  }

  var addresses: [String] {
    let own = steps.compactMap(\.address)
    return own.isEmpty ? wholeRun : own
  }

  /// The steps where they are few, and where all of them stand.
  var blocks: [Document.Block] {
    var blocks: [Document.Block] = []
    if steps.count <= Self.mostSteps, !steps.isEmpty || silence != nil {
      let act = Story.Act(title: action, steps: steps, silence: silence)
      blocks.append(.story(name: nil, Story(acts: [act], ending: nil)))
    }
    let place = range.map { "\($0) in " } ?? ""
    return blocks + [.note(Line("See: \(place)\(command)", .quiet))]
  }
}

extension Event {
  /// Whether it is a screen with this text.
  fileprivate func shows(_ value: Value) -> Bool {
    if case .screen(let text, _) = kind { text == value.text } else { false }
  }

  /// Whether it has this value in it: as text that was printed, or as a value that came or went.
  fileprivate func carries(_ literal: String) -> Bool {
    switch kind {
    case .printed(let text): describe(text) == literal
    case .wrote(_, _, let new): new.literal == literal
    case .changed(_, let new): new.literal == literal
    case .received(let value): value.literal == literal
    case .stored(_, let value), .wroteEqual(_, let value), .writeIgnored(_, _, let value, _):
      value.literal == literal
    default: false
    }
  }
}
