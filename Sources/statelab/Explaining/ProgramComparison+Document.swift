import Course
import Rendering
import Replay

extension ProgramComparison {
  var document: Document {
    guard differs else {
      return Document(blocks: [.note(Line(sameness))] + endings.map { .note(Line($0, .warning)) })
    }
    return Document(blocks: codeBlocks + pairs.flatMap(blocks) + closing)
  }

  /// The sentence for a comparison without differences.
  private var sameness: String {
    let steps = pairs.reduce(0) { $0 + $1.alignment.stepCount }
    let titles = sides.a.title == sides.b.title ? [sides.a.title] : [sides.a.title, sides.b.title]
    return isOfPrograms
      ? Words.current.diff.samePrograms(titles, steps)
      : Words.current.diff.same(titles, pairs.count, steps)
  }

  /// The reasons why runs without differences ended early.
  private var endings: [String] {
    pairs.compactMap(\.alignment.endings.a).reduce(into: []) { known, ending in
      if !known.contains(ending) { known.append(ending) }
    }
  }

  private var codeBlocks: [Document.Block] {
    guard let code else { return [] }
    let words = Words.current.diff
    let heading = Document.Block.heading(words.code)
    if !code.differs { return [heading, .note(Line(words.sameCode))] }
    return [heading]
      + code.files.filter { !$0.lines.isEmpty }.map { file in
        if file.isRewritten { return .note(Line("\(file.title): ", .strong) + Line(rewriting)) }
        return .listing(Listing(file: file.title, changes: file.lines))
      }
  }

  /// The notice that a listing is almost entirely new, with the commands to see both.
  private var rewriting: String {
    guard case .lesson(let a) = sides.a.subject, case .lesson(let b) = sides.b.subject else {
      return Words.current.diff.rewrittenProgram
    }
    return Words.current.diff.rewritten(a.lesson.number, b.lesson.number)
  }

  private func blocks(of pair: Pair) -> [Document.Block] {
    let names = pair.runs.map(\.experiment)
    let title = names.a == names.b ? [names.a] : names.both
    let words = Words.current.diff
    return [
      .heading(isOfPrograms ? words.run : words.experiments(title)), .alignment(pair.alignment),
    ]
  }

  private var closing: [Document.Block] {
    var lines = evaluated.map { Line("Evaluated \($0).") }
    lines += [(sides.a, alone.a), (sides.b, alone.b)].filter { !$0.1.isEmpty }.map {
      side, names in
      Line(Words.current.diff.onlyIn(side.title), .quiet) + Line(names.joined(separator: ", "))
    }
    if let step = firstOwnStep {
      lines.append(Line(Words.current.lesson.next, .quiet) + Line(step))
    }
    return lines.map { .note($0) }
  }

  /// The question about the first step of one side alone.
  private var firstOwnStep: String? {
    for alignment in pairs.map(\.alignment) {
      for row in alignment.rows where !row.isSame {
        if let step = row.b?.step?.address {
          return sides.b.question(about: step, alignment.suffixes.b)
        }
        if let step = row.a?.step?.address {
          return sides.a.question(about: step, alignment.suffixes.a)
        }
      }
    }
    return nil
  }
}
