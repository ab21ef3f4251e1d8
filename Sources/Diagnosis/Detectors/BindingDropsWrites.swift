import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A person entered a value into a control whose binding is a constant, or has an empty setter.
  static let bindingDropsWrites = Detector(.bindingDropsWrites) { run in
    let inputs = run.inputs
    guard !inputs.isEmpty else { return nil }
    return inputs.compactMap { input in
      guard run.changesNothing(input),
        let set = run.act(from: input).first(where: {
          if case .noted(.bindingSet) = $0.kind { true } else { false }
        }), case .noted(.bindingSet(let value, let isConstant)) = set.kind,
        isConstant || run.emptySetter(near: input) != nil
      else { return nil }
      return Finding(
        .bindingDropsWrites, .proved,
        at: (isConstant ? nil : run.emptySetter(near: input)) ?? run.place(input.source),
        Subject(
          view: input.action?.label, type: isConstant ? "constant" : nil,
          other: run.type(at: input.source)?.name, new: value.brief),
        evidence: run.evidence([input]), fixes: [Fix(.realBinding)])
    }
  }
}

extension ExaminedRun {
  /// The only setter without a statement in the view of a control: `set: { _ in }`.
  fileprivate func emptySetter(near input: Event) -> SourcePlace? {
    // With a second setter in the view, the event does not say which one the control has.
    guard let type = type(at: input.source),
      source.positions(of: ["set", ":"], in: type).count == 1
    else { return nil }
    let places = source.positions(of: ["set", ":", "{", "_", "in", "}"], in: type)
    return places.count == 1 ? places[0] : nil
  }
}
