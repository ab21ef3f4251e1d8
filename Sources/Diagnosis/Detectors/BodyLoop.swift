import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// Bodies that start work, a request for example, whose result evaluates the same body again, without
  /// an end.
  var bodyLoops: [Finding] {
    // The number of evaluations in a row, by the position of the last body.
    var rounds: [Int: Int] = [:]
    var links: [Int: (body: Event, change: Event)] = [:]
    for body in events where body.name == .body && (body.count ?? 0) > 1 {
      guard let link = start(of: body) else { continue }
      links[body.index] = link
      rounds[body.index] = rounds[link.body.index, default: 0] + 1
    }
    let views = Set(rounds.keys.compactMap { events[$0].view }).sorted()
    return views.compactMap { view in
      guard let last = events.last(where: { $0.name == .body && $0.view == view }),
        rounds[last.index, default: 0] > 2, let (body, change) = links[last.index],
        let end = events.last, let value = ValueChange(change),
        // A chain that ends by itself loads what is missing.
        end.time - last.time <= last.time - body.time
      else { return nil }
      return Finding(
        .changeFeedbackLoop, .proved, at: self.body(of: declaration(last)),
        Subject(view: typeName(last), property: value.property, other: "body"),
        evidence: evidence([body, change, last]), fixes: [Fix(.startOnce)])
    }
  }

  /// The earlier body of the view whose code has started the change that evaluates the body now, and
  /// the change.
  private func start(of body: Event) -> (body: Event, change: Event)? {
    reasons(of: body).lazy.filter { ValueChange($0) != nil }.compactMap { change in
      change.causes.map { self.all[$0] }.first {
        $0.name == .body && $0.view == body.view && $0.time < change.time
      }.map { ($0, change) }
    }.first
  }
}
