import Replay

@testable import Rendering

/// Lessons as Markdown: a second renderer that uses only the decoded values.
struct MarkdownRenderer {
  let lesson: LessonRecord

  var lines: [String] {
    ["# \(lesson.number) \(lesson.title)", lesson.summary] + lesson.blocks.flatMap(lines)
  }

  private func lines(of block: BlockRecord) -> [String] {
    let (text, code) = (block.text ?? "", block.lines ?? [])
    return switch block.kind {
    case .heading: [String(repeating: "#", count: block.level ?? 2) + " \(text)"]
    case .paragraph: [text]
    case .list:
      (block.items ?? []).enumerated().map {
        (block.isOrdered == true ? "\($0 + 1). " : "- ") + $1.text
      }
    case .listing: block.listing.map { lines(of: lesson.listings[$0]) } ?? []
    case .snippet: code.enumerated().map { "\($0 + 1)   \($1)" } + [diagnosis(of: block)]
    case .run: block.run.map { lines(of: lesson.runs[$0], from: block.firstAct ?? 0) } ?? []
    case .comparison: block.divergence.map(lines) ?? []
    case .table: ([block.header ?? []] + (block.rows ?? [])).map { $0.joined(separator: " | ") }
    case .question, .prediction: block.question.map(lines) ?? []
    case .claim, .finding:
      (lesson.claims + lesson.ownFindings).filter { $0.id == block.claim }.flatMap(lines)
    case .exercise: [text] + ((block.hints ?? []) + (block.outcomes ?? [])).map { "- \($0)" }
    case .patch, .verbatim: code
    case .notes: (block.blocks ?? []).flatMap(lines)
    }
  }

  private func lines(of listing: ListingRecord) -> [String] {
    [listing.file, listing.since.map { "changed since \($0)" } ?? ""]
      + listing.rows.map { row in
        let mark = row.change.map { $0 == .added ? "+" : "-" } ?? " "
        return "\(row.number.map(String.init) ?? "") \(mark) \(row.text)"
      }
  }

  private func diagnosis(of block: BlockRecord) -> String {
    let place = block.place.map { "line \($0.line), column \($0.column): " } ?? ""
    return block.diagnostic == "" ? "it compiles" : place + (block.diagnostic ?? "")
  }

  private func lines(of question: QuestionRecord) -> [String] {
    [question.prompt]
      + question.choices.enumerated().map {
        "- \($1.literal) (\($0 == question.right ? "right" : "wrong"): \($1.feedback))"
      }
  }

  private func lines(of claim: ClaimRecord) -> [String] {
    ["> \(claim.says)", "from \(claim.from)", claim.verdict ?? "found here"]
      + claim.verdicts.map { "- \($0.judge): \($0.text)" }
      + [claim.known, claim.note ?? ""]
  }

  private func lines(of divergence: Divergence) -> [String] {
    var lines = [divergence.opening]
    for side in divergence.sides {
      lines += ["### \(side.title)", side.ending ?? "", side.action ?? ""]
      lines += side.steps.map(line) + ["and \(side.moreSteps) more"]
      for act in side.laterActs {
        lines += [act.action] + act.steps.map(line)
        lines += ["and \(act.moreSteps) more", act.silence ?? ""]
      }
      lines += side.finalScreen
    }
    return lines
  }

  private func lines(of run: ToldRun, from firstAct: Int) -> [String] {
    var lines = ["## \(run.timeline.title)"]
    for (position, act) in run.acts.enumerated().dropFirst(firstAct) {
      lines += [act.title ?? ""] + act.steps.map(line) + [act.silence ?? ""]
      lines += act.screen.map(self.lines) ?? []
      for view in run.timeline.views(inAct: position, at: .result).views {
        lines.append("- \(view.name), \(view.note?.text ?? "")")
        lines += view.properties.map { "  - \($0.text), \($0.note?.text ?? "")" }
      }
    }
    return lines + [run.timeline.ending ?? ""]
      + run.timeline.findings.map { "- \($0.name) = \($0.literal)" }
  }

  private func line(of step: ToldStep) -> String {
    let indent = String(repeating: "  ", count: step.depth)
    let address = step.address.map { "\($0): " } ?? ""
    let sentence = English.clause(
      "\(step.sentence.verb): \(step.sentence.object)", remark: step.sentence.remark)
    return "\(indent)- \(address)\(sentence)"
  }

  private func lines(of screen: ToldScreen) -> [String] {
    [screen.lines.isEmpty ? "empty" : screen.isAsBefore ? "as before" : "now"]
      + screen.lines.map { "\($0.isChanged ? "*" : " ") \($0.text)" }
      + [screen.staleness?.sentence.line() ?? ""]
  }
}
