import Rendering
import Replay
import StateLabCore

extension TryRun {
  /// The outcome of each action: the values that changed, the bodies that ran, and the screen.
  func summary(_ report: TryReport) -> [Document.Block] {
    let summaries = timeline.summaries(by: narrator, of: report.isMeant(in: timeline))
    return summaries.enumerated().flatMap { number, summary -> [Document.Block] in
      let entries = Document.Block.entries(summary.entries(inFull: number == summaries.count - 1))
      // The page has a title already.
      guard number > 0, let title = summary.title else { return [entries] }
      return [.heading(title), entries]
    }
  }

  /// The number of runs of each view's body, at the start and in each action.
  var tableOfBodies: [Document.Block] {
    let words = Words.current.try.summary
    let counts = timeline.summaries(by: narrator).map(\.bodies)
    var views: [String] = []
    for view in counts.flatMap({ $0 }).map(\.view) where !views.contains(view) {
      views.append(view)
    }
    func sum(_ view: String, _ acts: ArraySlice<[ActSummary.Count]>) -> Int {
      acts.joined().filter { $0.view == view }.reduce(0) { $0 + $1.count }
    }
    let actions = counts.count - 1
    // With many actions, a column for each would be too narrow.
    let isDetailed = actions <= Self.mostColumns
    let header =
      [words.view, words.start]
      + (isDetailed ? (0..<max(actions, 0)).map { "\($0 + 1)" } : [words.actions]) + [words.sum]
    let rows = views.map { view in
      [view, "\(sum(view, counts.prefix(1)))"]
        + (isDetailed
          ? counts.indices.dropFirst().map { "\(sum(view, counts[$0...$0]))" }
          : ["\(sum(view, counts.dropFirst()))"]) + ["\(sum(view, counts[...]))"]
    }
    return [.table(header: header.map { Line($0) }, rows: rows.map { $0.map { Line($0) } })]
  }

  private static let mostColumns = 6

  /// The whole record, or the steps of one view with those that led to them.
  func record(_ report: TryReport) -> [Document.Block] {
    let words = Words.current.try.summary
    guard let view = report.view else {
      return [.heading(words.steps), .run(name: nil, told.acts)]
    }
    let isMeant = report.isMeant(in: timeline)
    let acts = told.acts.map { act in
      var act = act
      var wanted: Set<Int> = []
      for step in act.steps.reversed() {
        let event = timeline.events[step.event]
        if wanted.contains(step.event) || timeline.view(of: event).map(isMeant) ?? false {
          wanted.formUnion([step.event] + event.causes)
        }
      }
      act.steps.removeAll { !wanted.contains($0.event) }
      return act
    }
    return [.heading(words.stepsOf(view)), .run(name: nil, acts)]
  }

  /// The steps that the summary leaves out, and the options that show them.
  var hintAtSteps: Document.Block {
    let options = [Option.steps, .bodies, .only].map { "--\($0.name)" }
    return .note(Line(markdown: Words.current.try.summary.more(timeline.stepCount, options)))
  }

  private var narrator: Narrator { Narrator(timeline) }
}

extension ValueDescription {
  /// False for a text that is cut, and for an object whose text is only its type: `Measure()`.
  fileprivate var showsAll: Bool { !isTypeOnly && !isCut }

  fileprivate var isCut: Bool { brief.contains("…") }

  private var isTypeOnly: Bool {
    let name = brief.hasSuffix("()") ? brief.dropLast(2) : brief[...]
    return name.first?.isUppercase == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }
}

extension ActSummary {
  /// A line for each fact.
  ///
  /// - Parameter inFull: Whether to show the lines of the screen that are as before, too.
  fileprivate func entries(inFull: Bool) -> [Document.Entry] {
    let words = Words.current.try.summary
    // The text of a long value shows no difference.
    let cut = values.filter { $0.isAsBefore && $0.value.new.isCut }.map(\.name)
    let values =
      values.filter { !cut.contains($0.name) }.map { change in
        let remark =
          !change.value.new.showsAll
          ? words.shownPartAsBefore
          : change.isUnseen
            ? words.sameText : change.hadOthers ? words.asBeforeAfterOthers : words.asBefore
        let text = change.isAsBefore ? "\(change.value.new.brief), \(remark)" : change.text
        let fate = [change.isUnread ? words.unread : nil, change.isUnsent ? words.unsent : nil]
        return Line((["\(change.name): \(text)"] + fate.compactMap(\.self)).joined(separator: ", "))
      }
      + (cut.isEmpty ? [] : [Line("\(cut.joined(separator: ", ")): \(words.shownPartAsBefore)")])
    let ran =
      bodies.isEmpty
      ? words.noBody(redrawn)
      : bodies.map { words.times($0.view, $0.count) }.joined(separator: ", ")
    let body = silence.map { [Line($0)] } ?? [Line(ran)]
    let hidden = notes.count - Self.mostNotes
    return named(words.wrote, values)
      + notes.prefix(Self.mostNotes).map { note in
        let sentence = note.sentence
        let object = sentence.object + (note.others > 0 ? words.others(note.others) : "")
        return .init(
          name: sentence.verb, meaning: Line(object, sentence.isAlarm ? .warning : .plain))
      }
      + (hidden > 0 ? [.init(name: "…", meaning: Line(Words.current.text.moreSteps(hidden)))] : [])
      + named(words.removed, removedViews(words)) + named(words.bodies, body)
      + named(words.screen, screenLines(inFull: inFull, words))
      + (staleness.map { [.init(name: words.stale, meaning: Line($0.object, .warning))] } ?? [])
  }

  private func removedViews(_ words: SummaryWords) -> [Line] {
    removed.isEmpty
      ? [] : [Line(removed.map { words.times($0.view, $0.count) }.joined(separator: ", "))]
  }

  /// The most lines about what was printed and the like.
  private static let mostNotes = 8

  private func named(_ name: String, _ lines: [Line]) -> [Document.Entry] {
    lines.map { .init(name: name, meaning: $0) }
  }

  private func screenLines(inFull: Bool, _ words: SummaryWords) -> [Line] {
    guard let screen else { return [] }
    let rows = showsOtherPage ? screen.new.map { ScreenRow(new: $0) } : screen.rows
    let isWhole = inFull || rows.allSatisfy(\.isAdded)
    let changed = rows.filter { isWhole || !$0.isSame }
    let hidden = looks.count - Self.mostLooks
    let looks =
      looks.prefix(Self.mostLooks).map { change in
        Line("* ", .changed) + Line("\(change.content ?? "View"), \(change.look): ")
          + Line(change.old, .removed) + Line(" → ") + Line(change.new, .changed)
      } + (hidden > 0 ? [Line(words.moreLooks(hidden))] : [])
    if screen.lines.isEmpty { return [Line(words.emptyScreen)] + looks }
    if rows.allSatisfy(\.isSame) { return looks.isEmpty ? [Line(words.sameScreen)] : looks }
    // Of a first screen, every line is new.
    let hasMarks = !rows.allSatisfy(\.isAdded)
    return changed.map { $0.line(hasMark: hasMarks) } + looks
  }

  private static let mostLooks = 8
}

/// A line of the screen after an action, beside the line that it replaces.
private struct ScreenRow {
  var old: String?
  var new: String?

  var isSame: Bool { old == new }
  var isAdded: Bool { old == nil }

  func line(hasMark: Bool) -> Line {
    switch (old, new) {
    case (let old?, let new?) where old == new: Line("  " + new.asScreenLine)
    case (let old?, let new?):
      Line("* ", .changed) + Line(old.asScreenLine, .removed) + Line(" → ")
        + Line(new.asScreenLine, .changed)
    case (let old?, nil): Line("- " + old.asScreenLine, .removed)
    case (nil, let new?): hasMark ? Line("+ " + new.asScreenLine, .changed) : Line(new.asScreenLine)
    case (nil, nil): Line()
    }
  }
}

extension LineDiff {
  /// The lines of the new text.
  fileprivate var new: [String] {
    lines.compactMap { if case .removed = $0 { nil } else { $0.text } }
  }

  /// The rows in the order of the new text. As many removed lines as added ones in one place are
  /// changed lines.
  fileprivate var rows: [ScreenRow] {
    stretches.flatMap { stretch in
      switch stretch {
      case .same(let text): [ScreenRow(old: text, new: text)]
      case .changed(let removed, let added) where removed.count == added.count:
        zip(removed, added).map { ScreenRow(old: $0, new: $1) }
      case .changed(let removed, let added):
        removed.map { ScreenRow(old: $0) } + added.map { ScreenRow(new: $0) }
      }
    }
  }
}

extension LineDiff.Line {
  fileprivate var text: String {
    switch self {
    case .same(let text), .added(let text), .removed(let text): text
    }
  }
}
