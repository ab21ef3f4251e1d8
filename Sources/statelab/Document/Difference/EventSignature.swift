import StateLabCore

/// What must agree for two events to count as the same: what happened, at which kind of view, to
/// which property, and what became visible. Indices, times and inner values may differ.
struct EventSignature: Hashable {
  let verb: String
  var view: String
  let detail: String

  init(_ event: Event) {
    verb = event.kind.verb
    view = event.node?.view ?? ""
    detail =
      switch event.kind {
      case .action(let action): "\(action)"
      case .screen(let text, _), .printed(let text), .stopped(let text): text
      case .warning(let warning): warning.id
      case .body(let count): "\(count)"
      case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
        .created(let property, _), .subscribed(let property?, _, _),
        .unsubscribed(let property?, _),
        .wrote(let property, _, _), .wroteEqual(let property, _), .updated(let property),
        .holds(let property, _):
        property.description
      case .subscribed(nil, let publisher, _), .unsubscribed(nil, let publisher): publisher.literal
      case .writeIgnored(let property, let type, _, _): property?.description ?? type
      case .changed(let old, let new): "\(old) \(new)"
      case .received(let value): value.literal
      case .willChange, .observed, .queued, .bodySkipped, .redrawn, .removed, .appeared,
        .disappeared,
        .stillChanging:
        ""
      }
  }
}
