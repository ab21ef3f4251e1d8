import Replay
import StateLabCore

/// The outcome of an action on the screen, in the past tense.
public struct Outcome: Hashable, Codable, Sendable {
  /// The reason why nothing followed from the action; nil where something did.
  public let silence: String?
  /// The evaluations of bodies, which decide the content of the screen.
  public let bodies: [Causes.Account]
  /// The difference between the screen and an up-to-date one.
  public let staleness: String?

  /// - Parameter event: The action, or any step after it.
  package init(after event: Event, by narrator: Narrator) {
    let act = narrator.timeline.acts.last { ($0.action ?? 0) <= event.index }
    let events = narrator.timeline.events
    let steps = (act?.steps ?? []).map { events[$0.event] }
    silence = act.flatMap(narrator.silence)?.sentence
    bodies = steps.filter { $0.name == .body || $0.name == .redrawn }.compactMap(
      narrator.accountOfStep)
    staleness = act?.screen.flatMap { screen in
      screen.staleness.map {
        let words = narrator.staleness(of: screen.lines.map(\.text), insteadOf: $0.lines)
        return narrator.language.staleness.sentence(words.object)
      }
    }
  }

  /// The reason why nothing followed, and the staleness of the screen, where it is stale.
  public var sentences: [String] {
    silence.map { [$0] + (staleness.map { [$0] } ?? []) } ?? []
  }
}
