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
        at: (isConstant ? run.constant(near: input) : run.emptySetter(near: input))
          ?? run.place(input.source),
        Subject(
          view: input.action?.label, type: isConstant ? "constant" : nil,
          other: run.type(at: input.source)?.name, new: value.brief),
        evidence: run.evidence([input]), fixes: [Fix(.realBinding)])
    }
  }
}

extension ExaminedRun {
  /// The constant that a control, or the view around it, gets: the only one of the program, unless the
  /// line of the control has one.
  fileprivate func constant(near input: Event) -> SourcePlace? {
    let places = source.files.flatMap { file in
      file.positions(of: [".", "constant", "("]).compactMap(file.place)
    }
    let own = place(input.source)
    if places.contains(where: { $0.file == own?.file && $0.line == own?.line }) { return own }
    return places.count == 1 ? places[0] : nil
  }

  /// The only setter without a statement in the view of a control: `set: { _ in }`, `set: { value in }`.
  fileprivate func emptySetter(near input: Event) -> SourcePlace? {
    // With a second setter in the view, the event does not say which one the control has.
    guard let type = type(at: input.source) else { return nil }
    func setters(_ types: [TypeDeclaration]) -> [(file: SourceFile, start: Int)] {
      types.flatMap(source.code).flatMap { code in
        let file = source.files[code.file]
        return file.positions(of: ["set", ":"], in: code.tokens).map { (file, $0) }
      }
    }
    let own = setters([type])
    // A control with a binding of its parent's has no setter of its own.
    let all = own.isEmpty ? setters(source.views) : own
    guard all.count == 1, let (file, start) = all.first, file[start + 2] == "{",
      file[start + 4] == "in", file[start + 5] == "}"
    else { return nil }
    return file.place(start)
  }
}
