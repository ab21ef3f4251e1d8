/// The outcome of an action on the screen, told later.
public struct Outcome: Hashable, Codable, Sendable {
  /// Why nothing followed from it; nil where something did.
  public let silence: String?
  /// The runs of bodies, which say what the screen shows.
  public let bodies: [Causes.Account]
  /// The way in which the screen is out of date.
  public let staleness: String?

  /// - Parameter event: The action, or any step that came after it.
  public init(after event: RecordedEvent, in index: TimelineIndex) {
    let act = index.run.acts.last { ($0.action ?? 0) <= event.index }
    let events = index.run.events
    let steps = (act?.steps ?? []).map { events[$0.event] }
    let narrator = index.narrator
    silence = act.flatMap(narrator.silence)?.sentence
    bodies = steps.filter { $0.kind == .body || $0.kind == .redrawn }.compactMap(index.account)
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
