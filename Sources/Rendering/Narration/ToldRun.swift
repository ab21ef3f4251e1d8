import Replay
import StateLabCore

/// A run in words: a timeline, and its acts as sentences.
public struct ToldRun: Hashable, Sendable {
  public let timeline: Timeline
  public private(set) var acts: [ToldAct]

  /// Words all acts of a run.
  public init(_ timeline: Timeline, in language: Language = .current) {
    self.init(by: Narrator(timeline, in: language))
  }

  package init(by narrator: Narrator) {
    timeline = narrator.timeline
    acts = timeline.acts.map(narrator.told)
  }

  package var steps: [ToldStep] { acts.flatMap(\.steps) }

  /// Gives each action and each step its line of code.
  ///
  /// - Parameter place: The line of the event at a position; nil where there is none.
  package mutating func place(_ place: (Int) -> CodeLocation?) {
    for act in acts.indices {
      acts[act].place = acts[act].action.flatMap(place)
      for step in acts[act].steps.indices {
        acts[act].steps[step].place = place(acts[act].steps[step].event)
      }
    }
  }
}

/// An action with everything up to the next action, and its words.
@dynamicMemberLookup
public struct ToldAct: Hashable, Sendable {
  public let act: Act
  public var title: String?
  public var steps: [ToldStep] = []
  /// The sentence for an action without consequences.
  public var silence: String?
  public var screen: ToldScreen?
  /// The line of code of the action, where a shown file has it.
  public var place: CodeLocation?

  package init(
    _ act: Act = Act(), title: String? = nil, steps: [ToldStep] = [], silence: String? = nil,
    screen: ToldScreen? = nil
  ) {
    self.act = act
    self.title = title
    self.steps = steps
    self.silence = silence
    self.screen = screen
  }

  /// A fact of the act.
  public subscript<Fact>(dynamicMember fact: KeyPath<Act, Fact>) -> Fact { act[keyPath: fact] }
}

/// Encoded as the act, with its words beside the facts, and in the steps and the screen.
extension ToldAct: Codable {
  private enum Key: String, CodingKey {
    case action, title, changes, steps, silence, screen, laterChanges, place
  }

  public init(from decoder: any Decoder) throws {
    act = try Act(from: decoder)
    let words = try decoder.container(keyedBy: Key.self)
    title = try words.decodeIfPresent(String.self, forKey: .title)
    steps = try words.decode([ToldStep].self, forKey: .steps)
    silence = try words.decodeIfPresent(String.self, forKey: .silence)
    screen = try words.decodeIfPresent(ToldScreen.self, forKey: .screen)
    place = try words.decodeIfPresent(CodeLocation.self, forKey: .place)
  }

  public func encode(to encoder: any Encoder) throws {
    // In the order of the keys, which JSON then keeps.
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(act.action, forKey: .action)
    try container.encode(act.changes, forKey: .changes)
    try container.encode(act.laterChanges, forKey: .laterChanges)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encodeIfPresent(screen, forKey: .screen)
    try container.encodeIfPresent(silence, forKey: .silence)
    try container.encode(steps, forKey: .steps)
    try container.encodeIfPresent(title, forKey: .title)
  }
}

/// A step, and its words.
@dynamicMemberLookup
public struct ToldStep: Hashable, Sendable {
  public let step: Step
  public var sentence: Sentence
  /// `after 1 s`, at the first step of a later moment of the act.
  public var moment: String?
  /// The event and its causes, as a sentence that stands alone.
  public let account: String
  /// The line of code of the step, where a shown file has it.
  public var place: CodeLocation?

  /// The moment, where the step's own line does not name it: a turn of the main queue.
  package var turn: String? { sentence.delay == nil ? moment : nil }

  /// A fact of the step.
  public subscript<Fact>(dynamicMember fact: KeyPath<Step, Fact>) -> Fact { step[keyPath: fact] }
}

/// Encoded as the step, with its words beside the facts.
extension ToldStep: Codable {
  private enum Key: String, CodingKey { case sentence, moment, account, place }

  public init(from decoder: any Decoder) throws {
    step = try Step(from: decoder)
    let words = try decoder.container(keyedBy: Key.self)
    sentence = try words.decode(Sentence.self, forKey: .sentence)
    moment = try words.decodeIfPresent(String.self, forKey: .moment)
    account = try words.decode(String.self, forKey: .account)
    place = try words.decodeIfPresent(CodeLocation.self, forKey: .place)
  }

  public func encode(to encoder: any Encoder) throws {
    // In the order of the keys, which JSON then keeps.
    var words = encoder.container(keyedBy: Key.self)
    try words.encode(account, forKey: .account)
    try step.encode(to: encoder)
    try words.encodeIfPresent(moment, forKey: .moment)
    try words.encodeIfPresent(place, forKey: .place)
    try words.encode(sentence, forKey: .sentence)
  }
}

/// An event in words: `invalidated`, `ContentView`, `because of 5:7`.
public struct Sentence: Hashable, Codable, Sendable {
  public let verb: String
  public let object: String
  /// `in the action`: the code that acted, where the step before has other code.
  public var code: String?
  /// The cause, where the order of the lines does not show it.
  public var reason: String?
  /// `after 1 s`, where the event came later than the action.
  public var delay: String?
  /// True if the sentence reports a mistake.
  public var isAlarm = false

  private enum CodingKeys: CodingKey { case code, delay, isAlarm, object, reason, verb }

  /// The sentence in one line.
  package func line(in language: Language = .current, namingCause: Bool = true) -> String {
    language.line(verb, object, namingCause ? remark : nil)
  }

  /// The code, the cause and the delay.
  package var remark: String? {
    let parts = [code, reason, delay].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// The screen after an action, and its staleness in words.
public struct ToldScreen: Hashable, Codable, Sendable {
  public let lines: [Screen.Line]
  /// True if the screen is the same as before the action.
  public let isAsBefore: Bool
  /// `heart, icon: heart → heart.fill`: the looks with other values than before, which no line shows.
  public var looks: [String]?
  /// Nil where it is up to date.
  public var staleness: Staleness?

  /// A stale screen: a value has changed, and SwiftUI did not re-evaluate the view that shows it.
  public struct Staleness: Hashable, Codable, Sendable {
    /// The lines that an up-to-date screen would show.
    public let lines: [String]
    /// `stale`, `if every body ran now, it would show five`.
    public let sentence: Sentence
  }

  package init(
    lines: [Screen.Line], isAsBefore: Bool, looks: [String]? = nil, staleness: Staleness? = nil
  ) {
    self.lines = lines
    self.isAsBefore = isAsBefore
    self.looks = looks
    self.staleness = staleness
  }

  /// True if neither a line nor a look differs from the previous screen.
  package var isUnchanged: Bool { isAsBefore && looks == nil }

  package var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// Encoded as the timeline, with the words in its acts.
extension ToldRun: Encodable {
  private enum Key: String, CodingKey {
    case experiment, title, profile, events, views, acts, findings, end, ending
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    // In the order of the keys, which JSON then keeps.
    try container.encode(acts, forKey: .acts)
    try container.encodeIfPresent(timeline.end, forKey: .end)
    try container.encodeIfPresent(timeline.ending, forKey: .ending)
    try container.encode(timeline.events, forKey: .events)
    try container.encode(timeline.experiment, forKey: .experiment)
    try container.encode(timeline.findings, forKey: .findings)
    try container.encode(timeline.profile, forKey: .profile)
    try container.encode(timeline.title, forKey: .title)
    try container.encode(timeline.views, forKey: .views)
  }
}

/// Decodes the facts as a timeline, and the words beside them.
extension ToldRun: Decodable {
  public init(from decoder: any Decoder) throws {
    timeline = try Timeline(from: decoder)
    acts = try decoder.container(keyedBy: Key.self).decode([ToldAct].self, forKey: .acts)
  }
}
