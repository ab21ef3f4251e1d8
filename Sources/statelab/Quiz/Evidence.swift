import Course
import Replay
import StateLabCore

/// The steps of a run that show why an answer is right, as the run itself tells them.
struct Evidence: Hashable {
  /// The action that they belong to, where it is one alone.
  let action: String?
  let steps: [Step]
  /// Said where nothing followed from the action, which is then the evidence.
  let silence: String?
  /// The number of the lesson that shows the run.
  let lesson: Int
  /// ` --profile ios13`, where the question asks about a release.
  var option = ""
  /// True if the lesson shows nothing of it.
  var isOfQuizAlone = false
  /// The event of the run from which on the answer can be read; nil where no run gives it.
  let shownAt: Int?
  /// The addresses of the whole run, for an action from which nothing followed.
  private let wholeRun: [StepAddress]

  /// More than this is told by its first and last address alone.
  static let mostSteps = 8
}

extension Evidence {
  /// None that a run has: the compiler gives the answer.
  init(lesson: Int, isOfQuizAlone: Bool) {
    self.init(
      action: nil, steps: [], silence: nil, lesson: lesson, isOfQuizAlone: isOfQuizAlone,
      shownAt: nil, wholeRun: [])
  }

  /// Looks for what the run found: the screen that it shows, or the event that carries it with
  /// the causes of that event. Where no event carries it, as with a count, the whole run does.
  ///
  /// Our choice: the last such event, since a finding is mostly noted at the end.
  init(for literal: String, in run: Timeline, lesson: Int, option: String = "") {
    let steps = run.plainSteps()
    let value = Value(typed: literal)
    self.lesson = lesson
    self.option = option
    wholeRun = run.steps.compactMap(\.address)
    if let text = value.text, let last = run.acts.lastIndex(where: { $0.screen?.text == text }) {
      let act = run.acts[last]
      shownAt = run.lastEvent(ofAct: last)
      action = act.title
      self.steps = act.steps.compactMap { steps[$0.event] }
      silence = act.silence
    } else {
      // A number may be a count, and an event with the same number then has nothing to do with it.
      let bearer = value.text == nil ? nil : run.events.last { $0.carries(literal) }
      let events = bearer.map { run.events.why($0).reversed() } ?? run.events
      let actions = events.filter(\.isAction)
      action =
        actions.count == 1 ? run.acts.first { $0.action == actions[0].index }?.title : nil
      shownAt = bearer?.index ?? run.steps.last?.event
      self.steps = events.compactMap { steps[$0.index] }
      silence = nil
    }
  }

  /// `5:7 to 5:10`, or nil where the lesson does not show the run step by step.
  var range: String? {
    let addresses = addresses
    guard let first = addresses.first, let last = addresses.last else { return nil }
    return first == last ? "\(first)" : "\(first) to \(last)"
  }

  var addresses: [StepAddress] {
    let own = steps.compactMap(\.address)
    return own.isEmpty ? wholeRun : own
  }

  /// The command that shows them among all the others: `statelab run 5`.
  var command: String { "statelab run \(lesson)\(option)" }

  /// A walk to the first of the steps: `statelab walk 5 --from 7`; nil where no lesson numbers them.
  var walk: String? {
    addresses.first.map { "statelab walk \($0.lesson) --from \($0.number)\(option)" }
  }

  /// The steps where they are few, and where all of them stand.
  var blocks: [Document.Block] {
    var blocks: [Document.Block] = []
    let isWhole = steps.count <= Self.mostSteps
    if isWhole || isOfQuizAlone, !steps.isEmpty || silence != nil {
      let shown = Array(steps.suffix(Self.mostSteps))
      if !isWhole { blocks.append(.note(Line("The last \(shown.count) of \(steps.count) steps:"))) }
      blocks.append(
        .run(name: nil, [Act(title: isWhole ? action : nil, steps: shown, silence: silence)]))
    }
    return blocks + (see.map { [.note(Line("See: ", .quiet) + $0)] } ?? [])
  }

  /// `5:7 to 5:10 in statelab run 5`; nil where nothing but the quiz runs the program.
  private var see: Line? {
    if isOfQuizAlone { return nil }
    let place = Line(range.map { "\($0) in " } ?? "", .quiet)
    return place + Line(command, .command)
  }
}

extension Timeline {
  /// The last event of what came of an action.
  func lastEvent(ofAct act: Int) -> Int {
    (acts.dropFirst(act + 1).lazy.compactMap(\.action).first ?? events.count) - 1
  }
}

extension RecordedEvent {
  /// True if it has this value in it: as text that was printed, or as a value that came or went.
  fileprivate func carries(_ literal: String) -> Bool {
    switch kind {
    case .printed: describe(text ?? "") == literal
    case .wrote, .changed: new?.literal == literal
    case .received, .stored, .wroteEqual, .writeIgnored: value?.literal == literal
    default: false
    }
  }
}
