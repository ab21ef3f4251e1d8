import Course
import Rendering
import Replay

struct ClaimsCommand: Command {
  var name: String { "claims" }
  var summary: String { "List the articles' claims, with their outcomes under each release." }
  var operands: [Operand] {
    [
      Operand(
        choices: [.lesson, .row, .word("all", meaning: "All lessons.")], isOptional: true,
        repeats: true)
    ]
  }
  var details: String {
    "Without a lesson it lists the claims of all, each in a line or two; of a lesson that is named it "
      + "shows all there is, and below it what we found and no article says. A claim of the kind `run` "
      + "or `compiled` is judged now; a documented one has the verdict of its author, with the "
      + "source. `statelab help words` says what the verdicts mean. A row, such as `F7`, is something "
      + "that an article sets up, shows or says; the numbers are this project's. A claim treats it, a "
      + "finding of ours, or a snippet that is put to the compiler. With `--coverage` the exit code "
      + "is 1 where a row is missing."
  }
  var options: [Option] { [.article, .verdict, .ownFindings, .details, .coverage, .format] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if arguments.has(.coverage) { return try showCoverage(arguments, in: session) }
    if arguments.has(.ownFindings) {
      try arguments.refuse(.article, .verdict, with: "--findings, which are of no article")
    }
    let named = try NamedClaims(arguments.words, in: session)
    let runs = Runs(of: session.course)
    let readings = try named.lessons.map { try LessonReading($0, of: session.course, runs: runs) }
    func entries(_ claims: (LessonText) -> [Claim]) throws -> [ClaimEntry] {
      try readings.flatMap { reading in
        try claims(reading.text).filter(named.has(from: reading)).map {
          try ClaimEntry($0, in: reading)
        }
      }
    }
    var claims = try entries(\.claims)
    var findings = try entries(\.findings)
    if let article = arguments.value(of: .article) {
      let known = claims.articles
      guard known.contains(article) else { throw Self.unknown(article, known: known) }
      claims = claims.filter { $0.article == article }
      findings = []
    }
    if let verdict = arguments.value(of: .verdict) {
      claims = claims.filter { $0.report.verdict?.rawValue == verdict }
      findings = []
    }
    let wantsFindings = arguments.has(.ownFindings)
    if wantsFindings { claims = [] }
    if arguments.wantsJSON {
      try session.write(ClaimList(claims, findings: findings), as: self)
    } else {
      let isLong = arguments.has(.details) || !arguments.words.isEmpty
      if !isLong {
        let rows = session.course.rows
        claims = claims.inOrder(of: rows)
        findings = findings.inOrder(of: rows)
      }
      session.show(
        document(
          of: claims, findings, citing: session.course.articles, isLong: isLong,
          wantsFindings: wantsFindings))
    }
    return .done
  }

  private func showCoverage(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    try arguments.refuse(
      .article, .verdict, .ownFindings, .details, with: "--coverage, which shows every row")
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab claims --coverage` shows every row; \(extra.quoted) picks some.",
        next: "Write `statelab claims \(extra.inShell)` for the claims of one.")
    }
    let coverage = Coverage(of: session.course)
    if arguments.wantsJSON {
      try session.write(CoverageList(coverage), as: "coverage")
    } else {
      session.show(coverage.document)
    }
    return coverage.missing.isEmpty ? .done : .no
  }

  private static func unknown(_ article: String, known: [String]) -> Failure {
    Failure(
      .notFound, "No claim here is of article \(article.quoted).",
      next: known.isEmpty
        ? "These lessons make no claims." : "There are claims of \(known.joined(separator: ", ")).")
  }

  private func document(
    of claims: [ClaimEntry], _ findings: [ClaimEntry], citing articles: [Article], isLong: Bool,
    wantsFindings: Bool
  ) -> Document {
    let showsFindings = isLong || claims.isEmpty
    var document = Document()
    for article in claims.articles {
      document.blocks.append(.heading(articles.numbered(article)?.reference ?? article))
      document.blocks += blocks(of: claims.filter { $0.article == article }, isLong: isLong)
    }
    if showsFindings, !findings.isEmpty {
      document.blocks.append(.heading("Our findings, which no article states"))
      document.blocks += blocks(of: findings, isLong: isLong)
    }
    document.blocks.append(
      .note(Line(Self.summary(of: claims, findings, wantsFindings: wantsFindings))))
    if !showsFindings, !findings.isEmpty {
      document.blocks.append(
        .note(Line("Our findings: ", .quiet) + Line("statelab claims --findings")))
    }
    return document
  }

  private func blocks(of entries: [ClaimEntry], isLong: Bool) -> [Document.Block] {
    guard isLong else { return [.entries(entries.map(\.brief))] }
    return entries.indices.flatMap { position -> [Document.Block] in
      let entry = entries[position]
      let claim = Document.Block.claim(entry.report.joiningEqualOutcomes)
      if position > 0, entries[position - 1].lesson.id == entry.lesson.id { return [claim] }
      return [.note(Line("lesson \(entry.lesson.number), \(entry.lesson.id)", .quiet)), claim]
    }
  }

  private static func summary(
    of claims: [ClaimEntry], _ findings: [ClaimEntry], wantsFindings: Bool
  ) -> String {
    let counts = Verdict.allCases.compactMap { verdict in
      let count = claims.count { $0.report.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.said(of: count))"
    }
    var parts: [String] = []
    if !claims.isEmpty || findings.isEmpty && !wantsFindings {
      let of = counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")
      parts.append(claims.count.of("claim") + of)
    }
    if !findings.isEmpty || wantsFindings { parts.append(findings.count.of("finding")) }
    return parts.joined(separator: "; ") + "."
  }
}

extension Verdict {
  /// The verb or noun after a number: "3 hold, 1 open".
  fileprivate func said(of count: Int) -> String {
    switch self {
    case .holds: count == 1 ? "holds" : "hold"
    case .opinion: count == 1 ? "opinion" : "opinions"
    default: rawValue
    }
  }
}
