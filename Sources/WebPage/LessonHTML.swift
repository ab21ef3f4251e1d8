import Rendering
import Replay

/// The text of a lesson under one release, block by block.
struct LessonHTML {
  private(set) var blocks: [HTML] = []
  /// In a handout, the answers and hints for its end.
  private(set) var answers: [HTML] = []
  private let isHandout: Bool
  private let lesson: LessonRecord
  private let profile: String
  /// The number of a run among the runs of the page.
  private let number: (ToldRun) -> Int

  init(
    _ lesson: LessonRecord, under profile: String, isHandout: Bool = false,
    number: @escaping (ToldRun) -> Int
  ) {
    self.isHandout = isHandout
    self.lesson = lesson
    self.profile = profile
    self.number = number
    for block in lesson.blocks where block.isAbout(profile) {
      if let html = isHandout ? paper(block) : html(block) { blocks.append(html) }
    }
  }

  /// A block for paper, on which nothing unfolds.
  private mutating func paper(_ block: BlockRecord) -> HTML? {
    switch block.kind {
    case .question, .prediction:
      guard let question = block.question else { return nil }
      if let right = question.right {
        let choice = question.choices[right]
        answers.append(
          "<li><code>\(choice.literal)</code> \(HTML(markdown: choice.feedback))</li>")
      }
      let number: HTML = question.right == nil ? "" : "\(answers.count). "
      return """
        <section class="question"><p class="prompt">\(number)\(HTML(markdown: question.prompt))</p>
        \(HTML(choicesOf: question))</section>
        """
    case .claim, .finding:
      let claim =
        lesson.claims.first { $0.id == block.claim }
        ?? lesson.ownFindings.first { $0.id == block.claim }
      return claim.map { claim in
        let verdict = claim.verdict.map { "<strong>\($0)</strong>: " as HTML } ?? ""
        return "<p>\(verdict)\(HTML(markdown: claim.says)) (\(claim.from))</p>"
      }
    case .exercise:
      let hints = (block.hints ?? []).map { HTML(markdown: $0) }
      guard !hints.isEmpty else { return html(block) }
      answers.append("<li>\(hints.joined(separator: " "))</li>")
      return "<p>\(answers.count). \(HTML(markdown: block.text ?? ""))</p>"
    default: return html(block)
    }
  }

  private func html(_ block: BlockRecord) -> HTML? {
    switch block.kind {
    case .heading: return "<h2>\(HTML(markdown: block.text ?? ""))</h2>"
    case .paragraph: return "<p>\(HTML(markdown: block.text ?? ""))</p>"
    case .list:
      let items = (block.items ?? []).filter { $0.releases?.contains(profile) ?? true }
        .map { "<li>\(HTML(markdown: $0.text))</li>" as HTML }
      return block.isOrdered == true
        ? "<ol>\(items.joined())</ol>" : "<ul>\(items.joined())</ul>"
    case .listing: return block.listing.map { HTML(listing: lesson.listings[$0]) }
    case .snippet:
      let diagnostic = block.diagnostic ?? ""
      let place = block.place.map { "line \($0.line), column \($0.column): " } ?? ""
      let answer: HTML =
        diagnostic.isEmpty
        ? "<figcaption>The code compiles.</figcaption>"
        : "<figcaption class=\"alarm\">compiler output: \(place)\(diagnostic)</figcaption>"
      return "<figure class=\"code\">\(HTML(code: block.lines ?? []))\(answer)</figure>"
    case .run:
      guard let run = block.run else { return nil }
      let told = lesson.runs[run]
      return HTML(told, number: number(told), firstAct: block.firstAct ?? 0)
    case .comparison: return block.divergence.map { HTML($0) }
    case .table: return table(block)
    case .question, .prediction: return block.question.map { HTML($0) }
    case .claim:
      return lesson.claims.first { $0.id == block.claim }.map { HTML($0) }
    case .finding:
      return lesson.ownFindings.first { $0.id == block.claim }.map { HTML($0) }
    case .exercise:
      let hints = (block.hints ?? []).map { "<li>\(HTML(markdown: $0))</li>" as HTML }
      let folded: HTML =
        hints.isEmpty
        ? "" : "<details><summary>Hints</summary><ol>\(hints.joined())</ol></details>"
      return "<p>\(HTML(markdown: block.text ?? ""))</p>\(folded)"
    case .verbatim: return "<pre>\((block.lines ?? []).joined(separator: "\n"))</pre>"
    case .patch, .notes: return nil
    }
  }

  private func table(_ block: BlockRecord) -> HTML {
    let head = (block.header ?? []).map { "<th scope=\"col\">\(HTML(markdown: $0))</th>" as HTML }
    let columns = head.count
    let rows = (block.rows ?? []).map { row -> HTML in
      if row.count == 1, columns > 1 {
        return """
          <tr><th scope="rowgroup" colspan="\(columns)">\(HTML(markdown: row[0]))</th></tr>
          """
      }
      return "<tr>\(row.map { "<td>\(HTML(markdown: $0))</td>" as HTML }.joined())</tr>"
    }
    return """
      <div class="table"><table><thead><tr>\(head.joined())</tr></thead>
      <tbody>\(rows.joined())</tbody></table></div>
      """
  }
}

extension BlockRecord {
  fileprivate func isAbout(_ profile: String) -> Bool { releases?.contains(profile) ?? true }
}

extension HTML {
  /// Rows of a file, with their numbers.
  ///
  /// - Parameter marks: The numbers of the findings at each line.
  init(listing: ListingRecord, marking marks: [Int: [Int]] = [:]) {
    let since = listing.since.map { ", changed since \($0)" } ?? ""
    let rows = listing.rows.map { row -> HTML in
      let place = row.number.map { "\(listing.file):\($0)" } ?? ""
      let sign: HTML =
        switch row.change {
        case .added: "<ins>+</ins>"
        case .removed: "<del>−</del>"
        case nil: " "
        }
      let kind = row.change.map { " \($0.rawValue)" } ?? ""
      let text: HTML =
        row.text.isEmpty ? "" : "<span class=\"text\">\(SwiftColors.line(row.text))</span>"
      let findings = row.number.flatMap { marks[$0] } ?? []
      let id: HTML = findings.isEmpty ? "" : " id=\"\(place)\""
      let links = findings.map { " <a href=\"#finding-\($0)\">← finding \($0)</a>" as HTML }
      return """
        <span class="line\(kind)\(findings.isEmpty ? "" : " found" as HTML)"\(id) data-place="\(place)"><i>\(row.number.map { "\($0)" } ?? " ")</i>\
        \(sign)\(text)\(links.joined(separator: ""))</span>
        """
    }
    self = """
      <figure class="code listing"><figcaption>\(listing.file)\(since)</figcaption>\
      <pre><code>\(rows.joined(separator: ""))</code></pre></figure>
      """
  }

  init(code: [String]) {
    let lines = code.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { line -> HTML in
        let text: HTML = line.isEmpty ? "<br>" : HTML(SwiftColors.line(String(line)))
        return "<span class=\"line\">\(text)</span>"
      }
    self = "<pre><code>\(lines.joined(separator: ""))</code></pre>"
  }

  /// A question with its choices. Without the script the answers are below it.
  init(_ question: QuestionRecord) {
    let letters = Self.letters
    let answers = question.choices.enumerated().map { position, choice -> HTML in
      let isRight = position == question.right
      return """
        <li data-right="\("\(isRight)")"><strong>\(letters[position]), \
        \(isRight ? "right" : "wrong").</strong> \(HTML(markdown: choice.feedback))</li>
        """
    }
    self = """
      <section class="question" data-question="\(question.id)">
      <p class="prompt">\(HTML(markdown: question.prompt))</p>
      \(HTML(choicesOf: question))
      <details class="answers"><summary>Answers</summary><ol>\(answers.joined())</ol></details>
      </section>
      """
  }

  private static let letters = "abcdefghijklmnop".map { "\($0)" }

  fileprivate init(choicesOf question: QuestionRecord) {
    let choices = zip(Self.letters, question.choices).map { letter, choice in
      """
      <li><span class="letter">\(letter)</span> <code>\(choice.literal)</code></li>
      """ as HTML
    }
    self = "<ol class=\"choices\">\(choices.joined())</ol>"
  }

  /// A claim in one line; its outcomes are folded.
  init(_ claim: ClaimRecord) {
    let verdict = claim.verdict.map { "<span class=\"verdict\">\($0)</span> " as HTML } ?? ""
    let outcomes = claim.verdicts.map { "<li>\($0.judge): \($0.text)</li>" as HTML }
    let note = claim.note.map { "<p>\(HTML(markdown: $0))</p>" as HTML } ?? ""
    let row: HTML = claim.row.isEmpty ? "" : " <span class=\"row\">\(claim.row)</span>"
    self = """
      <details class="claim"><summary>\(verdict)\(HTML(markdown: claim.says))\(row)</summary>
      \(outcomes.isEmpty ? "" : "<ul>\(outcomes.joined())</ul>" as HTML)
      <p>\(claim.from). \(claim.known).</p>\(note)</details>
      """
  }
}
