import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A binding unwraps an optional that became nil: the program ended in its line, or a control that
  /// SwiftUI removes still holds the binding.
  static let optionalBindingUnwrapped = Detector(.optionalBindingUnwrapped) { run in
    let bindings = run.source.unwrappingBindings
    guard !bindings.isEmpty else { return nil }
    guard case .crashed(_, let message?, let crash?) = run.timeline.end,
      message.contains("nil while unwrapping"),
      let binding = bindings.first(where: { "\($0.place.file):\($0.place.line)" == crash })
    else { return bindings.compactMap(run.lateRead) }
    let write = run.events.last { $0.name == .wrote && $0.new?.literal == "nil" }
    let body = run.events.last { $0.name == .body }
    return [
      Finding(
        .optionalBindingUnwrapped, .proved, at: binding.place,
        Subject(view: body.map(run.typeName), property: binding.property),
        evidence: run.evidence([write.flatMap(run.action), write, body]),
        fixes: [Fix(.defaultBinding)])
    ]
  }
}

extension ExaminedRun {
  /// The finding about a mounted control whose binding unwraps a value that became nil.
  fileprivate func lateRead(of binding: Declarations.UnwrappingBinding) -> Finding? {
    guard let view = binding.view, let control = binding.control else { return nil }
    let isOnlyControl = source.calls(of: control).count == 1
    let isPassed = source.property(binding.property, of: view)?.wrapper == "@Binding"
    for change in events.compactMap(ValueChange.init)
    where change.property == binding.property && change.new.literal == "nil"
      && change.old.literal != "nil"
    {
      guard
        typeName(change.event) == view && change.type == nil
          || (change.type != nil || isPassed) && source.isDeclaredOnce(binding.property),
        let action = action(of: change.event),
        isOnlyControl && holds(control, act(from: action), change)
          || binding.isInCondition && removesLines(action)
      else { continue }
      return Finding(
        .optionalBindingUnwrapped, .proved, at: binding.place,
        Subject(view: view, property: binding.property, other: control),
        evidence: evidence([action, change.event]), fixes: [Fix(.defaultBinding)])
    }
    return nil
  }

  /// True if a change invalidates a control through the control's binding.
  private func holds(_ control: String, _ act: ArraySlice<Event>, _ change: ValueChange) -> Bool {
    act.contains {
      $0.name == .queued && typeName($0) == control && $0.causes.contains(change.event.index)
    }
  }
}

extension Declarations {
  /// `Binding($name)!`, or `Binding(get: { name! }, set: { name = $0 })`
  fileprivate struct UnwrappingBinding {
    let place: SourcePlace
    /// The name of the optional.
    let property: String
    /// The name of the view whose code has the binding.
    let view: String?
    /// The name of the view that receives the binding.
    let control: String?
    /// True inside of `if name != nil { … }`.
    let isInCondition: Bool
  }

  fileprivate var unwrappingBindings: [UnwrappingBinding] {
    files.indices.flatMap { number -> [UnwrappingBinding] in
      let file = files[number]
      return file.positions(of: ["Binding"]).compactMap { start -> UnwrappingBinding? in
        guard let property = file.unwrappedProperty(ofBindingAt: start),
          let place = file.place(start)
        else { return nil }
        return UnwrappingBinding(
          place: place, property: property,
          view: type(containing: start, ofFile: number)?.name,
          control: file.nameOfCall(around: start),
          isInCondition: file.isInside(ofTestForNil: property, start))
      }
    }
  }
}

extension SourceFile {
  /// The name of the optional that the binding at a position unwraps.
  fileprivate func unwrappedProperty(ofBindingAt start: Int) -> String? {
    let open = self[start + 1] == "<" ? start + 4 : start + 1
    if self[open] == "(" {
      let end = end(ofBracketAt: open)
      if self[end] == "!" {
        let name = self[end - 2]
        return name.hasPrefix("$") ? String(name.dropFirst()) : name
      }
    }
    guard let getter = getter(ofBindingAt: start), let last = getter.last, self[last] == "!",
      getter.dropLast().allSatisfy({ self[$0] == "." || self[$0].first?.isLetter == true })
    else { return nil }
    return self[last - 1]
  }

  /// True if a position is in the block of `if name != nil`.
  fileprivate func isInside(ofTestForNil name: String, _ position: Int) -> Bool {
    (4..<max(position, 4)).contains { brace in
      [self[brace - 4], self[brace - 3], self[brace - 2], self[brace - 1], self[brace]]
        == [name, "!", "=", "nil", "{"] && end(ofBracketAt: brace) > position
    }
  }
}
