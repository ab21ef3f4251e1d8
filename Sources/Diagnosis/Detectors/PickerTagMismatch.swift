import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A person chose an option, and the picker's binding was not set: no tag of the option has the type
  /// of the selection.
  static let pickerTagMismatch = Detector(.pickerTagMismatch) { run in
    let picks = run.inputs.filter { $0.action?.name == .pick }
    guard !picks.isEmpty else { return nil }
    return picks.compactMap { pick in
      guard case .pick(let option, let label) = pick.action, run.changesNothing(pick),
        !run.act(from: pick).contains(where: { $0.name == .noted }),
        let screen = run.screen(ofAct: pick),
        // The picker does not show the option already.
        !screen.split(separator: "\n").contains(where: {
          $0.contains(label) && $0.contains(option) && !$0.contains("none of")
        })
      else { return nil }
      let call = run.call("Picker", at: pick.source)
      let selection = call.flatMap { run.source.argument("selection", of: $0) }
      let words = call.map { call in
        (selection ?? 0..<0).map { run.source.files[call.file][$0] }.joined()
      }
      let type = run.type(at: pick.source)
      return Finding(
        .pickerTagMismatch, .proved, at: run.place(pick.source),
        Subject(
          view: type?.name, property: words.map { String($0.drop { $0 == "$" }) }, type: label,
          new: option),
        evidence: run.evidence([pick]), fixes: [Fix(.restoreMatchingTag)])
    }
  }
}
