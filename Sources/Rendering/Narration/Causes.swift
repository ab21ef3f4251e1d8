import Replay
import StateLabCore

/// The causes of an event, in sentences, the newest first.
public struct Causes: Hashable, Codable, Sendable {
  /// The event itself, then its causes, without the first one, which `beginning` states.
  public let steps: [Account]
  /// `It began with a tap on "Change text".`
  public let beginning: String
  /// The positions of the actions at the beginning.
  public let actions: [Int]
  /// True if the event's own sentence states the beginning.
  public let isBegunDirectly: Bool

  /// A step in a sentence.
  public struct Account: Hashable, Codable, Sendable {
    public let address: StepAddress?
    public let event: Int
    public let sentence: String
  }
}

extension Causes {
  package init(of event: Event, by narrator: Narrator) {
    let chain = narrator.timeline.events.why(event)
    let roots = chain.filter { $0.causes.isEmpty && ($0.index != event.index || $0.isAction) }
    self.init(
      steps: chain.compactMap(narrator.accountOfStep),
      beginning: narrator.language.causes.beginning(roots.reversed().map(narrator.beginning)),
      actions: chain.filter(\.isAction).map(\.index).reversed(),
      isBegunDirectly: !roots.isEmpty && roots.allSatisfy { event.causes.contains($0.index) })
  }
}

/// The effects of a step, in order, and how many of them depend on the step alone. This follows
/// from the recorded causes: a trace cannot say what would have happened without the step.
public struct Consequences: Hashable, Codable, Sendable {
  public let effects: [Effect]
  /// The effects without another cause, as a sentence.
  public let judgement: String
  /// The remark for effects that depend on the step alone, where other effects do not.
  public let remark: String?

  public struct Effect: Hashable, Codable, Sendable {
    public let account: Causes.Account
    /// True if every recorded chain of causes contains the step.
    public let hangsOnIt: Bool
  }

  package init(of event: Event, by narrator: Narrator) {
    let events = narrator.timeline.events
    let words = narrator.language.causes
    let dependent = Set(events.effects(onlyOf: event).map(\.index))
    effects = events.effects(of: event).compactMap { effect in
      narrator.accountOfStep(effect).map {
        Effect(account: $0, hangsOnIt: dependent.contains(effect.index))
      }
    }
    let name = narrator.name(of: event)
    let hanging = effects.count(where: \.hangsOnIt)
    judgement =
      effects.isEmpty
      ? ([words.noConsequence(name)] + Outcome(after: event, by: narrator).sentences)
        .joined(separator: " ")
      : words.judgement(name, hanging, effects.count)
    remark =
      hanging == 0 || hanging == effects.count ? nil : words.only(name)
  }
}

extension Narrator {
  /// The step in a sentence; nil where the event is not a step.
  package func accountOfStep(_ event: Event) -> Causes.Account? {
    step(of: event).map {
      Causes.Account(address: $0.address, event: $0.event, sentence: account(of: event))
    }
  }
}
