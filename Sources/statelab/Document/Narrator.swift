import StateLabCore

/// Puts events into words, for a learner. The one place where that happens.
struct Narrator {
  let trace: Trace
  let steps: Steps
  /// How each mounted view is called: by its type, and by a number where several share the type.
  private let names: [Int: String]
  /// Whether more than one view has a body, so that a property must say whose it is.
  private let hasManyViews: Bool
  let hasManyHosts: Bool

  init(_ trace: Trace, steps: Steps) {
    self.trace = trace
    self.steps = steps
    names = Self.names(in: trace)
    var views: Set<ViewIdentity> = []
    var hosts: Set<ViewIdentity> = []
    for event in trace {
      guard let node = event.node else { continue }
      if case .body = event.kind { views.insert(node) }
      if event.isAction { hosts.insert(node) }
    }
    hasManyViews = views.count > 1
    hasManyHosts = hosts.count > 1
  }

  /// - Parameter namesCause: Whether to name the cause also where the place of the line mostly
  ///   tells it.
  func sentence(for event: Event, namesCause: Bool = false) -> Sentence {
    Sentence(event.kind.verb, object(of: event), reason: reason(for: event, namesCause))
  }

  /// What somebody did, as a heading; with the place, where there is more than one host.
  func title(of event: Event, _ action: Event.Action) -> String {
    if case .mount = action { return title(of: action) }
    return hasManyHosts ? "\(title(of: action)) in \(view(event))" : title(of: action)
  }

  /// What somebody did.
  func title(of action: Event.Action) -> String {
    switch action {
    case .mount(let view): "mount \(view)"
    case .unmount: "unmount"
    case .replaceRoot(let view): "a parent passes a new \(view)"
    case .tap(let label): "tap \(quoted(label))"
    case .enter(let text, let field): "enter \(quoted(text)) into \(quoted(field))"
    case .toggle(let label): "toggle \(quoted(label))"
    case .advance(let time): "wait \(inSeconds(time))"
    case .perform: "run code of the experiment"
    case .background: "run code as if on a background thread"
    }
  }

  // MARK: What it happened to

  private func object(of event: Event) -> String {
    switch event.kind {
    case .action(let action): title(of: event, action)
    case .found(let property, let type): "\(property): \(type)" + place(event)
    case .passedOver(let property, let type):
      "\(property): \(type)\(place(event)), not a dynamic property"
    case .stored(let property, let value): "\(property) = \(value)\(place(event)), outside the view"
    case .created(let property, let object): "\(object) for \(property)" + place(event)
    case .subscribed(let property, let object, _):
      "\(view(event)) to \(property.map { "\($0)" } ?? object.literal)"
    case .unsubscribed(let property, let object):
      "\(view(event)) from \(property.map { "\($0)" } ?? object.literal)"
    case .wrote(let property, let old, let new): "\(property) = \(new)\(place(event)), was \(old)"
    case .wroteEqual(let property, let value): "\(property) = \(value)\(place(event)), as before"
    case .writeIgnored(let property, let type, let value, let reason):
      "\(property.map { "\($0)" } ?? type) = \(value)\(place(event)): \(fate(of: reason))"
    case .willChange(let object, _, let subscribers): "\(object), \(Self.heard(by: subscribers))"
    case .observed: "a property that \(view(event)) has read"
    case .changed(let old, let new): "\(view(event)): from \(old) to \(new)"
    case .received(let value): "\(view(event)): \(value)"
    case .queued, .redrawn, .removed, .appeared, .disappeared: view(event)
    case .updated(let property): "\(property)" + place(event)
    case .body(let count): "\(view(event)), \(ordinal(count)) time"
    case .bodySkipped: "\(view(event)): nothing that it uses has changed"
    case .printed(let text): text
    case .warning(let warning): "\(warning.id): \(warning.message)"
    case .stopped(let text): text
    case .holds(let property, let value):
      value.map { "\(property) = \($0)" + place(event) } ?? "\(property) is changing" + place(event)
    case .stillChanging: "still changing after the last frame that one action may take"
    case .screen(let text, _): text
    }
  }

  /// R11: what Apple leaves undefined stays so in our words.
  func fate(of reason: Event.IgnoredWrite) -> String {
    switch reason {
    case .neverInstalled, .viewIsGone: "it belongs to no view on the screen"
    case .duringUpdate: "dropped here; Apple calls the result undefined"
    }
  }

  private static func heard(by subscribers: Int) -> String {
    switch subscribers {
    case 0: "sent to nobody"
    case 1: "sent to 1 subscriber"
    default: "sent to \(subscribers) subscribers"
    }
  }

  // MARK: Where

  func view(_ event: Event) -> String {
    event.node.map(name) ?? "no view"
  }

  /// How a mounted view is called.
  func name(of view: ViewIdentity) -> String { names[view.id] ?? view.view }

  /// ` in SubView`, where the trace has more than one view to speak of.
  func place(_ event: Event) -> String {
    hasManyViews && event.node != nil ? " in \(view(event))" : ""
  }

  private static func names(in trace: Trace) -> [Int: String] {
    var names: [Int: String] = [:]
    var counts: [String: Int] = [:]
    for event in trace {
      guard let node = event.node, names[node.id] == nil else { continue }
      let name = node.type.baseName
      let count = counts[name, default: 0] + 1
      counts[name] = count
      names[node.id] = count == 1 ? name : "\(name) #\(count)"
    }
    return names
  }

  // MARK: Why

  private func reason(for event: Event, _ namesCause: Bool) -> String? {
    var reasons: [String] = []
    let isUpdate =
      switch event.kind {
      case .queued, .updated, .body, .bodySkipped, .redrawn: true
      default: false
      }
    if isUpdate || namesCause {
      let causes = event.causes.compactMap { steps[$0] }
      if !causes.isEmpty { reasons.append("because of \(causes.joined(separator: ", "))") }
    }
    if let delay = delay(of: event) { reasons.append(delay) }
    return reasons.isEmpty ? nil : reasons.joined(separator: ", ")
  }

  /// `after 1 s`, where it came later than the action did.
  func delay(of event: Event) -> String? {
    guard let start = startOfAction(before: event), event.time > start.time else { return nil }
    return "after \(inSeconds(event.time - start.time))"
  }

  private func startOfAction(before event: Event) -> Event? {
    trace[..<event.index].last { if case .action = $0.kind { true } else { false } }
  }
}

/// `1st`, `2nd`, `11th`.
func ordinal(_ number: Int) -> String {
  switch (number % 10, number % 100) {
  case (_, 11...13): "\(number)th"
  case (1, _): "\(number)st"
  case (2, _): "\(number)nd"
  case (3, _): "\(number)rd"
  default: "\(number)th"
  }
}

/// `1 s`, `0.5 s`: as few digits as say it.
func inSeconds(_ time: Duration) -> String {
  let (seconds, attoseconds) = time.components
  let thousandths = Int64((Double(attoseconds) / 1e15).rounded())
  if thousandths == 0 { return "\(seconds) s" }
  var digits = String(String(1000 + thousandths).dropFirst())
  while digits.hasSuffix("0") { digits.removeLast() }
  return "\(seconds).\(digits) s"
}
