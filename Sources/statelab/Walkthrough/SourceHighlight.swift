import Course
import Rendering
import Replay
import StateLabCore

/// The line of the listing for a moment.
///
/// An event records the source location of its control, closure or `print`. A write in a closure,
/// its announcement and the invalidated view have the closure's location. Any other event has the
/// location of its view's or property's declaration, where the shown files have exactly one.
/// Otherwise no line is marked. Our choice.
struct SourceHighlight: Hashable {
  /// The position of the listing in the walk, and of the row in the listing.
  let listing: Int
  let row: Int

  /// - Parameter declarations: The declarations of each file, by its name.
  init?(
    of stop: Stop, in runs: [WalkedRun], listings: [Listing],
    declarations: [(file: String, [LessonFile.Declaration])]
  ) {
    guard let moment = stop.moment, var event = moment.event else { return nil }
    let run = runs[moment.run].timeline
    // The place of the cause that stopped the run.
    if event.name == .stopped, let cause = run.events.why(event).dropFirst().first { event = cause }
    let closure = event.isOfClosure ? run.closure(of: event) : nil
    for case let source? in [event.source, closure] {
      if let place = Self(source.file, source.line, in: listings) {
        self = place
        return
      }
    }
    let places = Set(
      declarations.flatMap { file, declarations in
        declarations.filter { $0.declares(event, at: run.view(of: event)) }
          .compactMap { Self(file, $0.line, in: listings) }
      })
    guard places.count == 1, let place = places.first else { return nil }
    self = place
  }

  /// Several listings may each show a part of the file.
  private init?(_ file: String, _ line: Int, in listings: [Listing]) {
    for listing in listings.indices where listings[listing].file == file {
      guard let row = listings[listing].rows.firstIndex(where: { $0.number == line }) else {
        continue
      }
      self.listing = listing
      self.row = row
      return
    }
    return nil
  }
}

extension LessonFile.Declaration {
  /// True if this declares the event's view, its body, or its property, perhaps as an outer
  /// property.
  fileprivate func declares(_ event: Event, at view: RecordedView?) -> Bool {
    guard type == view?.type.baseName else { return false }
    return switch event.name {
    case .action where event.action?.name == .mount || event.action?.name == .replaceRoot:
      property == nil
    case .body: property == "body"
    // A publisher that no property holds is one that `body` passes to `onReceive`.
    case .subscribed where event.property == nil, .unsubscribed where event.property == nil:
      property == "body"
    case .found, .passedOver, .stored, .created, .updated, .subscribed, .unsubscribed, .wrote,
      .wroteEqual, .writeIgnored:
      property != nil && property == event.property?.root
    default: false
    }
  }
}

extension Event {
  /// True if the code of a closure causes the event while it runs.
  fileprivate var isOfClosure: Bool {
    switch name {
    case .printed, .queued, .willChange, .observed, .wrote, .wroteEqual, .writeIgnored: true
    default: false
    }
  }
}

extension Timeline {
  /// The place of the closure that caused the event: its nearest cause with a location. Events of
  /// `body` come from no closure, whichever event caused the body.
  fileprivate func closure(of event: Event) -> CodeLocation? {
    events.why(event).dropFirst().prefix { $0.name != .body && $0.name != .updated }
      .lazy.compactMap(\.source).first
  }
}
