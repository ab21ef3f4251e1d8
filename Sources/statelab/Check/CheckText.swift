import Course

/// The sections that end a lesson.
private let closingSections = ["Remember", "Try it yourself"]

extension LessonCheck {
  /// Checks the text alone: names must be unique, and the text must show every part of the lesson.
  func checkText() -> [Diagnostic] {
    // A claim or question with a fault may contain the part that seems to be missing.
    guard source.faults.isEmpty else {
      return source.faults.map { Diagnostic(file: $0.file, line: $0.line, message: $0.message) }
    }
    var diagnostics = checkNames()
    let sections = source.text.blocks.compactMap { block in
      if case .heading(2, let text) = block.content { text } else { nil }
    }
    if sections.suffix(closingSections.count) != closingSections[...] {
      let names = closingSections.map { "`## \($0)`" }.joined(separator: " and ")
      diagnostics.append(
        about("the lesson does not end with the sections \(names), in this order; add them"))
    }
    let shown = Set(
      source.text.runs.filter { ($0.lesson ?? lesson.id) == lesson.id }.map(\.experiment))
    for experiment in lesson.experiments where !shown.contains(experiment.name) {
      diagnostics.append(
        about("experiment `\(experiment.name)` appears nowhere; add `run \(experiment.name)`"))
    }
    let listings = source.text.blocks.compactMap { block in
      if case .listing(let file, _, _) = block.content { file } else { nil }
    }
    let asked = source.text.questions + source.text.predictions
    for file in lesson.folder?.swiftFiles ?? [] where !listings.contains(file.name) {
      // Declarations in the code of a question count as shown.
      let code = SwiftSource(file.text)
      if asked.flatMap(\.code).contains(where: code.declares) { continue }
      diagnostics.append(
        about("file `\(file.name)` appears nowhere; add `swift file=\(file.name)`"))
    }
    return diagnostics
  }

  private func about(_ message: String) -> Diagnostic { Diagnostic(lesson, message) }

  private func checkNames() -> [Diagnostic] {
    var taken: Set<[String]> = []
    return source.text.blocks.compactMap { block in
      let kind: String
      let id: String
      switch block.content {
      case .question(let question): (kind, id) = ("question", question.id)
      case .prediction(let question): (kind, id) = ("prediction", question.id)
      case .claim(let claim), .finding(let claim): (kind, id) = ("claim or finding", claim.id)
      case .exercise(let exercise): (kind, id) = ("task", exercise.id)
      case .patch(let patch): (kind, id) = ("patch", patch.id)
      case .snippet(let snippet): (kind, id) = ("snippet", snippet.id)
      default: return nil
      }
      if taken.insert([kind, id]).inserted { return nil }
      return Diagnostic(lesson, line: block.line, "there are two of \(kind) `\(id)`; rename one")
    }
  }
}
