import Course
import Rendering
import Replay
@_spi(Steps) import StateLabCore

/// The lines of code that belong to the events of a run.
///
/// An event records the source location of its control, closure or `print`. A write in a closure,
/// its announcement and the invalidated view have the closure's location. Any other event has the
/// location of its view's or property's declaration, where the shown files have exactly one.
/// Otherwise an event has no line. Our choice.
struct SourcePlaces {
  let timeline: Timeline
  /// The declarations of the files by the names of their types, with the names of the files.
  private let declarations: [String: [(file: String, declaration: LessonFile.Declaration)]]
  /// True for a line that a reader sees.
  private let isShown: (CodeLocation) -> Bool

  /// - Parameter declarations: The declarations of each file, by its name.
  init(
    timeline: Timeline,
    declarations: [(file: String, declarations: [LessonFile.Declaration])],
    isShown: @escaping (CodeLocation) -> Bool
  ) {
    self.timeline = timeline
    self.declarations = Dictionary(
      grouping: declarations.flatMap { file, declarations in declarations.map { (file, $0) } },
      by: \.1.type)
    self.isShown = isShown
  }

  /// The line of an event; nil where no shown line belongs to the event.
  func place(of event: Event) -> CodeLocation? {
    var event = event
    // The place of the cause that stopped the run.
    if event.name == .stopped, let cause = timeline.events.why(event).dropFirst().first {
      event = cause
    }
    if let source = event.source, isShown(source) { return source }
    if event.isOfClosure, let closure = timeline.closure(of: event), isShown(closure) {
      return closure
    }
    guard let view = timeline.view(of: event), let declarations = declarations[view.type.baseName]
    else { return nil }
    let places = Set(
      declarations.filter { $0.declaration.declares(event) }
        .map { CodeLocation(fileID: $0.file, line: $0.declaration.line) }.filter(isShown))
    return places.count == 1 ? places.first : nil
  }
}

extension LessonFile.Declaration {
  /// True if this declares, in the type of the event's view, the view, its body, or its property,
  /// perhaps as an outer property.
  fileprivate func declares(_ event: Event) -> Bool {
    switch event.name {
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
    var causes = Set(event.causes)
    while let newest = causes.max() {
      StepCounter.count(causes.count)
      let cause = events[newest]
      if cause.name == .body || cause.name == .updated { return nil }
      if let source = cause.source { return source }
      causes.remove(newest)
      causes.formUnion(cause.causes)
    }
    return nil
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
