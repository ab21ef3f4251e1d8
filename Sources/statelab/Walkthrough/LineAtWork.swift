import StateLabCore

/// The line of the listing that a moment is about, as far as names tell.
///
/// Events do not record source lines. A view's type, a property's name or a button's label does,
/// where just one line fits; else none is marked. Our choice.
struct LineAtWork: Hashable {
  /// Positions among the listings of the walk, and among the rows of the listing.
  let listing: Int
  let row: Int

  init?(of stop: Stop, in listings: [Listing]) {
    guard let event = stop.moment?.event else { return nil }
    let found = listings.indices.flatMap { listing in
      listings[listing].rows(of: event).map { (listing, $0) }
    }
    guard found.count == 1 else { return nil }
    (listing, row) = found[0]
  }
}

extension Listing {
  /// The rows that declare or write what the event is about.
  fileprivate func rows(of event: Event) -> [Int] {
    switch event.kind {
    case .action(.tap(let label)): rows { $0.contains("Button(\(quoted(label))") }
    case .action(.toggle(let label)): rows { $0.contains("Toggle(\(quoted(label))") }
    case .action(.enter(_, into: let field)): rows { $0.contains("TextField(\(quoted(field))") }
    case .action(.mount(let view)), .action(.replaceRoot(let view)):
      rows { $0.declares("struct", view) }
    case .body, .bodySkipped, .queued:
      rows(inType: event.node?.view) { $0.declares("var", "body") }
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .updated(let property), .subscribed(let property, _),
      .unsubscribed(let property, _):
      rows(of: property, in: event)
    case .wrote(let property, _, _), .wroteEqual(let property, _), .writeIgnored(let property, _):
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
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    return zip(words, words.dropFirst()).contains { $0 == keyword && $1 == name }
  }
}
