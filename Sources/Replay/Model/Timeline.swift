@_spi(Steps) import StateLabCore

/// A recorded run as facts: the actions, their consequences, and the resulting screens.
///
/// `events` holds the facts in order. The acts arrange them, and hold the changes that each step
/// made in the views. Every output, in a terminal or elsewhere, renders these values.
public struct Timeline: Hashable, Codable, Sendable {
  /// The name of the experiment.
  public let experiment: String
  /// The title beside another run: `lesson 5, tap`.
  public var title: String
  /// The name of the simulated release: `ios18`.
  public let profile: String
  public let events: [Event]
  /// Every view that the events refer to, and its ancestors, by their numbers.
  public let views: [RecordedView]
  public private(set) var acts: [Act]
  public let findings: [ExperimentFinding]
  /// The reason why the run ended early.
  public let end: RunEnd?
}

extension Timeline {
  public var steps: [Step] { acts.flatMap(\.steps) }

  /// The number of steps in the run.
  public var stepCount: Int { acts.reduce(0) { $0 + $1.steps.count } }

  /// The view at which an event happened.
  public func view(of event: Event) -> RecordedView? { event.view.map { views[$0] } }

  /// True if fresh bodies would show another screen at the end of the run.
  package var isStaleAtEnd: Bool { acts.last { $0.screen != nil }?.screen?.staleness != nil }

  /// The run without the staleness of the screens of some acts.
  package func withoutStaleness(where isMeant: (Act) -> Bool) -> Timeline {
    var timeline = self
    for position in acts.indices where isMeant(acts[position]) {
      timeline.acts[position].screen?.staleness = nil
    }
    return timeline
  }

  /// The position of the act to which an event belongs.
  public func act(of event: Int) -> Int { acts.lastIndex { ($0.action ?? 0) <= event } ?? 0 }

  /// The last event among the consequences of an action.
  public func lastEvent(ofAct act: Int) -> Int {
    (acts.dropFirst(act + 1).lazy.compactMap(\.action).first ?? events.count) - 1
  }

  /// The address of each event that is a step of a lesson, by the positions of the events.
  public var addresses: [StepAddress?] {
    var addresses = events.map { _ in nil as StepAddress? }
    for step in steps { addresses[step.event] = step.address }
    StepCounter.count(events.count)
    return addresses
  }
}

/// An action with everything up to the next action.
public struct Act: Hashable, Codable, Sendable {
  /// The position of the action among the events; nil for events that the code of the experiment
  /// causes outside of every action.
  public var action: Int?
  /// The changes that the action itself made in the views: removed views are dropped from the list.
  public var changes: [ViewChange] = []
  public var steps: [Step] = []
  public var screen: Screen?
  /// The changes in the views after the last step.
  public var laterChanges: [ViewChange] = []

  public init(action: Int? = nil, steps: [Step] = [], screen: Screen? = nil) {
    self.action = action
    self.steps = steps
    self.screen = screen
  }

  /// True if the screen differs from the previous one.
  public var changesScreen: Bool { screen.map { !$0.isAsBefore } ?? false }
}

/// An event with a number.
public struct Step: Hashable, Codable, Sendable {
  /// The position of the step among the events.
  public let event: Int
  /// The name of the event.
  public let kind: Event.Name
  /// `5:7`, where a lesson shows the whole run.
  public let address: StepAddress?
  /// The indentation: one more than that of the step above that caused it, and otherwise as that
  /// of the step above.
  public var depth: Int
  /// The step's changes in the views.
  public var changes: [ViewChange] = []

  private enum CodingKeys: CodingKey { case address, changes, depth, event, kind }
}

/// The screen after an action.
public struct Screen: Hashable, Codable, Sendable {
  public let lines: [Line]
  /// True if the screen is the same as before the action.
  public let isAsBefore: Bool
  /// The looks with other values than before, which no line shows; nil where there are none.
  public var looks: [Event.LookChange]?
  /// The screen after an evaluation of every body; nil where that is the same screen.
  public var staleness: Staleness?

  /// `ToldScreen` encodes its looks as sentences under `looks`; here they are values.
  private enum CodingKeys: String, CodingKey {
    case lines, isAsBefore, staleness
    case looks = "lookChanges"
  }

  /// The lines that an up-to-date screen would show.
  public struct Staleness: Hashable, Codable, Sendable {
    public let lines: [String]
  }

  public struct Line: Hashable, Codable, Sendable {
    public let text: String
    public let isChanged: Bool

    public init(text: String, isChanged: Bool) {
      self.text = text
      self.isChanged = isChanged
    }
  }

  public init(lines: [Line], isAsBefore: Bool) {
    self.lines = lines
    self.isAsBefore = isAsBefore
  }

  /// - Parameter previous: The host's previous screen, or nil where there is none.
  init(showing lines: [String], after previous: [String]?, isAsBefore: Bool) {
    self.init(
      lines: LineDiff(fromScreen: previous ?? lines, to: lines).lines.compactMap { line in
        switch line {
        case .same(let text): Line(text: text, isChanged: false)
        case .added(let text): Line(text: text, isChanged: true)
        case .removed: nil
        }
      }, isAsBefore: isAsBefore)
  }

  public static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
