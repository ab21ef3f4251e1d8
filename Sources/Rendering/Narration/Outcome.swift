import Replay
import StateLabCore

/// The outcome of an action on the screen, told later.
public struct Outcome: Hashable, Codable, Sendable {
  /// Why nothing followed from it; nil where something did.
  public let silence: String?
  /// The runs of bodies, which say what the screen shows.
  public let bodies: [Causes.Account]
  /// The way in which the screen is out of date.
  public let staleness: String?

  /// - Parameter event: The action, or any step that came after it.
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

  /// Why nothing followed, and how the screen is out of date, where it is so.
  public var sentences: [String] {
    silence.map { [$0] + (staleness.map { [$0] } ?? []) } ?? []
  }
}
