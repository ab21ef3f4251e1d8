import Course

struct ClaimsCommand: Command {
  let name = "claims"
  let summary = "List what the articles claim, and what came of it under each release."
  let operands = [Operand.lessons.optional]
  let details =
    "Without a lesson it lists the claims of all. A claim of the kind `run` or `compiled` is judged "
    + "now; a documented one and an opinion carry their source and no verdict."
  let options: [Option] = [.article, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let lessons = try session.lessons(named: arguments.words, otherwise: session.course.lessons)
    let runs = Runs(of: session.course)
    var entries = try lessons.flatMap { lesson in
      let reading = try LessonReading(lesson, of: session.course, runs: runs)
      return try reading.text.claims.map { claim in
        ClaimEntry(claim: claim, lesson: lesson, report: try reading.report(on: claim))
      }
    }
    if let article = arguments.value(of: .article) {
      let known = entries.articles
      guard known.contains(article) else { throw Self.unknown(article, known: known) }
      entries = entries.filter { $0.article == article }
    }
    if arguments.wantsJSON {
      try session.write(ClaimList(entries), as: self)
    } else {
      session.show(document(of: entries))
    }
    return .done
  }

  private static func unknown(_ article: String, known: [String]) -> Failure {
    Failure(
      .notFound, "No claim here is of article \(quoted(article)).",
      next: known.isEmpty
        ? "These lessons make no claims." : "There are claims of \(known.joined(separator: ", ")).")
  }

  private func document(of entries: [ClaimEntry]) -> Document {
    var document = Document()
    for article in entries.articles {
      let own = entries.filter { $0.article == article }
      document.blocks.append(.heading(Article.numbered(article)?.reference ?? article))
      for (position, entry) in own.enumerated() {
        if position == 0 || own[position - 1].lesson.id != entry.lesson.id {
          document.blocks.append(
            .note(Line("lesson \(entry.lesson.number), \(entry.lesson.id)", .quiet)))
        }
        document.blocks.append(.claim(entry.report.joiningEqualOutcomes))
      }
    }
    document.blocks.append(.note(Line(Self.summary(of: entries))))
    return document
  }

  private static func summary(of entries: [ClaimEntry]) -> String {
    let counts = Verdict.allCases.compactMap { verdict in
      let count = entries.count { $0.report.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let title = "\(entries.count) \(entries.count == 1 ? "claim" : "claims")"
    return counts.isEmpty ? "\(title)." : "\(title): \(counts.joined(separator: ", "))."
  }
}

/// A claim at its place in the course.
struct ClaimEntry {
  let claim: Claim
  let lesson: CourseLesson
  let report: ClaimReport

  /// The first of the sources: the article that makes the claim.
  var article: String { claim.sources.first ?? "none" }
}

extension [ClaimEntry] {
  /// The articles, in the order of their ids.
  var articles: [String] { Set(map(\.article)).sorted() }
}
