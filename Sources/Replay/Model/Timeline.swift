@_spi(Steps) import StateLabCore

/// A recorded run as facts: what was done, what followed, what the screen then showed.
///
/// The facts stand in `events`, in order; the acts arrange them and say what each step changed in the
/// views. Every output, in a terminal or elsewhere, is a rendering of these values.
public struct Timeline: Hashable, Codable, Sendable {
  /// The name of the experiment.
  public let experiment: String
  /// Its title beside another run: `lesson 5, tap`.
  public var title: String
  /// The name of the release that was played: `ios18`.
  public let profile: String
  public let events: [Event]
  /// Every view that the events speak of, and those around it, by their numbers.
  public let views: [RecordedView]
  public let acts: [Act]
  public let findings: [Finding]
  /// Why the run ended early.
  public let ending: String?
}

extension Timeline {
  public var steps: [Step] { acts.flatMap(\.steps) }

  /// The number of its steps.
  public var stepCount: Int { acts.reduce(0) { $0 + $1.steps.count } }

  /// The view that an event happened at.
  public func view(of event: Event) -> RecordedView? { event.view.map { views[$0] } }

  /// The address of each event that is a step which a lesson shows, by the positions of the events.
  public var addresses: [StepAddress?] {
    var addresses = events.map { _ in nil as StepAddress? }
    for step in steps { addresses[step.event] = step.address }
    StepCounter.count(events.count)
    return addresses
  }
}

/// An action with everything up to the next one.
public struct Act: Hashable, Codable, Sendable {
  /// The position of the action among the events; nil for what happens before the first one.
  public var action: Int?
  /// The changes that the action itself made in the views: those that were gone are no longer
  /// listed.
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

  /// True if the screen is another one than before it.
  public var changesScreen: Bool { screen.map { !$0.isAsBefore } ?? false }
}

/// An event that is counted.
public struct Step: Hashable, Codable, Sendable {
  /// The position among the events.
  public let event: Int
  /// The name of the event.
  public let kind: Event.Name
  /// `5:7`, where a lesson shows the run as a whole.
  public let address: StepAddress?
  /// The number of steps of this act between it and the action.
  public var depth: Int
  /// Its changes in the views.
  public var changes: [ViewChange] = []
}

/// The screen after an action.
public struct Screen: Hashable, Codable, Sendable {
  public let lines: [Line]
  /// True if it shows the same as before the action.
  public let isAsBefore: Bool
  /// The screen that there would be if every body ran again; nil where that is the same.
  public var staleness: Staleness?

  /// The lines that a screen which is out of date would show.
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

  /// - Parameter previous: The screen that this host showed before, or nil where it showed none yet.
  init(showing lines: [String], after previous: [String]?, isAsBefore: Bool) {
    self.init(
      lines: LineDiff(from: previous ?? lines, to: lines).lines.compactMap { line in
        switch line {
        case .same(let text): Line(text: text, isChanged: false)
        case .added(let text): Line(text: text, isChanged: true)
        case .removed: nil
        }
      }, isAsBefore: isAsBefore)
  }

  public var text: String { lines.map(\.text).joined(separator: "\n") }

  public static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
