import Course

extension LessonReading {
  /// What changed since the stage before: the code, and where the runs part.
  func difference(in listings: [Listing]) throws -> Document {
    guard lesson.positionInPart > 1,
      let previous = course.lessons.last(where: { $0.number < lesson.number })
    else {
      return Document(blocks: [.note("This is the first lesson of its part: nothing is before it.")]
      )
    }
    let changed = listings.filter { $0.since != nil }
    var blocks: [Document.Block] = [.heading("Since lesson \(previous.number)")]
    blocks +=
      changed.isEmpty
      ? [.note(Line("The code has little in common with that of lesson \(previous.number)."))]
      : changed.map { .listing($0.changesOnly) }
    let runs = text.transcripts.compactMap { reference -> Document.Block? in
      guard reference.lesson == nil else { return nil }
      let before = RunReference(
        lesson: previous.id, experiment: reference.experiment, profile: reference.profile)
      guard let a = try? placed(before), let b = try? placed(reference) else { return nil }
      return .parting(Parting(of: a, and: b))
    }
    return Document(blocks: blocks + runs)
  }
}

extension Listing {
  /// The lines that changed, each with the line before and after it.
  fileprivate var changesOnly: Listing {
    let near = rows.indices.filter { index in
      rows[max(index - 1, 0)...min(index + 1, rows.count - 1)].contains { $0.change != .none }
    }
    return Listing(file: file, since: since, rows: near.map { rows[$0] })
  }
}
