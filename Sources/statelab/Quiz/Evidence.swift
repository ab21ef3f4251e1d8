import Course
import Rendering
import Replay
import StateLabCore

/// The steps of a run that show why an answer is right, as the run itself tells them.
struct Evidence: Hashable {
  /// The action that they belong to, where it is one alone.
  let action: String?
  let steps: [ToldStep]
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

  /// What a result was read from: the screen with what led to it, or events with their causes.
  /// Where it was read from no event, as the property of an object is, all that happened until then.
  ///
  /// - Parameter finding: Nil where the release lacks what the run needs.
  init(for finding: Finding?, in run: Timeline, lesson: Int, option: String = "") {
    let narrator = Narrator(run)
    func told(_ events: [Event]) -> [ToldStep] {
      events.compactMap { narrator.step(of: $0).map(narrator.toldAlone) }
    }
    self.lesson = lesson
    self.option = option
    wholeRun = run.steps.compactMap(\.address)
    let read = finding?.readFrom ?? []
    let before = run.events.prefix(finding?.position ?? 0)
    // A text can be read at once; a count is complete when it is noted.
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
      if !isWhole {
        blocks.append(.note(Line(Words.current.quiz.lastSteps(shown.count, steps.count))))
      }
      blocks.append(
        .run(name: nil, [ToldAct(title: isWhole ? action : nil, steps: shown, silence: silence)]))
    }
    return blocks + (see.map { [.note(Line(Words.current.quiz.see, .quiet) + $0)] } ?? [])
  }

  /// `5:7 to 5:10 in statelab run 5`; nil where nothing but the quiz runs the program.
  private var see: Line? {
    if isOfQuizAlone { return nil }
    let place = Line(range.map(Words.current.quiz.stepsIn) ?? "", .quiet)
    return place + Line(command, .command)
  }
}

extension Timeline {
  /// The position of the act to which an event belongs.
  func act(of event: Int) -> Int {
    acts.lastIndex { ($0.action ?? 0) <= event } ?? 0
  }

  /// The last event of what came of an action.
  func lastEvent(ofAct act: Int) -> Int {
    (acts.dropFirst(act + 1).lazy.compactMap(\.action).first ?? events.count) - 1
  }
}

extension [Event] {
  /// These events and all their causes, in order.
  fileprivate func why(_ positions: [Int]) -> [Event] {
    let known = Set(positions.flatMap { why(self[$0]).map(\.index) })
    return known.sorted().map { self[$0] }
  }
}
