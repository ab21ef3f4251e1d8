// What a person does.

extension Host {
  /// Taps the button with this label. With several of one label, `occurrence` counts from 1.
  public func tap(_ label: String, occurrence: Int? = nil) throws {
    let (action, source) = try find(.button, label, occurrence) {
      if case .button(let name, let perform) = $0 { (name, perform) } else { nil }
    }
    play(.tap(label), from: source, action)
  }

  /// Replaces what a text field holds, by the field's placeholder.
  public func enter(_ text: String, into label: String, occurrence: Int? = nil) throws {
    let (write, source) = try find(.textField, label, occurrence) {
      if case .textField(let name, let write) = $0 { (name, write) } else { nil }
    }
    play(.enter(text, into: label), from: source) { write(text) }
  }

  /// Flips the toggle with this label.
  public func toggle(_ label: String, occurrence: Int? = nil) throws {
    let (flip, source) = try find(.toggle, label, occurrence) {
      if case .toggle(let name, let flip) = $0 { (name, flip) } else { nil }
    }
    play(.toggle(label), from: source, flip)
  }

  private enum Kind: String {
    case button, toggle
    case textField = "text field"
  }

  private func find<Use>(
    _ kind: Kind, _ label: String, _ occurrence: Int?, _ use: (Screen.Control) -> (String, Use)?
  ) throws(HostError) -> (Use, SourceLocation) {
    try check()
    let all = drawn(forControlsOnly: true).controls.compactMap { control, source, isEnabled in
      use(control).map { (label: $0.0, use: ($0.1, source), isEnabled: isEnabled) }
    }
    let matching = all.filter { $0.label == label }
    guard !matching.isEmpty else {
      throw .noControl(kind: kind.rawValue, label: label, onScreen: all.map(\.label))
    }
    if occurrence == nil, matching.count > 1 {
      throw .ambiguous(kind: kind.rawValue, label: label, count: matching.count)
    }
    let position = occurrence ?? 1
    guard (1...matching.count).contains(position) else {
      throw .noOccurrence(position, kind: kind.rawValue, label: label, count: matching.count)
    }
    let control = matching[position - 1]
    guard control.isEnabled else { throw .disabled(kind: kind.rawValue, label: label) }
    return control.use
  }

  private func check() throws(HostError) {
    guard !graph.isUpdating else { throw .updating }
    takeFromOtherThreads()
    if !gaveUp { settle() }
    if let failure = graph.failure { throw .stopped(failure) }
    if root == nil { throw .unmounted }
  }
}
