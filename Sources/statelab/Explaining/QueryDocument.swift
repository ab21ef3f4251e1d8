import Rendering
import Replay
import StateLabCore

extension RunQuery {
  /// The causes of a step, and its effects.
  func document(ofStep occurrence: TraceQuery.Occurrence) -> Document {
    let narrator = narrator(of: occurrence)
    let step = narrator.name(of: occurrence.event)
    let words = Words.current.why
    let run = occurrence.run.title
    let heading = subject.isProgram ? words.whyInProgram(step, run) : words.why(step, run)
    return Document(
      blocks: [.heading(heading)]
        + causes(of: occurrence).blocks
        + [.heading(words.effects(step))]
        + consequences(of: occurrence).blocks
        + closing(at: address(of: occurrence)))
  }

  func document(ofBodies occurrences: [TraceQuery.Occurrence], of view: String) -> Document {
    document(listing: occurrences, title: Words.current.why.bodies(view, occurrences.count))
  }

  func document(ofValues occurrences: [TraceQuery.Occurrence], of property: String) -> Document {
    let nameless = occurrences.filter { $0.event.typeOfNamelessWrite != nil }
    let isKnown = occurrences.count > nameless.count
    var document = document(
      listing: isKnown ? occurrences : trace.mentions(of: property),
      title: isKnown
        ? Words.current.why.values(property) : Words.current.why.mentions(property))
    let unread = occurrences.contains { $0.event.name == .observed }
    let caveats = [
      caveat(about: nameless, property), unread ? Words.current.why.unread(property) : nil,
    ].compactMap(\.self)
    document.blocks.insert(
      contentsOf: caveats.map { .prose(Line($0)) }, at: document.blocks.count - 3)
    return document
  }

  /// The caveat about writes to a state that was never installed: its name is unknown.
  private func caveat(about nameless: [TraceQuery.Occurrence], _ property: String) -> String? {
    let addresses = nameless.compactMap(address)
    guard let type = nameless.first?.event.typeOfNamelessWrite, !addresses.isEmpty else {
      return nil
    }
    return Words.current.why.nameless(addresses.map(\.description), type, property)
  }

  /// The occurrences in order, each with its beginning.
  private func document(listing occurrences: [TraceQuery.Occurrence], title: String) -> Document {
    var blocks: [Document.Block] = []
    var run: String?
    var entries: [Document.Entry] = []
    func settle() {
      if let run, !entries.isEmpty {
        blocks += [.heading(Words.current.diff.experiments([run])), .entries(entries)]
      }
      entries = []
    }
    for occurrence in occurrences {
      if occurrence.run.title != run { settle() }
      run = occurrence.run.title
      entries.append(entry(of: occurrence))
    }
    settle()
    let first = occurrences.first.flatMap(address)
    return Document(blocks: [.prose(Line(title, .strong))] + blocks + closing(at: first))
  }

  /// `5:7`, where the event is a step that the lesson shows.
  func address(of occurrence: TraceQuery.Occurrence) -> StepAddress? {
    narrator(of: occurrence).address(of: occurrence.event)
  }

  /// The event in one line, with its beginning where the sentence lacks it, and its outcome where
  /// that comes later.
  private func entry(of occurrence: TraceQuery.Occurrence) -> Document.Entry {
    let narrator = narrator(of: occurrence)
    let causes = causes(of: occurrence)
    let change = occurrence.outcome.map { " " + narrator.outcome($0) } ?? ""
    guard let first = causes.steps.first else {
      return .init(name: "", meaning: Line(causes.beginning + change))
    }
    let beginning = causes.isBegunDirectly ? "" : " " + causes.beginning
    return .init(name: first.name, meaning: Line(first.sentence + beginning + change))
  }

  private func closing(at address: StepAddress?) -> [Document.Block] {
    [
      .note(Line(Words.current.lesson.profile(profile.name, profile.title), .quiet)),
      .note(Line(subject.build.sentence, .quiet)),
      .note(
        Line(Words.current.why.seeIt, .quiet)
          + Line(
            "statelab walk \(subject.commandWords) --from \(address?.number ?? 1)\(profile.option)",
            .command)),
    ]
  }
}

extension Causes {
  var blocks: [Document.Block] { [.entries(steps.map(\.entry)), .prose(Line(beginning))] }

  /// The first of many causes, and the place of the others, for narrow pages.
  func shortBlocks(under profile: Profile) -> [Document.Block] {
    // One more where that is all: a line that reports one hidden line takes as much room.
    guard steps.count > Self.mostCauses + 1, let address = steps.first?.address else {
      return blocks
    }
    let hidden = steps.count - Self.mostCauses
    return [
      .entries(steps.prefix(Self.mostCauses).map(\.entry)),
      .note(
        Line(Words.current.why.moreCauses(hidden), .quiet)
          + Line("statelab why \(address)\(profile.suffix)")),
      .prose(Line(beginning)),
    ]
  }

  static let mostCauses = 5
}

extension Consequences {
  var blocks: [Document.Block] {
    if effects.isEmpty { return [.prose(Line(judgement))] }
    let entries = effects.map { effect in
      Document.Entry(
        name: effect.account.name,
        meaning: Line(effect.account.sentence)
          + Line(effect.hangsOnIt ? remark.map { " " + $0 } ?? "" : "", .strong))
    }
    return [.entries(entries), .prose(Line(judgement))]
  }
}

extension Causes.Account {
  var entry: Document.Entry { .init(name: name, meaning: Line(sentence)) }

  fileprivate var name: String { address?.description ?? "" }
}
