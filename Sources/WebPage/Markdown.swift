import Rendering
import Replay

/// A record as Markdown, to paste under an issue. A run has the lines that a terminal shows.
public struct Markdown {
  private var parts: [String] = []

  /// The whole text.
  public var text: String { parts.joined(separator: "\n\n") + "\n" }

  fileprivate mutating func add(_ part: String) { if !part.isEmpty { parts.append(part) } }

  /// A block of code. Its fence is longer than each row of backticks in it.
  fileprivate mutating func addCode(_ lines: [String], _ language: String = "text") {
    add(Self.code(lines, language))
  }

  private static func code(_ lines: [String], _ language: String) -> String {
    let longest = lines.map { line in
      line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    }.max()
    let fence = String(repeating: "`", count: max(3, (longest ?? 0) + 1))
    return ([fence + language] + lines.map(\.withWrittenControls) + [fence])
      .joined(separator: "\n")
  }

  fileprivate mutating func addRun(_ run: ToldRun, firstAct: Int = 0) {
    let renderer = TextRenderer(output: OutputOptions(width: 80), margin: 0)
    let acts = Array(run.acts.dropFirst(firstAct))
    let block = Document.Block.run(name: nil, acts, ending: run.timeline.ending)
    addCode(renderer.lines(of: block).map(\.text))
  }

  /// Inline Markdown of a text that may hold any character. Code between backticks stays code.
  fileprivate static func inline(_ text: String) -> String {
    Line(markdown: text).spans.map { span in
      switch span.style {
      case .code, .command: code(span.text)
      case .strong: "**\(escaped(span.text))**"
      case .emphasis: "*\(escaped(span.text))*"
      default: escaped(span.text)
      }
    }.joined()
  }

  private static func code(_ text: String) -> String {
    let text = text.withWrittenControls.replacing("\n", with: " ")
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  fileprivate static func escaped(_ text: String) -> String {
    var result = ""
    for letter in text.withWrittenControls {
      if "\\`*_<>[]#|~&".contains(letter) { result.append("\\") }
      result.append(letter == "\n" ? " " : letter)
    }
    return result
  }
}

// MARK: Programs

extension Markdown {
  /// A program: its findings, its code, and its run.
  public init(_ file: TryFile) {
    for finding in file.diagnosis?.findings ?? [] { add(finding) }
    if let text = file.diagnosis?.nothingFound { add(Self.escaped(text)) }
    for listing in file.listings ?? [] {
      add("**\(Self.escaped(listing.file))**")
      addCode(listing.lines, "swift")
    }
    let build = file.xcode.map { ", built as with Xcode \($0)" } ?? ""
    add("**The run**, \(Self.escaped(file.profile.title))\(build)")
    addRun(file.run)
  }

  private mutating func add(_ finding: FindingRecord) {
    let place = finding.place.map { "`\($0)`: " } ?? ""
    add("\(place)**\(finding.level.rawValue)**: \(Self.inline(finding.sentence)) `[\(finding.id)]`")
    var items = finding.evidence.map { evidence in
      let text =
        evidence.kind == .evaluatedAgain
        ? Self.inline(evidence.text) : Self.escaped(evidence.text)
      return (evidence.step.map { "\($0) " } ?? "") + text
    }
    if finding.occurrences > 1 { items.append("\(finding.occurrences) times in this run") }
    items += finding.fixes.map { "Fix: \(Self.inline($0.text))" }
    add(items.map { "- \($0)" }.joined(separator: "\n"))
    for trial in finding.fixes.compactMap(\.trial) {
      addCode(trial.diff, "diff")
      add(trial.proof.map(Self.escaped).joined(separator: " "))
    }
  }
}

// MARK: Lessons

extension Markdown {
  /// Lessons: their text and their runs.
  public init(_ file: RunFile) {
    for lesson in file.lessons {
      add("# \(lesson.number) · \(Self.escaped(lesson.title))")
      add(Self.inline(lesson.summary))
      for block in lesson.blocks where block.releases?.contains(file.profile.name) ?? true {
        add(block, of: lesson, under: file.profile.name)
      }
    }
  }

  private mutating func add(_ block: BlockRecord, of lesson: LessonRecord, under profile: String) {
    let text = Self.inline(block.text ?? "")
    switch block.kind {
    case .heading: add("## \(text)")
    case .paragraph: add(text)
    case .list:
      let items = (block.items ?? []).filter { $0.releases?.contains(profile) ?? true }
      add(
        items.enumerated().map { number, item in
          (block.isOrdered == true ? "\(number + 1). " : "- ") + Self.inline(item.text)
        }.joined(separator: "\n"))
    case .listing:
      guard let listing = block.listing.map({ lesson.listings[$0] }) else { return }
      add("**\(Self.escaped(listing.file))**")
      let rows = listing.rows.filter { $0.change != .removed }
      addCode(rows.map(\.text), "swift")
    case .snippet:
      addCode(block.lines ?? [], "swift")
      let diagnostic = block.diagnostic ?? ""
      let place = block.place.map { "line \($0.line), column \($0.column): " } ?? ""
      add(
        diagnostic.isEmpty
          ? "The code compiles." : "Compiler output: \(place)\(Self.escaped(diagnostic))")
    case .run: if let run = block.run { addRun(lesson.runs[run], firstAct: block.firstAct ?? 0) }
    case .comparison:
      guard let divergence = block.divergence else { return }
      let renderer = TextRenderer(output: OutputOptions(width: 80), margin: 0)
      addCode(renderer.lines(of: .divergence(divergence)).map(\.text))
    case .table: addTable(block)
    case .question, .prediction: if let question = block.question { add(question) }
    case .claim: add(lesson.claims.first { $0.id == block.claim })
    case .finding: add(lesson.ownFindings.first { $0.id == block.claim })
    case .exercise:
      add(text)
      add((block.hints ?? []).map { "- \(Self.inline($0))" }.joined(separator: "\n"))
    case .verbatim: addCode(block.lines ?? [])
    case .patch: addCode(block.lines ?? [], "diff")
    case .notes:
      for note in block.blocks ?? [] { add(note, of: lesson, under: profile) }
    }
  }

  private mutating func addTable(_ block: BlockRecord) {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let header = block.header ?? []
    let rows = (block.rows ?? []).map { cells in
      // A row of one cell is a heading.
      cells.map(Self.inline) + Array(repeating: "", count: max(header.count - cells.count, 0))
    }
    add(
      ([row(header.map(Self.inline)), row(header.map { _ in "---" })] + rows.map(row))
        .joined(separator: "\n"))
  }

  /// A question and its choices, without the answer.
  private mutating func add(_ question: QuestionRecord) {
    let choices = zip("abcdefghijklmnop", question.choices).map { letter, choice in
      "- \(letter) \(Self.code(choice.literal))"
    }
    add("**\(Self.inline(question.prompt))**")
    add(choices.joined(separator: "\n"))
  }

  private mutating func add(_ claim: ClaimRecord?) {
    guard let claim else { return }
    let verdict = claim.verdict.map { "**\($0)**: " } ?? ""
    add("\(verdict)\(Self.inline(claim.says)) (\(Self.escaped(claim.from)))")
  }
}
