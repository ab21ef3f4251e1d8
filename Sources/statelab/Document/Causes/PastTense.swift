import StateLabCore

/// The narrator in whole sentences: what happened, and what had brought it about.
extension Narrator {
  /// `The body of ContentView ran, for the 2nd time, because 5:9 had queued it.`
  func account(of event: Event) -> String {
    let told = happening(event)
    // No action stands above the sentence from which a reader could count.
    let delay = delay(of: event) == nil ? "" : ", \(inSeconds(event.time)) into the run"
    let sentence = told.main + delay + because(event) + told.rest
    return sentence.hasSuffix(".\"") ? sentence : sentence + "."
  }

  /// `text.box held Box(value: "five")`: what happened, without its causes.
  func happened(_ event: Event) -> String { happening(event).main }

  /// `It began with a tap on "Change text".`, from the events at the ends of a chain of causes.
  func beginning(_ roots: [Event]) -> String {
    if roots.isEmpty { return "No cause is recorded." }
    let causes = roots.map { root -> String in
      if case .action(let action) = root.kind {
        let phrase = phrase(for: action, of: root)
        return phrase.isClause ? "when \(phrase.text)" : "with \(phrase.text)"
      }
      return "with \(steps[root.index] ?? root.kind.verb), of which no cause is recorded"
    }
    return "It began \(causes.joined(separator: ", and "))."
  }

  // MARK: What happened

  /// What happened, and what there is to say of it after its causes.
  private func happening(_ event: Event) -> (main: String, rest: String) {
    let view = view(event)
    return switch event.kind {
    case .action(let action): ("Somebody acted: \(title(of: event, action))", "")
    case .found(let property, let type):
      ("The walk through \(view) found \(property): \(type), a dynamic property", "")
    case .passedOver(let property, let type):
      ("The walk through \(view) passed over \(property): \(type), no dynamic property", "")
    case .stored(let property, let value):
      ("\(name(property, event)) was stored outside the view, with the value \(value)", "")
    case .created(let property, let object):
      ("\(object) was made for \(name(property, event)), and the runtime kept it", "")
    case .subscribed(let property, let object, _):
      ("\(view) was subscribed to \(property.map { "\($0)" } ?? object.literal)", "")
    case .unsubscribed(let property, let object):
      ("\(view) was unsubscribed from \(property.map { "\($0)" } ?? object.literal)", "")
    case .wrote(let property, let old, let new):
      ("\(name(property, event)) was set from \(old) to \(new)", "")
    case .wroteEqual(let property, let value):
      ("\(name(property, event)) was set to \(value), the value that it had", "")
    case .writeIgnored(let property, let type, let value, let reason):
      (
        "A write of \(value) to \(property.map { name($0, event) } ?? "some \(type)") led nowhere "
          + "(\(fate(of: reason)))", ""
      )
    case .observed: ("A property that \(view) had read was about to change", "")
    case .willChange(let object, _, let subscribers):
      (
        "\(object) said that it was about to change",
        subscribers == 0 ? ", and nobody heard it" : ", and \(Self.count(subscribers)) heard it"
      )
    case .queued: ("\(view) was queued, to be looked at again", "")
    case .updated(let property): ("update() of \(name(property, event)) ran", "")
    case .body(let count): ("The body of \(view) ran, for the \(ordinal(count)) time", "")
    case .bodySkipped:
      (
        "\(view) was looked at again",
        "; its body did not run, since nothing that it uses had changed"
      )
    case .redrawn: ("\(view) read its value anew", "")
    case .removed: ("\(view) left the screen", "")
    case .appeared: ("onAppear of \(view) ran", "")
    case .disappeared: ("onDisappear of \(view) ran", "")
    case .changed(let old, let new): ("onChange of \(view) ran, from \(old) to \(new)", "")
    case .received(let value): ("onReceive of \(view) ran, with \(value)", "")
    case .printed(let text): ("The program printed \(quoted(text))", "")
    case .warning(let warning):
      ("The runtime gave warning \(warning.id)", ": \(quoted(warning.message))")
    case .stopped(let text): ("The run stopped", ": \(quoted(text))")
    case .holds(let property, let value?): ("\(name(property, event)) held \(value)", "")
    case .holds(let property, nil): ("\(name(property, event)) was changing", "")
    case .stillChanging: ("The views were still changing after the last frame", "")
    case .screen(let text, _): ("The screen showed \(quoted(text))", "")
    }
  }

  private static func count(_ subscribers: Int) -> String {
    subscribers == 1 ? "1 subscriber" : "\(subscribers) subscribers"
  }

  /// `text`, or `text of SubView` where the trace has more than one view to speak of.
  private func name(_ property: PropertyPath, _ event: Event) -> String {
    place(event).isEmpty ? "\(property)" : "\(property) of \(view(event))"
  }

  // MARK: Because of what

  private func because(_ event: Event) -> String {
    let causes = event.causes.compactMap { index -> String? in
      guard trace.indices.contains(index) else { return nil }
      let phrase = phrase(for: trace[index], as: event)
      return phrase.isClause ? "because \(phrase.text)" : "because of \(phrase.text)"
    }
    guard let last = causes.last else { return "" }
    if causes.count == 1 { return ", \(last)" }
    return ", \(causes.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A cause in a few words; its own sentence stands elsewhere.
  private func phrase(
    for cause: Event, as effect: Event
  ) -> (text: String, isClause: Bool) {
    if case .action(let action) = cause.kind { return phrase(for: action, of: cause) }
    guard let address = steps[cause.index] else { return (cause.kind.verb, false) }
    let view = view(cause)
    return switch cause.kind {
    case .queued:
      ("\(address) had queued \(isAboutItsView(effect, as: cause) ? "it" : view)", true)
    case .subscribed: ("\(view) was subscribed at \(address)", true)
    case .body: ("the body of \(view) ran at \(address)", true)
    case .wrote(let property, _, _):
      ("\(name(property, cause)) was set at \(address)", true)
    case .willChange: ("an object said at \(address) that it was about to change", true)
    case .observed: ("a property that \(view) had read was about to change at \(address)", true)
    case .updated(let property): ("update() of \(name(property, cause)) ran at \(address)", true)
    case .appeared: ("onAppear of \(view) ran at \(address)", true)
    case .disappeared: ("onDisappear of \(view) ran at \(address)", true)
    case .changed: ("onChange of \(view) ran at \(address)", true)
    case .received: ("onReceive of \(view) ran at \(address)", true)
    default: (address, false)
    }
  }

  /// Whether `it`, in the sentence of the effect, is the view of the cause: `update()` is not.
  private func isAboutItsView(_ effect: Event, as cause: Event) -> Bool {
    guard cause.node == effect.node else { return false }
    switch effect.kind {
    case .body, .bodySkipped, .redrawn, .removed: return true
    default: return false
    }
  }

  private func phrase(
    for action: Event.Action, of event: Event
  ) -> (text: String, isClause: Bool) {
    let place = hasManyHosts ? " in \(view(event))" : ""
    return switch action {
    case .mount(let view): ("\(view) was mounted", true)
    case .unmount: ("\(view(event)) was unmounted", true)
    case .replaceRoot(let view): ("a parent passed a new \(view)", true)
    case .tap(let label): ("a tap on \(quoted(label))\(place)", false)
    case .enter(let text, let field):
      ("\(quoted(text)) was entered into \(quoted(field))\(place)", true)
    case .toggle(let label): ("\(quoted(label)) was toggled\(place)", true)
    case .advance(let time): ("a wait of \(inSeconds(time))", false)
    case .perform: ("code of the experiment ran", true)
    case .background: ("code of the experiment ran as if on a background thread", true)
    }
  }
}
