import Course
import Rendering
import Replay

extension Coverage {
  var document: Document {
    var document = Document()
    for letter in rows.map(\.row.letter).uniqued {
      let own = rows.filter { $0.row.letter == letter }
      document.blocks.append(.heading("Rows \(own[0].row.id) to \(own[own.count - 1].row.id)"))
      document.blocks.append(.entries(own.map(Self.entry)))
    }
    let treated = rows.count - missing.count
    document.blocks.append(.note(Line("\(treated) of \(rows.count) rows are treated.")))
    if !missing.isEmpty {
      let names = missing.map(\.id).joined(separator: ", ")
      document.blocks.append(.note(Line("Missing: \(names)", .bad)))
    }
    return document
  }

  /// A row with the lessons that treat it.
  static func entry(_ row: Row, _ carriers: [Carrier]) -> Document.Entry {
    .init(name: row.id, meaning: line(of: carriers))
  }

  private static func line(of carriers: [Carrier]) -> Line {
    if carriers.isEmpty { return Line("in no lesson", .bad) }
    let parts = carriers.map { carrier in
      let kind = carrier.kind == "opinion" ? "an opinion" : carrier.kind
      return "lesson \(carrier.lesson), \(carrier.form) \(carrier.id) (\(kind))"
    }
    return Line(parts.joined(separator: "; "))
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first position.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The JSON of `claims --coverage --format json`.
struct CoverageList: Encodable {
  let rows: [Entry]
  let missing: [String]

  struct Entry: Encodable {
    let row: String
    let carriers: [Coverage.Carrier]
  }

  init(_ coverage: Coverage) {
    rows = coverage.rows.map { Entry(row: $0.row.id, carriers: $0.carriers) }
    missing = coverage.missing.map(\.id)
  }
}
