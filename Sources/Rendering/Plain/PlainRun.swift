import Replay

extension PlainRenderer {
  package func lines(of acts: [ToldAct], name: String?, ending: String?) -> [String] {
    let words = Words.current.plain
    var lines = name.map { [words.experiment($0)] } ?? []
    for (position, act) in acts.enumerated() {
      if let title = act.title ?? act.titleOfCode(isFirst: position == 0) {
        lines.append(words.action(title))
      }
      for step in act.steps {
        // A delay is part of the step's own line.
        if let turn = step.turn { lines.append(words.then(turn)) }
        lines.append(line(step))
      }
      if let silence = act.silence { lines.append(words.result(silence)) }
      if let screen = act.screen { lines += self.lines(of: screen) }
    }
    if let ending { lines.append(ending) }
    return lines
  }

  package func lines(of divergence: Divergence) -> [String] {
    let words = Words.current.plain
    var lines = [divergence.opening]
    guard divergence.differs else { return lines }
    for side in divergence.sides {
      lines.append(words.run(side.title))
      if let ending = side.ending { lines.append(ending) }
      if let action = side.action { lines.append(words.action(action)) }
      lines += side.steps.map(line)
      if side.steps.isEmpty, side.ending == nil { lines.append(words.nothingMore) }
      if side.moreSteps > 0 { lines.append(words.moreSteps(side.moreSteps)) }
      for act in side.laterActs {
        lines.append(words.action(act.action))
        lines += act.steps.map(line)
        if act.steps.isEmpty, act.silence == nil { lines.append(words.nothingMore) }
        if act.moreSteps > 0 { lines.append(words.moreSteps(act.moreSteps)) }
        if let silence = act.silence { lines.append(words.result(silence)) }
      }
      for (position, row) in side.finalScreen.enumerated() {
        lines.append(words.finalScreen(position + 1, row.asScreenLine))
      }
    }
    return lines
  }

  private func line(_ step: ToldStep) -> String { line(of: step, at: step.address?.description) }

  package func line(of step: ToldStep, at address: String?) -> String {
    let words = Words.current.plain
    let sentence = words.sentence(step.sentence.verb, step.sentence.object, step.sentence.remark)
    return address.map { words.step($0, sentence) } ?? sentence
  }

  private func lines(of screen: ToldScreen) -> [String] {
    let words = Words.current.plain
    let shown =
      screen.lines.isEmpty
      ? [words.emptyScreen]
      : (screen.isUnchanged ? [words.screenAsBefore] : [])
        + screen.lines.enumerated().map { position, row in
          words.screenLine(position + 1, row.isChanged, row.visibleText)
        }
    return shown + (screen.looks ?? []).map(words.look)
      + (screen.staleness.map { [words.staleScreen($0.sentence.line())] } ?? [])
  }
}
