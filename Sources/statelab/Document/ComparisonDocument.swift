import Course
import Replay

extension Comparison {
  var document: Document {
    guard differs else {
      return Document(
        blocks: [.note(Line(sameness))]
          + endings.map { .note(Line($0, .warning)) }
      )
    }
    return Document(blocks: codeBlocks + pairs.flatMap(blocks) + closing)
  }

  /// What was compared where nothing differs.
  private var sameness: String {
    let steps = pairs.reduce(0) { $0 + $1.alignment.stepCount }
    let titles = sides.a.title == sides.b.title ? [sides.a.title] : [sides.a.title, sides.b.title]
    return Words.current.diff.same(titles, pairs.count, steps)
  }

  /// Why runs that do not differ have ended early.
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
        if file.isRewritten {
          return .note(
            Line("\(file.title): ", .strong)
              + Line(
                words.rewritten(
                  sides.a.reading.lesson.number, sides.b.reading.lesson.number)))
        }
        return .listing(Listing(file: file.title, changes: file.lines))
      }
  }

  private func blocks(of pair: Pair) -> [Document.Block] {
    let names = pair.runs.map(\.experiment)
    let title = names.a == names.b ? [names.a] : names.both
    return [.heading(Words.current.diff.experiments(title)), .alignment(pair.alignment)]
  }

  private var closing: [Document.Block] {
    var lines = [(sides.a, alone.a), (sides.b, alone.b)].filter { !$0.1.isEmpty }.map {
      side, names in
      Line(Words.current.diff.onlyIn(side.title), .quiet) + Line(names.joined(separator: ", "))
    }
    if let step = firstOwnStep {
      lines.append(Line(Words.current.lesson.next, .quiet) + Line("statelab why \(step)"))
    }
    return lines.map { .note($0) }
  }

  /// The first step that one side alone has, as `why` takes it.
  private var firstOwnStep: String? {
    for alignment in pairs.map(\.alignment) {
      for row in alignment.rows where !row.isSame {
        let addresses = alignment.addresses(of: row)
        guard let address = addresses.b ?? addresses.a else { continue }
        return alignment.suffixes.a.isEmpty ? address + sides.a.reading.profile.suffix : address
      }
    }
    return nil
  }
}
