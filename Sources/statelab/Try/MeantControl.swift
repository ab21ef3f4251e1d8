import Course
@_spi(Controls) import StateLabCore

extension [Host.Control] {
  /// The actions that a label can mean which no control has: on the toggle of this label instead
  /// of a button, on a label in another case, or on a label with this part. The closest kind of
  /// these decides; several actions are ambiguous.
  ///
  /// A person taps the choices of some pickers, so the only picker with the choice is meant. A style
  /// can draw a toggle as a button, so a button is meant if no toggle is.
  func meant(by action: Event.Action) -> [Event.Action] {
    if case .tap(let choice) = action {
      let pickers = filter { $0.kind == .picker && $0.choices.contains(choice) }
      if pickers.count == 1 { return [.pick(choice, from: pickers[0].name)] }
    }
    let actions = meant(by: action, among: action.name.kinds)
    return actions.isEmpty && action.name == .toggle ? meant(by: action, among: [.button]) : actions
  }

  private func meant(
    by action: Event.Action, among kinds: Set<Host.Control.Kind>
  ) -> [Event.Action] {
    guard let label = action.label, !label.isEmpty else { return [] }
    let usable = filter { kinds.contains($0.kind) }
    let back = usable.backButtons(to: label)
    if !back.isEmpty { return back.compactMap(action.on) }
    let labeled = usable.closest(to: label) { [$0.name, $0.label] }
    let found = labeled.isEmpty ? usable.closest(to: label, \.otherNames) : labeled
    // A row is meant before the buttons that delete and move the row. A part of the row's name never
    // means these buttons: the row may be a link in edit mode, and a person cannot tap it.
    return found.filter { control in
      !found.contains(where: control.edits) && !control.editsRow(named: label)
    }.compactMap(action.on)
  }

  /// The back buttons to the page with this title, which the buttons show up to iOS 18; none if a
  /// control has the label.
  private func backButtons(to title: String) -> [Host.Control] {
    let title = title.folded
    let back = filter { $0.pageTitle?.folded == title }
    let isLabel = contains { [$0.label.folded, $0.label.folded.withoutSymbols].contains(title) }
    return isLabel ? [] : back
  }

  /// The labels closest to that of an action; none if a control has the label.
  func labels(near action: Event.Action) -> [String] {
    let usable = filter { action.name.kinds.contains($0.kind) }
    if usable.contains(where: { [$0.name, $0.label].contains(action.label) }) { return [] }
    return usable.map(\.label).nearest(to: action.label ?? "")
  }
}

extension Sequence {
  /// The elements with a name that is closest to a label: equal, in another case or with other spaces,
  /// with this part, or with these words.
  fileprivate func closest(to label: String, _ names: (Element) -> [String]) -> [Element] {
    let wanted = label.folded
    let ways: [(String) -> Bool] = [
      { $0 == label }, { $0.folded == wanted }, { $0.folded.withoutSymbols == wanted },
      { $0.folded.hasPrefix(wanted) }, { $0.folded.withoutSymbols.hasPrefix(wanted) },
      { $0.folded.contains(wanted) }, { $0.folded.hasWords(of: wanted) },
    ]
    for fits in ways {
      let found = filter { names($0).contains(where: fits) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension [String] {
  fileprivate var only: String? { count == 1 ? first : nil }
}

extension String {
  /// The text with plain spaces alone: Foundation writes `12:00 AM` with a narrow one.
  var withPlainSpaces: String { String(map { $0.isWhitespace ? " " : $0 }) }

  fileprivate var folded: String { lowercased().withPlainSpaces }

  /// True if the text has all words of another one in their order, between other words:
  /// `minutes: 25 +` has those of `minutes +`.
  fileprivate func hasWords(of other: String) -> Bool {
    var words = split(separator: " ")[...]
    return other.split(separator: " ").allSatisfy { word in
      guard let index = words.firstIndex(where: { $0.filter { $0 != ":" } == word }) else {
        return false
      }
      words = words[(index + 1)...]
      return true
    }
  }

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
    [row.label, row.label.withoutSymbols].contains(editedRow)
  }

  /// True for a button of the list that deletes or moves a row whose name contains this text.
  fileprivate func editsRow(named part: String) -> Bool {
    editedRow?.folded.contains(part.folded) ?? false
  }

  /// The name of the row that this button of the list deletes or moves; nil for other controls.
  private var editedRow: String? {
    guard kind == .button, source.file.isEmpty else { return nil }
    for (verb, place) in [("Delete ", ""), ("Move ", " up"), ("Move ", " down")]
    where label.hasPrefix(verb) && label.hasSuffix(place)
      && label.count > verb.count + place.count
    {
      return String(label.dropFirst(verb.count).dropLast(place.count))
    }
    return nil
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
  /// The action on another control; nil for a choice that the control does not have.
  fileprivate func on(_ control: Host.Control) -> Event.Action? {
    switch self {
    case .tap, .toggle:
      control.kind == .toggle ? .toggle(control.name) : .tap(control.name)
    case .enter(let text, _): .enter(text, into: control.name)
    case .type(let text, _): .type(text, into: control.name)
    case .pick(let choice, _):
      control.choices.closest(to: choice) { [$0] }.only.map { .pick($0, from: control.name) }
    case .drag(_, let distance): .drag(control.name, by: distance)
    case .mount, .unmount, .replaceRoot, .scroll, .scene, .advance, .perform, .background: nil
    }
  }
}
