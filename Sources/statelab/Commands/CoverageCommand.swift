import Course
import Replay

struct CoverageCommand: Command {
  var name: String { "coverage" }
  var summary: String { "Show which lesson treats which row of the articles." }
  var operands: [Operand] { [] }
  var details: String {
    "A row is something that an article sets up, shows or says; the numbers are this project's. It is "
      + "treated by a claim, by a finding of ours, or by a snippet that is put to the compiler. The exit "
      + "code is 1 where a row is missing."
  }
  var options: [Option] { [.format] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab coverage` takes no words, and \(extra.quoted) is one.",
        next: "Write `statelab claims \(extra)` to see the claims of a lesson.")
    }
    let coverage = Coverage(of: session.course)
    if arguments.wantsJSON {
      try session.write(CoverageList(coverage), as: self)
    } else {
      session.show(coverage.document)
    }
    return coverage.missing.isEmpty ? .done : .no
  }
}

extension Coverage {
  var document: Document {
    var document = Document()
    for letter in rows.map(\.row.letter).uniqued {
      let own = rows.filter { $0.row.letter == letter }
      document.blocks.append(.heading("Rows \(own[0].row.id) to \(own[own.count - 1].row.id)"))
      document.blocks.append(
        .entries(own.map { .init(name: $0.row.id, meaning: Self.line(of: $0.carriers)) }))
    }
    let treated = rows.count - missing.count
    document.blocks.append(.note(Line("\(treated) of \(rows.count) rows are treated.")))
    if !missing.isEmpty {
      let names = missing.map(\.id).joined(separator: ", ")
      document.blocks.append(.note(Line("Missing: \(names)", .bad)))
    }
    return document
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
  /// Each element once, where it stands first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
