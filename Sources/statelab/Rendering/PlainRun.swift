import Replay

extension PlainRenderer {
  func lines(of acts: [Act], name: String?, ending: String?) -> [String] {
    var lines = name.map { ["Experiment \($0)."] } ?? []
    for act in acts {
      if let title = act.title { lines.append("Action: \(title)") }
      lines += act.steps.map(line)
      if let silence = act.silence { lines.append("Result: \(silence)") }
      if let screen = act.screen { lines += self.lines(of: screen) }
    }
    if let ending { lines.append(ending) }
    return lines
  }

  func lines(of divergence: Divergence) -> [String] {
    var lines = [divergence.opening]
    guard divergence.differs else { return lines }
    for side in divergence.sides {
      lines.append("Run: \(side.title)")
      if let ending = side.ending { lines.append(ending) }
      if let action = side.action { lines.append("Action: \(action)") }
      lines += side.steps.map(line)
      if side.steps.isEmpty, side.ending == nil { lines.append("Nothing more happens.") }
      if side.moreSteps > 0 { lines.append("More steps of this action: \(side.moreSteps)") }
      for act in side.laterActs {
        lines.append("Action: \(act.action)")
        lines += act.steps.map(line)
        if act.steps.isEmpty, act.silence == nil { lines.append("Nothing more happens.") }
        if act.moreSteps > 0 { lines.append("More steps of this action: \(act.moreSteps)") }
        if let silence = act.silence { lines.append("Result: \(silence)") }
      }
      for (position, row) in side.finalScreen.enumerated() {
        lines.append("In the end the screen shows, line \(position + 1): \(row)")
      }
    }
    return lines
  }

  private func line(_ step: Step) -> String {
    let sentence = step.sentence
    let address = step.address.map { "Step \($0): " } ?? ""
    let reason = sentence.reason.map { ", \($0)" } ?? ""
    return "\(address)\(sentence.verb): \(sentence.object)\(reason)"
  }

  private func lines(of screen: Screen) -> [String] {
    let shown =
      screen.lines.isEmpty
      ? ["Screen: empty"]
      : (screen.isAsBefore ? ["Screen: as before"] : [])
        + screen.lines.enumerated().map { position, row in
          "Screen line \(position + 1)\(row.isChanged ? ", changed" : ""): \(row.visibleText)"
        }
    return shown + (screen.staleness.map { ["Screen \($0.sentence.text)"] } ?? [])
  }
}
