extension FindingReport {
  /// - Parameter program: Named where the finding has no place.
  package init(_ finding: FindingRecord, in program: String) {
    let place = finding.place.map { "\($0)" } ?? program
    let head =
      Line("\(place): ") + Line(finding.level.rawValue, .bad)
      + Line(": \(finding.sentence.replacing("`", with: "'")) ")
      + Line("[\(finding.id)]", .quiet)
    var rows = finding.evidence.map { evidence in
      Row(
        name: evidence.step?.description ?? "",
        text: evidence.kind == .evaluatedAgain
          ? Line(markdown: evidence.text) : Line(evidence.text))
    }
    if finding.occurrences > 1 {
      rows.append(Row(name: "", text: Line("\(finding.occurrences) times in this run", .quiet)))
    }
    for (number, fix) in finding.fixes.enumerated() {
      let offer = fix.option.map { Line("; try ", .quiet) + Line("--fix \($0)", .command) }
      rows.append(
        Row(name: number == 0 ? "fix" : "or", text: Line(markdown: fix.text) + (offer ?? Line())))
    }
    if let releases = finding.releases, releases != "iOS 13 and later" {
      rows.append(Row(name: "under", text: Line(markdown: releases)))
    }
    rows.append(Row(name: "more", text: Line("statelab bugs \(finding.id)")))
    self.init(head: head, rows: rows)
  }
}

extension FindingRecord.Place: CustomStringConvertible {
  /// `Likes.swift:8:3`
  public var description: String { "\(file):\(line):\(column)" }
}
