import Course

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
    let names = a.title == b.title ? a.title : "\(a.title) and \(b.title)"
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
                "little of one is in the other. `statelab show \(a.reading.lesson.number)` and "
                  + "`statelab show \(b.reading.lesson.number)` print them."))
        }
        return .listing(Listing(file: file.title, changes: file.lines))
      }
  }

  private func blocks(of pair: Pair) -> [Document.Block] {
    let names = (pair.a.run.experiment, pair.b.run.experiment)
    let title = names.0 == names.1 ? names.0 : "\(names.0) and \(names.1)"
    return [.heading("Experiment \(title)"), .alignment(pair.alignment)]
  }

  private var closing: [Document.Block] {
    var lines = [(a, alone.a), (b, alone.b)].filter { !$0.1.isEmpty }.map { side, names in
      Line("Only in \(side.title): ", .quiet) + Line(names.joined(separator: ", "))
    }
    if let step = firstOwnStep {
      lines.append(Line("Next: ", .quiet) + Line("statelab why \(step)"))
    }
    return lines.map { .note($0) }
  }

  /// The first step that one side alone has, as `why` takes it.
  private var firstOwnStep: String? {
    for row in pairs.flatMap(\.alignment.rows) where !row.isSame {
      if let address = row.b?.step?.address { return address + b.reading.profile.suffix }
      if let address = row.a?.step?.address { return address + a.reading.profile.suffix }
    }
    return nil
  }
}
