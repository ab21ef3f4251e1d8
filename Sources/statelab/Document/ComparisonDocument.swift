import Course
import Replay

extension Comparison {
  var document: Document {
    guard differs else {
      return Document(
        blocks: [.note(Line("Nothing differs: \(sameness)."))]
          + endings.map { .note(Line($0, .warning)) }
      )
    }
    return Document(blocks: codeBlocks + pairs.flatMap(blocks) + closing)
  }

  /// What was compared where nothing differs.
  private var sameness: String {
    let steps = pairs.reduce(0) { $0 + $1.alignment.stepCount }
    let runs = pairs.count == 1 ? "1 experiment" : "\(pairs.count) experiments"
    let names =
      sides.a.title == sides.b.title
      ? sides.a.title : "\(sides.a.title) and \(sides.b.title)"
    return "\(names), \(runs), \(steps) steps"
  }

  /// Why runs that do not differ have ended early.
  private var endings: [String] {
    pairs.compactMap(\.alignment.endings.a).reduce(into: []) { known, ending in
      if !known.contains(ending) { known.append(ending) }
    }
  }

  private var codeBlocks: [Document.Block] {
    guard let code else { return [] }
    let heading = Document.Block.heading("The code")
    if !code.differs { return [heading, .note("The listings are the same.")] }
    return [heading]
      + code.files.filter { !$0.lines.isEmpty }.map { file in
        if file.isRewritten {
          return .note(
            Line("\(file.title): ", .strong)
              + Line(
                "little of one is in the other. `statelab show \(sides.a.reading.lesson.number)` and "
                  + "`statelab show \(sides.b.reading.lesson.number)` print them."))
        }
        return .listing(Listing(file: file.title, changes: file.lines))
      }
  }

  private func blocks(of pair: Pair) -> [Document.Block] {
    let names = pair.runs.map(\.experiment)
    let title = names.a == names.b ? names.a : "\(names.a) and \(names.b)"
    return [.heading("Experiment \(title)"), .alignment(pair.alignment)]
  }

  private var closing: [Document.Block] {
    var lines = [(sides.a, alone.a), (sides.b, alone.b)].filter { !$0.1.isEmpty }.map {
      side, names in
      Line("Only in \(side.title): ", .quiet) + Line(names.joined(separator: ", "))
    }
    if let step = firstOwnStep {
      lines.append(Line("Next: ", .quiet) + Line("statelab why \(step)"))
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
