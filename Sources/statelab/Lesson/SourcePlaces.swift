import Course
import Rendering
import Replay
import StateLabCore

/// The lines of code that belong to the events of a run.
///
/// An event records the source location of its control, closure or `print`. A write in a closure,
/// its announcement and the invalidated view have the closure's location. Any other event has the
/// location of its view's or property's declaration, where the shown files have exactly one.
/// Otherwise an event has no line. Our choice.
struct SourcePlaces {
  let timeline: Timeline
  /// The declarations of each file, by its name.
  let declarations: [(file: String, declarations: [LessonFile.Declaration])]
  /// True for a line that a reader sees.
  let isShown: (CodeLocation) -> Bool

  /// The line of an event; nil where no shown line belongs to the event.
  func place(of event: Event) -> CodeLocation? {
    var event = event
    // The place of the cause that stopped the run.
    if event.name == .stopped, let cause = timeline.events.why(event).dropFirst().first {
      event = cause
    }
    let closure = event.isOfClosure ? timeline.closure(of: event) : nil
    for case let source? in [event.source, closure] where isShown(source) { return source }
    let view = timeline.view(of: event)
    let places = Set(
      declarations.flatMap { file, declarations in
        declarations.filter { $0.declares(event, at: view) }
          .map { CodeLocation(fileID: file, line: $0.line) }.filter(isShown)
      })
    return places.count == 1 ? places.first : nil
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

extension ToldRun {
  /// The run with the line of code of each action and each step, where a shown file has one.
  func placed(
    in listings: [Listing], _ files: [LessonFile]
  ) -> ToldRun {
    let shown = Set(
      listings.flatMap { listing in
        listing.rows.compactMap { row in
          row.number.map { CodeLocation(fileID: listing.file, line: $0) }
        }
      })
    let places = SourcePlaces(
      timeline: timeline, declarations: files.map { ($0.name, $0.declarations) },
      isShown: shown.contains)
    var copy = self
    copy.place { places.place(of: timeline.events[$0]) }
    return copy
  }
}
