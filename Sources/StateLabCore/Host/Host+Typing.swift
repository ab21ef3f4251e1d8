// Typing, letter by letter.

extension Host {
  /// Types letters at the end of a field's text, found by its placeholder, each letter as an action
  /// of its own. A newline is the Return key: if Return submits, the newline is not entered.
  ///
  ///     try host.type("ab", into: "Name")   // two writes, "a" and "ab"; `enter` makes one
  ///
  /// The field gets the keyboard before the first letter; the other letters go to the field that
  /// has the keyboard by then. If no field has the keyboard, because the program took the focus
  /// away or re-created the field, the method throws ``HostError/keyboardIsGone(typed:label:)``.
  public func type(_ text: String, into label: String, occurrence: Int? = nil) throws {
    var typed = ""
    for letter in text {
      let field =
        typed.isEmpty
        ? try fieldToType(label, occurrence) : try fieldWithKeyboard(after: typed, in: label)
      play(.type(String(letter), into: field.name), from: field.source, atLine: field.line) {
        press(letter, in: field.drawn)
      }
      typed.append(letter)
    }
  }

  private func fieldToType(
    _ label: String, _ occurrence: Int?
  ) throws -> Found<(String) -> Void> {
    try find(.textField, label, occurrence) {
      if case .textField(let name, let write) = $0 { (name, write) } else { nil }
    }
  }

  private func fieldWithKeyboard(
    after typed: String, in label: String
  ) throws -> Found<(String) -> Void> {
    try check()
    guard let field = fieldWithKeyboard() else {
      throw HostError.keyboardIsGone(typed: typed, label: label)
    }
    return field
  }

  private func press(_ letter: Character, in field: Screen.Drawn) {
    let beginsAnew = !field.isEdited && field.text == nil
    guard let field = open(field) else { return }
    if letter.isNewline, let submit = field.drawn.submit { return submit() }
    field.use((beginsAnew ? "" : field.drawn.text ?? "") + String(letter))
  }

  /// Enters a text in place of the field's own.
  func paste(_ text: String, into field: Screen.Drawn) {
    guard let field = open(field) else { return }
    guard let submit = field.drawn.submit, text.last == "\n" else { return field.use(text) }
    field.use(String(text.dropLast()))
    // Return follows in a later frame than the last letter.
    settle()
    recorder?.frame += 1
    if graph.failure == nil { submit() }
  }

  /// Taps a field, unless it is being edited, and returns the field that has the keyboard then. The
  /// views update for the new focus before a letter arrives.
  private func open(_ field: Screen.Drawn) -> Found<(String) -> Void>? {
    if !field.isEdited {
      field.edit?()
      if !isSettled {
        settle()
        recorder?.frame += 1
      }
    }
    return graph.failure == nil ? fieldWithKeyboard() : nil
  }

  /// The field that a person is typing in, or to which the program has given the focus.
  private func fieldWithKeyboard() -> Found<(String) -> Void>? {
    let fields = drawnControls().controls.enumerated().compactMap { number, drawn in
      if case .textField(let label, let write) = drawn.control {
        Found(use: write, name: label, drawn: drawn, number: number)
      } else {
        nil
      }
    }
    let usable = fields.indices.filter { fields[$0].drawn.isEnabled }
    let focused = usable.filter { fields[$0].drawn.focus?.isHeld() ?? false }
    let edited = usable.filter { fields[$0].drawn.isEdited }
    guard let index = focused.first(where: edited.contains) ?? focused.first ?? edited.first else {
      return nil
    }
    var field = fields[index]
    let alike = fields.indices.filter { fields[$0].name == field.name }
    if alike.count > 1 { field.name += "#\((alike.firstIndex(of: index) ?? 0) + 1)" }
    field.line = graph.drawnLines.line(ofControl: field.number)
    return field
  }
}
