import Course
import Rendering
import StateLabCore

extension LessonReading {
  /// The sections of the text, each with the positions of its blocks.
  var sections: [(heading: String, blocks: Range<Int>)] {
    let starts = text.blocks.indices.filter { text.blocks[$0].heading != nil }
    return zip(starts, starts.dropFirst() + [text.blocks.count]).map { start, end in
      (Line(markdown: text.blocks[start].heading ?? "").text, start..<end)
    }
  }

  /// The blocks of the section with this number, with this experiment, or with a heading that begins
  /// so.
  func section(named name: String) -> Range<Int>? {
    let sections = sections
    if let number = Int(name) {
      return sections.indices.contains(number - 1) ? sections[number - 1].blocks : nil
    }
    let match =
      sections.first { section in
        text.blocks[section.blocks].contains { block in
          if case .transcript(let run, _, _) = block.content {
            run.experiment == name
          } else {
            false
          }
        }
      } ?? sections.first { $0.heading.lowercased().hasPrefix(name.lowercased()) }
    return match?.blocks
  }

  /// The claims that follow each other, a line each, at the position of the first. The results that no
  /// article states repeat the text above, so their number is enough.
  func briefClaims(at position: Int) throws -> [ToldBlock] {
    if text.blocks[..<position].last?.claim != nil { return [] }
    let claims = text.blocks[position...].prefix { $0.claim != nil }.compactMap(\.claim)
    let stated = claims.filter { $0.author == .article }
    let entries = try stated.map { try ClaimEntry($0, in: self).brief }
    let more =
      Line(Words.current.lesson.inFull(claims.count - stated.count, stated.isEmpty), .quiet)
      + Line("statelab claims \(lesson.number)", .command)
    return [.text((entries.isEmpty ? [] : [.entries(entries)]) + [.note(more)])]
  }

  /// The kinds of events in the runs that earlier lessons show.
  func kindsInEarlierLessons() -> Set<Event.Name> {
    course.lessons.prefix(lesson.number - 1).reduce(into: []) { kinds, earlier in
      kinds.formUnion(runs.kinds(in: earlier, under: profile))
    }
  }
}

extension Block {
  fileprivate var heading: String? {
    if case .heading(2, let text) = content { text } else { nil }
  }

  /// A claim of an article, or a finding of ours.
  fileprivate var claim: Claim? {
    switch content {
    case .claim(let claim), .finding(let claim): claim
    default: nil
    }
  }
}
