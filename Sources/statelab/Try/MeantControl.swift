import Course
@_spi(Controls) import StateLabCore

extension [Host.Control] {
  /// The actions that a label can mean which no control has: on the toggle of this label instead
  /// of a button, on a label in another case, or on a label with this part. The closest kind of
  /// these decides; several actions are ambiguous.
  ///
  /// A style can draw a toggle as a button, so a button is meant if no toggle is.
  func meant(by action: Event.Action) -> [Event.Action] {
    let actions = meant(by: action, among: action.name.kinds)
    return actions.isEmpty && action.name == .toggle ? meant(by: action, among: [.button]) : actions
  }

  private func meant(
    by action: Event.Action, among kinds: Set<Host.Control.Kind>
  ) -> [Event.Action] {
    guard let label = action.label, !label.isEmpty else { return [] }
    let wanted = label.lowercased()
    let usable = filter { kinds.contains($0.kind) }
    let ways: [(String) -> Bool] = [
      { $0 == label }, { $0.lowercased() == wanted }, { $0.lowercased().withoutSymbols == wanted },
      { $0.lowercased().hasPrefix(wanted) }, { $0.lowercased().withoutSymbols.hasPrefix(wanted) },
      { $0.lowercased().contains(wanted) },
    ]
    let found =
      ways.lazy.map { fits in usable.filter { fits($0.label) } }.first { !$0.isEmpty }
      ?? ways.lazy.map { fits in usable.filter { $0.otherNames.contains(where: fits) } }
      .first { !$0.isEmpty }
    // A row is meant before the buttons that delete and move the row.
    return (found ?? []).filter { control in
      !(found ?? []).contains(where: control.edits)
    }.compactMap(action.on)
  }

  /// The labels closest to that of an action.
  func labels(near action: Event.Action) -> [String] {
    filter { action.name.kinds.contains($0.kind) }.map(\.label).nearest(to: action.label ?? "")
  }
}

extension String {
  /// The label without the names of its symbols: `Milk` for `(circle) Milk`. A number is no name.
  fileprivate var withoutSymbols: String {
    split(separator: " ").filter {
      !($0.hasPrefix("(") && $0.hasSuffix(")") && $0.contains(where: \.isLetter))
    }.joined(separator: " ")
  }
}

extension Host.Control {
  /// The name of the control in an action, unique on the screen: `Delete`, or `Delete#2`.
  var name: String { occurrence.map { "\(label)#\($0)" } ?? label }

  /// True for a button of the list that deletes or moves the row of another control.
  fileprivate func edits(_ row: Self) -> Bool {
    source.file.isEmpty
      && [row.label, row.label.withoutSymbols].contains { name in
        ["Delete \(name)", "Move \(name) up", "Move \(name) down"].contains(label)
      }
  }
}

extension Event.ActionName {
  fileprivate var kinds: Set<Host.Control.Kind> {
    switch self {
    case .tap: [.button, .toggle]
    case .toggle: [.toggle]
    case .enter, .type: [.textField]
    case .pick: [.picker]
    case .drag: [.draggable]
    case .mount, .unmount, .replaceRoot, .scroll, .scene, .advance, .perform, .background: []
    }
  }
}

extension Event.Action {
  /// The action on another control.
  fileprivate func on(_ control: Host.Control) -> Event.Action? {
    switch self {
    case .tap, .toggle:
      control.kind == .toggle ? .toggle(control.name) : .tap(control.name)
    case .enter(let text, _): .enter(text, into: control.name)
    case .type(let text, _): .type(text, into: control.name)
    case .pick(let choice, _): .pick(choice, from: control.name)
    case .drag(_, let distance): .drag(control.name, by: distance)
    case .mount, .unmount, .replaceRoot, .scroll, .scene, .advance, .perform, .background: nil
    }
  }
}
