import Rendering
import Replay
import StateLabCore

extension Walk {
  /// The document of a stop, without panes.
  func document(at position: Int) -> Document {
    guard let moment = stops[position].moment else { return Document(blocks: text(at: position)) }
    let run = runs[moment.run]
    guard moment.stage != .ending else {
      return Document(.run(name: nil, [], ending: run.timeline.ending))
    }
    let told = run.acts[moment.act]
    var act = ToldAct()
    switch moment.stage {
    case .action: act.title = told.title
    case .step(let step):
      act.steps = [told.steps[step]]
      if step == 0 { act.title = told.titleOfCode(isFirst: moment.act == 0) }
    case .result:
      act.silence = told.silence
      act.screen = told.screen
    case .ending: break
    }
    let name =
      moment.act == 0 && moment.stage == .action && runs.count > 1 ? runs[moment.run].name : nil
    return Document(
      blocks: [.run(name: name, [act])]
        + (meaning(at: position).map { [.prose(Line(markdown: $0))] } ?? []))
  }

  func text(at position: Int) -> [Document.Block] {
    if case .text(let blocks) = stops[position] { blocks } else { [] }
  }

  /// The meaning of this step's word, for a reader new to it.
  func meaning(at position: Int) -> String? {
    guard let moment = stops[position].moment else { return nil }
    if moment.stage == .result, runs[moment.run].acts[moment.act].screen?.staleness != nil {
      return Language.current[.stale]?.meaning
    }
    guard let event = moment.event, let meaning = meaning(of: event) else { return nil }
    guard event.difference != nil else { return meaning }
    let difference = Narrator(runs[moment.run].timeline).difference(of: event)
    return [meaning, difference].compactMap(\.self).joined(separator: " ")
  }

  private func meaning(of event: Event) -> String? { Language.current[event.name]?.meaning }

  private var words: WalkWords { Words.current.walk }

  /// The causes of a step, the newest first, down to the action that began it.
  func why(at position: Int) -> Document {
    guard let moment = stops[position].moment else {
      return Document(.note(Line(words.nothingHere)))
    }
    let run = runs[moment.run]
    let narrator = Narrator(run.timeline)
    guard let event = moment.event else { return why(after: run.acts[moment.act], by: narrator) }
    if event.isAction { return Document(.note(Line(words.isAction))) }
    return Document(
      blocks: [.heading(words.why(place(at: position).description))]
        + (meaning(of: event).map { [.prose(Line(markdown: $0))] } ?? [])
        + Causes(of: event, by: narrator).shortBlocks(under: run.profile)
        + Outcome(after: event, by: narrator).sentences.map { .prose(Line($0)) })
  }

  /// The reasons for the state of the screen: the bodies that ran, or the reason why none did.
  private func why(after act: ToldAct, by narrator: Narrator) -> Document {
    let events = narrator.timeline.events
    guard let last = act.steps.last?.event ?? act.action, events.indices.contains(last) else {
      return Document(.note(Line(words.nothingHere)))
    }
    let outcome = Outcome(after: events[last], by: narrator)
    let bodies = outcome.bodies.suffix(Causes.mostCauses).map(\.entry)
    return Document(
      blocks: [.heading(words.outcome(act.title))]
        + (outcome.silence.map { [.prose(Line($0))] } ?? [])
        + (bodies.isEmpty
          ? [] : [.note(Line(words.lastBodies)), .entries(bodies)])
        + (outcome.staleness.map { [.prose(Line($0, .warning))] } ?? []))
  }

  /// The screen at this position; nil before the first screen of the run.
  func screen(at position: Int) -> ToldScreen? {
    guard let moment = stops[position].moment else { return nil }
    let acts = runs[moment.run].acts
    let isShown = moment.stage == .result || moment.stage == .ending
    if isShown, acts.indices.contains(moment.act), let screen = acts[moment.act].screen {
      return screen
    }
    guard let old = acts.prefix(moment.act).compactMap(\.screen).last else { return nil }
    // The marks of changes belong to the previous action; staleness lasts until the screen changes.
    var screen = ToldScreen(
      lines: old.lines.map { .init(text: $0.text, isChanged: false) }, isAsBefore: false)
    screen.staleness = old.staleness
    return screen
  }

  func screenDocument(at position: Int) -> Document {
    guard let screen = screen(at: position) else { return Document(.note(Line(words.noScreen))) }
    return Document(.run(name: nil, [ToldAct(screen: screen)]))
  }

  /// The place of the walk, and its experiment.
  func placeDocument(at position: Int) -> Document {
    let step =
      lastStepNumber == 0 ? nil : words.counted(place(at: position).description, lastStepNumber)
    let stop = words.stop(position + 1, stops.count)
    let run = stops[position].moment.map { Words.current.text.experiment(runs[$0.run].name) }
    let place = [textCount(at: position), step, stop, run].compactMap(\.self)
    return Document(.note(Line(words.place) + Line(place.joined(separator: ", "), .strong)))
  }

  /// The listings, with the lines for this stop.
  func code(at position: Int) -> Document {
    if listings.isEmpty { return Document(.note(Line(words.noCode))) }
    var blocks = listings.map(Document.Block.listing)
    if let line = lineAtWork(at: position) { blocks.append(.note(line)) }
    return Document(blocks: blocks)
  }

  func lineAtWork(at position: Int) -> Line? {
    highlight(at: position).map { work in
      let row = listings[work.listing].rows[work.row]
      return Line(words.lineAtWork(listings[work.listing].file, row.number ?? 0))
        + Line(row.text.trimmed, .strong)
    }
  }
}
