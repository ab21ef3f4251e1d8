/// A recorded run, as data and in words: what was done, what followed, what the screen then showed.
///
/// The facts stand in `events`, in order; the acts arrange them, word them and say what each step
/// changed in the views. Every output, in a terminal or elsewhere, is a rendering of these values.
public struct Timeline: Hashable, Codable, Sendable {
  /// The name of the experiment.
  public let experiment: String
  /// Its title beside another run: `lesson 5, tap`.
  public var title: String
  /// The name of the release that was played: `ios18`.
  public let profile: String
  public let events: [RecordedEvent]
  /// Every view that the events speak of, and those around it, by their numbers.
  public let views: [RecordedView]
  public let acts: [Act]
  public let findings: [Finding]
  /// Why the run ended early.
  public let ending: String?
}

/// An action with everything up to the next one.
public struct Act: Hashable, Codable, Sendable {
  /// The position of the action among the events; nil for what happens before the first one.
  public var action: Int?
  public var title: String?
  /// The changes that the action itself made in the views: those that were gone are no longer
  /// listed.
  public var changes: [ViewChange] = []
  public var steps: [Step] = []
  /// Said when nothing follows from the action.
  public var silence: String?
  public var screen: Screen?
  /// The changes in the views after the last step.
  public var laterChanges: [ViewChange] = []

  public init(
    action: Int? = nil, title: String? = nil, steps: [Step] = [], silence: String? = nil,
    screen: Screen? = nil
  ) {
    self.action = action
    self.title = title
    self.steps = steps
    self.silence = silence
    self.screen = screen
  }

  /// True if the screen is another one than before it.
  var changesScreen: Bool { screen.map { !$0.isAsBefore } ?? false }
}

/// One event that is counted, as a line tells it.
public struct Step: Hashable, Codable, Sendable {
  /// The position among the events.
  public let event: Int
  public let kind: RecordedEvent.Kind
  /// `5:7`, where a lesson shows the run as a whole.
  public let address: StepAddress?
  /// The number of steps of this act between it and the action.
  public var depth: Int
  public var sentence: Sentence
  /// The event and its causes, as a sentence that stands alone.
  public let account: String
  /// Its changes in the views.
  public var changes: [ViewChange] = []
}

/// An event in words: `queued`, `ContentView`, `because of 5:7`.
public struct Sentence: Hashable, Codable, Sendable {
  public let verb: String
  public let object: String
  /// Why it happened, where the order of the lines does not say it.
  public var reason: String?
  /// True if it says that something is wrong.
  public var isAlarm = false
}

/// The screen after an action.
public struct Screen: Hashable, Codable, Sendable {
  public let lines: [Line]
  /// True if it shows the same as before the action.
  public let isAsBefore: Bool
  /// The difference to the screen that there would be if every body ran again; nil where it would
  /// show the same.
  public var staleness: Staleness?

  /// A screen that is out of date, in words: something has changed, and the view that shows it
  /// was not asked again.
  public struct Staleness: Hashable, Codable, Sendable {
    /// The lines that it would show.
    public let lines: [String]
    /// `stale`, `if every body ran now, it would show five`.
    public let sentence: Sentence
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
}

extension Screen {
  /// - Parameter previous: What this host showed before, or nil where it showed nothing yet.
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

extension Timeline {
  public var steps: [Step] { acts.flatMap(\.steps) }
}

extension Timeline {
  /// The number of its steps.
  public var stepCount: Int { acts.reduce(0) { $0 + $1.steps.count } }

  /// The view that an event happened at.
  public func view(of event: RecordedEvent) -> RecordedView? { event.view.map { views[$0] } }
}
