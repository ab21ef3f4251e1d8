import StateLabCore

/// The line of the listing that a moment is about.
///
/// An event knows where the control or the closure was written that it came from. Of any other
/// event the names tell: a view's type, a property's name, where just one line fits. What a closure
/// printed is at that closure. Else no line is marked. Our choice.
struct LineAtWork: Hashable {
  /// Positions among the listings of the walk, and among the rows of the listing.
  let listing: Int
  let row: Int

  init?(of stop: Stop, in runs: [WalkedRun], listings: [Listing]) {
    guard let moment = stop.moment, let event = moment.event else { return nil }
    let trace = runs[moment.run].run.trace
    if let place = Self.place(of: event.source, in: listings) {
      self = place
      return
    }
    if case .printed = event.kind {
      let closure = trace.why(event).lazy.compactMap(\.source).first
      guard let place = Self.place(of: closure, in: listings) else { return nil }
      self = place
      return
    }
    let found = listings.indices.flatMap { listing in
      listings[listing].rows(of: event).map { (listing, $0) }
    }
    guard found.count == 1 else { return nil }
    self.init(listing: found[0].0, row: found[0].1)
  }

  private init(listing: Int, row: Int) {
    self.listing = listing
    self.row = row
  }

  private static func place(of source: SourceLocation?, in listings: [Listing]) -> LineAtWork? {
    guard let source, let listing = listings.firstIndex(where: { $0.file == source.file }),
      let row = listings[listing].rows.firstIndex(where: { $0.number == source.line })
    else { return nil }
    return LineAtWork(listing: listing, row: row)
  }
}

extension Listing {
  /// The rows that declare or write what the event is about.
  fileprivate func rows(of event: Event) -> [Int] {
    switch event.kind {
    case .action(.mount(let view)), .action(.replaceRoot(let view)):
      rows { $0.declares("struct", view) }
    case .body, .bodySkipped, .queued:
      rows(inType: event.node?.view) { $0.declares("var", "body") }
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .updated(let property), .subscribed(let property, _, _),
      .unsubscribed(let property, _):
      rows(of: property, in: event)
    case .wrote(let property, _, _), .wroteEqual(let property, _),
      .writeIgnored(let property?, _, _):
      rows(of: property, in: event)
    default: []
    }
  }

  private func rows(of property: String, in event: Event) -> [Int] {
    let path = property.split(separator: ".").map(String.init)
    guard path.count == 1, let name = path.first else { return [] }
    return rows(inType: event.node?.view) { $0.declares("var", name) || $0.declares("let", name) }
  }

  private func rows(where fits: (String) -> Bool) -> [Int] {
    rows.indices.filter { rows[$0].change != .removed && fits(rows[$0].text) }
  }

  /// Only between the declaration of the type and the brace that ends it.
  private func rows(inType name: String?, where fits: (String) -> Bool) -> [Int] {
    guard let name else { return [] }
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
    let name = name.prefix { $0 != "<" }
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    return zip(words, words.dropFirst()).contains { $0 == keyword && $1 == name }
  }
}
