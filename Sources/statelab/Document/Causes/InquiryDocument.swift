extension Inquiry {
  /// Why a step happened, and what it led to.
  func document(ofStep occurrence: Occurrence) -> Document {
    let address = occurrence.placed.steps[occurrence.event.index] ?? ""
    return Document(
      blocks: [.heading("Why \(address), in experiment \(occurrence.placed.title)")]
        + occurrence.causes.blocks
        + [.heading("What \(address) led to")] + occurrence.consequences.blocks
        + closing(at: address))
  }

  func document(ofBodies occurrences: [Occurrence], of view: String) -> Document {
    document(
      listing: occurrences,
      title: occurrences.count == 1
        ? "The body of \(view) ran once" : "The body of \(view) ran \(occurrences.count) times")
  }

  func document(ofValues occurrences: [Occurrence], of property: String) -> Document {
    let nameless = occurrences.filter { $0.event.kind.typeOfNamelessWrite != nil }
    let isKnown = occurrences.count > nameless.count
    var document = document(
      listing: isKnown ? occurrences : mentions(of: property),
      title: isKnown
        ? "What gave \(property) a value, or said that it would change"
        : "No step records a value of \(property); this is what is recorded of it")
    if let caveat = caveat(about: nameless, property) {
      document.blocks.insert(.prose(Line(caveat)), at: document.blocks.count - 2)
    }
    return document
  }

  /// What is not known of writes to a state that no view ever had: its name.
  private func caveat(about nameless: [Occurrence], _ property: String) -> String? {
    let addresses = nameless.compactMap { $0.placed.steps[$0.event.index] }
    guard let type = nameless.first?.event.kind.typeOfNamelessWrite, let last = addresses.last
    else {
      return nil
    }
    let list =
      addresses.count == 1
      ? last : "\(addresses.dropLast().joined(separator: ", ")) and \(last)"
    return
      "\(list) wrote to a \(type) that was never installed on a view; such a state does not know "
      + "its name, so this may have been \(property) or another."
  }

  /// The occurrences in order, each with what began it.
  private func document(listing occurrences: [Occurrence], title: String) -> Document {
    var blocks: [Document.Block] = []
    var run: String?
    var entries: [Document.Entry] = []
    func settle() {
      if let run, !entries.isEmpty { blocks += [.heading("Experiment \(run)"), .entries(entries)] }
      entries = []
    }
    for occurrence in occurrences {
      if occurrence.placed.title != run { settle() }
      run = occurrence.placed.title
      entries.append(occurrence.entry)
    }
    settle()
    let first = occurrences.first.flatMap { $0.placed.steps[$0.event.index] }
    return Document(blocks: [.prose(Line(title + ".", .strong))] + blocks + closing(at: first))
  }

  private func closing(at address: String?) -> [Document.Block] {
    let profile = reading.profile
    let number = address?.split(separator: ":").last.map(String.init) ?? "1"
    return [
      .note(Line("Profile \(profile.name) (\(profile.title))", .quiet)),
      .note(
        Line("See it happen: ", .quiet)
          + Line("statelab walk \(reading.lesson.number) --from \(number)\(profile.option)")),
    ]
  }
}

extension Inquiry.Occurrence {
  /// `When the view was updated, text.box held Box(value: "five").`
  var outcomeSentence: String? {
    outcome.map { "When the view was updated, \(narrator.happened($0))." }
  }

  /// The event in one line, with what began it where its sentence does not say that, and what came
  /// of it where that is told later.
  fileprivate var entry: Document.Entry {
    let causes = causes
    let change = outcomeSentence.map { " \($0)" } ?? ""
    guard let first = causes.steps.first else {
      return .init(name: "", meaning: Line(causes.beginning + change))
    }
    let beginning = causes.isBegunDirectly ? "" : " " + causes.beginning
    return .init(name: first.address, meaning: Line(first.sentence + beginning + change))
  }
}
