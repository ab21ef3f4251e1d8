import Course
import Rendering
import Replay
import StateLabCore

/// The steps of a run that prove an answer.
struct Evidence: Hashable {
  /// The action of the steps, if there is only one.
  let action: String?
  let steps: [ToldStep]
  /// The sentence that nothing followed from the action, which is then the evidence.
  let silence: String?
  /// The number of the lesson that shows the run.
  let lesson: Int
  /// ` --profile ios13`, where the question names a release.
  var option = ""
  /// True if the lesson shows no part of the run.
  var isOfQuizAlone = false
  /// The first event of the run that reveals the answer; nil where no run gives it.
  let shownAt: Int?
  /// The addresses of the whole run, for an action without consequences.
  private let wholeRun: [StepAddress]

  /// The most steps that are listed one by one.
  static let mostSteps = 8
}

extension Evidence {
  /// No evidence from a run: the compiler gives the answer.
  init(lesson: Int, isOfQuizAlone: Bool) {
    self.init(
      action: nil, steps: [], silence: nil, lesson: lesson, isOfQuizAlone: isOfQuizAlone,
      shownAt: nil, wholeRun: [])
  }

  /// The events that a result was read from: the screen with its causes, or events with their
  /// causes. A result from no event, such as the property of an object, has all earlier events as
  /// evidence.
  ///
  /// - Parameter finding: Nil where the release lacks an API that the run needs.
  init(for finding: ExperimentFinding?, in run: Timeline, lesson: Int, option: String = "") {
    let narrator = Narrator(run)
    func told(_ events: [Event]) -> [ToldStep] {
      events.compactMap { narrator.step(of: $0).map(narrator.toldAlone) }
    }
    self.lesson = lesson
    self.option = option
    wholeRun = run.steps.compactMap(\.address)
    let read = finding?.readFrom ?? []
    let before = run.events.prefix(finding?.position ?? 0)
    // A text is complete when it appears; a count is complete when it is noted.
    let said = finding?.text == nil ? nil : read.max()
    shownAt = said ?? before.last(where: \.isStep)?.index
    if read.count == 1, run.events[read[0]].name == .screen {
      let act = run.acts[run.act(of: read[0])]
      action = act.action.map { narrator.title(of: run.events[$0]) }
      steps = act.steps.map(narrator.toldAlone)
      silence = narrator.silence(after: act)?.line
    } else {
      let events = read.isEmpty ? Array(before) : run.events.why(read)
      let actions = events.filter(\.isAction)
      action = actions.count == 1 ? narrator.title(of: actions[0]) : nil
      steps = told(events)
      silence = nil
    }
  }

  /// `5:7 to 5:10`, or nil where the lesson does not show the run step by step.
  var range: String? {
    let addresses = addresses
    guard let first = addresses.first, let last = addresses.last else { return nil }
    return Words.current.quiz.steps(first, last)
  }

  var addresses: [StepAddress] {
    let own = steps.compactMap(\.address)
    return own.isEmpty ? wholeRun : own
  }

  /// The command that shows the steps in context: `statelab run 5`.
  var command: String { "statelab run \(lesson)\(option)" }

  /// A walk to the first of the steps: `statelab walk 5 --from 7`; nil where no lesson numbers
  /// them.
  var walk: String? {
    addresses.first.map { "statelab walk \($0.lesson) --from \($0.number)\(option)" }
  }

  /// The steps, if they are few and all of them are known.
  var blocks: [Document.Block] {
    var blocks: [Document.Block] = []
    let isWhole = steps.count <= Self.mostSteps
    if isWhole || isOfQuizAlone, !steps.isEmpty || silence != nil {
      let shown = Array(steps.suffix(Self.mostSteps))
      if !isWhole {
        blocks.append(.note(Line(Words.current.quiz.lastSteps(shown.count, steps.count))))
      }
      blocks.append(
        .run(name: nil, [ToldAct(title: isWhole ? action : nil, steps: shown, silence: silence)]))
    }
    return blocks + (see.map { [.note(Line(Words.current.quiz.see, .quiet) + $0)] } ?? [])
  }

  /// `5:7 to 5:10 in statelab run 5`; nil where only the quiz runs the program.
  private var see: Line? {
    if isOfQuizAlone { return nil }
    let place = Line(range.map(Words.current.quiz.stepsIn) ?? "", .quiet)
    return place + Line(command, .command)
  }
}

extension [Event] {
  /// These events and all their causes, in order.
  fileprivate func why(_ positions: [Int]) -> [Event] {
    let known = Set(positions.flatMap { why(self[$0]).map(\.index) })
    return known.sorted().map { self[$0] }
  }
}
