import Replay
import StateLabCore

/// The line of the listing that a moment is about.
///
/// An event knows where the control or the closure was written that it came from. What a closure
/// printed or wrote, what that announced and which view it queued is at that closure. Of any other
/// event the names tell: a view's type, a property's name, where just one line fits. Else no line is
/// marked. Our choice.
struct SourceHighlight: Hashable {
  /// Positions among the listings of the walk, and among the rows of the listing.
  let listing: Int
  let row: Int

  init?(of stop: Stop, in runs: [WalkedRun], listings: [Listing]) {
    guard let moment = stop.moment, let event = moment.event else { return nil }
    let run = runs[moment.run].timeline
    let closure = event.isOfClosure ? run.closure(of: event) : nil
    if let place = Self.place(of: event.source ?? closure, in: listings) {
      self = place
      return
    }
    let found = listings.indices.flatMap { listing in
      listings[listing].rows(of: event, in: run.view(of: event)).map { (listing, $0) }
    }
    guard found.count == 1 else { return nil }
    self.init(listing: found[0].0, row: found[0].1)
  }

  private init(listing: Int, row: Int) {
    self.listing = listing
    self.row = row
  }

  private static func place(
    of source: RecordedEvent.Source?, in listings: [Listing]
  ) -> SourceHighlight? {
    guard let source else { return nil }
    // Several listings may each show a part of the file.
    for listing in listings.indices where listings[listing].file == source.file {
      let row = listings[listing].rows.firstIndex { $0.number == source.line }
      if let row { return SourceHighlight(listing: listing, row: row) }
    }
    return nil
  }
}

extension RecordedEvent {
  /// Whether the code of a closure brings it about, as it runs.
  fileprivate var isOfClosure: Bool {
    switch kind {
    case .printed, .queued, .willChange, .observed, .wrote, .wroteEqual, .writeIgnored: true
    default: false
    }
  }
}

extension Timeline {
  /// Where the closure was written that an event comes from: its nearest cause that knows. What
  /// `body` does comes from no closure, whatever the body came from.
  fileprivate func closure(of event: RecordedEvent) -> RecordedEvent.Source? {
    events.why(event).dropFirst().prefix { $0.kind != .body && $0.kind != .updated }
      .lazy.compactMap(\.source).first
  }
}

extension Listing {
  /// The rows that declare or write what the event is about.
  fileprivate func rows(of event: RecordedEvent, in view: RecordedView?) -> [Int] {
    switch event.kind {
    case .action where event.action == .mount || event.action == .replaceRoot:
      rows { $0.declares("struct", view?.baseName ?? "") }
    case .body: rows(inType: view) { $0.declares("var", "body") }
    case .found, .passedOver, .stored, .created, .updated, .subscribed, .unsubscribed, .wrote,
      .wroteEqual, .writeIgnored:
      // Where the view declares the property, or the one that this one is inside of.
      event.property?.first.map { name in
        rows(inType: view) { $0.declares("var", name) || $0.declares("let", name) }
      } ?? []
    default: []
    }
  }

  private func rows(where fits: (String) -> Bool) -> [Int] {
    rows.indices.filter { rows[$0].change != .removed && fits(rows[$0].text) }
  }

  /// Only between the declaration of the type and the brace that ends it.
  private func rows(inType view: RecordedView?, where fits: (String) -> Bool) -> [Int] {
    guard let name = view?.baseName else { return [] }
    let starts = rows { $0.declares("struct", name) || $0.declares("class", name) }
    guard starts.count == 1 else { return [] }
    let indentation = rows[starts[0]].text.prefix { $0 == " " }
    let end = rows.indices.dropFirst(starts[0] + 1).first { rows[$0].text == indentation + "}" }
    return rows(where: fits).filter { $0 > starts[0] && $0 < end ?? rows.endIndex }
  }
}

extension String {
  /// Whether a declaration with this keyword and this name stands in the line.
  fileprivate func declares(_ keyword: String, _ name: String) -> Bool {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    return zip(words, words.dropFirst()).contains { $0 == keyword && $1 == name }
  }
}
