import Course
import Replay

/// The current recording for a fence.
enum Recording: Hashable {
  /// The block records nothing, or its current recording is unknown.
  case none
  case lines([String])
  /// There is no recording, for this reason.
  case impossible(String)
}

extension LessonCheck {
  /// The current recordings for the blocks of the text.
  func recordings() throws -> [Recording] {
    var transcripts = try transcripts()
    return try source.text.blocks.map { block in
      let recording: Recording
      switch block.content {
      case .listing(let file, let show, _): recording = listing(of: file, show: show)
      case .snippet(let snippet): recording = diagnostic(of: snippet)
      case .expansion(let file, let show, _): recording = try expansion(of: file, show: show)
      case .transcript(let run, _, _):
        recording = transcripts.isEmpty ? missing(run) : transcripts.removeFirst()
      case .comparison(let one, let other, _): recording = try comparison(of: one, and: other)
      case .table(let table): recording = try rows(of: table, in: block)
      case .heading, .paragraph, .list, .question, .prediction, .claim, .finding, .exercise, .patch,
        .notes, .verbatim:
        recording = .none
      }
      return endsFence(recording, of: block)
        ? .impossible("a line of it would end the fence; begin and end that with more backticks")
        : recording
    }
  }

  private func endsFence(_ recording: Recording, of block: Block) -> Bool {
    guard case .lines(let lines) = recording, let range = block.recording else { return false }
    let marker = source.lines[range.lowerBound - 1].prefix { $0 == "`" }
    return lines.contains { line in
      line.hasPrefix(marker) && line.allSatisfy { $0 == "`" || $0.isWhitespace }
    }
  }

  private func listing(of file: String, show names: [String]) -> Recording {
    guard let file = lesson.folder?.file(named: file) else {
      return .impossible("there is no file `\(file)` in the folder")
    }
    do { return .lines(try SwiftSource(file.text).excerpt(names).map(\.text)) } catch {
      return .impossible("\(error)")
    }
  }

  /// The code into which the compiler expands the macros of some declarations.
  private func expansion(of file: String, show names: [String]) throws -> Recording {
    guard let compiler = check.compiler else { return .none }
    guard case .lines(let code) = listing(of: file, show: names) else {
      return listing(of: file, show: names)
    }
    let source = SwiftSource(lesson.folder?.file(named: file)?.text ?? "")
    let imports = source.declarations.filter(\.isImport).flatMap(\.lines)
      .filter { $0 != "import Course" }
    let expansions = try compiler.expansions(in: (imports + code).joined(separator: "\n"))
    return expansions.isEmpty
      ? .impossible("the declarations use no macro, or they do not compile alone")
      : .lines(Array(expansions.joined(separator: [""])))
  }

  private func diagnostic(of snippet: Snippet) -> Recording {
    switch (answers[snippet.id], snippet.mustCompile) {
    case (nil, _), (.compiles, true): return .none
    case (.error(let message, let place), false):
      return .lines(CompilerAnswer.error(message, at: place).recorded(in: snippet.code.lines))
    case (.compiles, false): return .impossible("it compiles; say `compiles=` or change it")
    case (.error(let message, _), true): return .impossible("it does not compile: \(message)")
    }
  }

  /// A recording for each transcript of the text, or none where the step numbers are unknown.
  private func transcripts() throws -> [Recording] {
    let references = source.text.transcripts
    guard runs else { return references.map { _ in .none } }
    guard knowsSteps else { return [] }
    return try reading.shownRuns().map { .lines(Transcript.lines(of: $0)) }
  }

  private func comparison(of one: RunReference, and other: RunReference) throws -> Recording {
    guard runs else { return .none }
    for reference in [one, other] where isMissing(reference) { return missing(reference) }
    guard knowsSteps else { return .none }
    let reading = try reading
    return .lines(Transcript.lines(of: try reading.placed(one), and: try reading.placed(other)))
  }

  /// The lesson with its text under check, under the default profile.
  private var reading: LessonReading {
    get throws { try LessonReading(lesson, text: source.text, of: check.course) }
  }

  /// False where a run is missing: the step numbers of the other runs would then be unknown.
  private var knowsSteps: Bool {
    let tails = source.text.shownRuns.compactMap(\.tail)
    return !(source.text.transcripts + tails).contains(where: isMissing)
  }

  private func isMissing(_ reference: RunReference) -> Bool { missing(reference) != .none }

  private func missing(_ reference: RunReference) -> Recording {
    do {
      _ = try check.course.experiment(reference, from: lesson.lesson)
      return .none
    } catch { return .impossible("\(error)") }
  }

  /// The lines of the table, with updated values in the computed cells that differ.
  private func rows(of table: Table, in block: Block) throws -> Recording {
    guard runs, let range = block.recording else { return .none }
    var rows = [table.header, []] + table.rows
    var lines = Array(source.lines[range])
    for index in lines.indices where !lines[index].allSatisfy(\.isWhitespace) {
      guard var row = TableRow(lines[index]) else { continue }
      for (column, cell) in rows.removeFirst().enumerated() {
        guard case .finding(let finding, let recorded) = cell else { continue }
        switch try outcome(of: finding, under: .standard) {
        case .failure(let problem): return .impossible(problem.description)
        case .success(let outcome) where outcome != recorded:
          row.cells[column] = "\(finding) = \(outcome)"
          lines[index] = row.line
        case .success: break
        }
      }
    }
    return .lines(lines)
  }
}

extension LessonCheck {
  /// Faults where the recording in the text differs from the current one.
  func diagnostics(about recordings: [Recording]) -> [Diagnostic] {
    zip(source.text.blocks, recordings).compactMap { block, recording in
      let name = name(of: block.content)
      switch recording {
      case .none: return nil
      case .impossible(let reason):
        return Diagnostic(lesson, line: block.line, "\(name) cannot be recorded: \(reason)")
      case .lines(let new):
        guard let range = block.recording, Array(source.lines[range]) != new else { return nil }
        let diff = LineDiff(from: Array(source.lines[range]), to: new)
        return Diagnostic(
          lesson, line: block.line,
          "\(name) is not what is found now; `statelab check --update` records it again",
          details: diff.unified(firstLine: range.lowerBound + 1))
      }
    }
  }

  private func name(of content: Block.Content) -> String {
    switch content {
    case .listing(let file, _, _): "the listing of `\(file)`"
    case .snippet(let snippet): "the diagnostic of `\(snippet.id)`"
    case .expansion(let file, _, _): "the expansion of `\(file)`"
    case .transcript(let run, _, _): "the transcript of `\(run)`"
    case .comparison(let one, let other, _): "the comparison of `\(one)` and `\(other)`"
    default: "the table"
    }
  }
}
