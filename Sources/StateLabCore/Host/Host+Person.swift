// The actions of a person.

extension Host {
  /// Taps the button with this label. With several of one label, `occurrence` counts from 1. If a
  /// single tap and a double tap have this label, the host taps once.
  public func tap(_ label: String, occurrence: Int? = nil) throws {
    let button = try find(.button, label, occurrence) {
      if case .button(let name, let perform) = $0 { (name, perform) } else { nil }
    }
    play(.tap(button.name), from: button.source, atLine: button.line) {
      for gesture in button.drawn.gestures { gesture() }
      button.use()
    }
  }

  /// Replaces the text of a text field, found by its label or its prompt. The text arrives at once, as
  /// pasted or suggested text does; ``type(_:into:occurrence:)`` types letter by letter. A newline
  /// at the end is the Return key: the host does not enter it, but submits the text after the views
  /// have updated.
  public func enter(_ text: String, into label: String, occurrence: Int? = nil) throws {
    let field = try find(.textField, label, occurrence) {
      switch $0 {
      case .textField(let name, _): (name, Entry.text)
      case .valueField(let name, let expected, let enter): (name, .value(expected, enter))
      default: nil
      }
    }
    switch field.use {
    case .text:
      play(.enter(text, into: field.name), from: field.source, atLine: field.line) {
        paste(text, into: field.drawn)
      }
    case .value(let expected, let enter):
      guard let write = enter(text) else {
        throw HostError.notAccepted(text, label: label, expected: expected)
      }
      play(.enter(text, into: field.name), from: field.source, atLine: field.line, write)
    }
  }

  /// The effect of a text on a field.
  private enum Entry {
    case text
    case value(String, (String) -> (() -> Void)?)
  }

  /// Chooses the option with this text, in the picker with this label.
  public func pick(_ choice: String, from label: String, occurrence: Int? = nil) throws {
    let picker = try find(.picker, label, occurrence) {
      if case .picker(let name, let choices, let choose) = $0 {
        (name, Choices(titles: choices, choose: choose))
      } else {
        nil
      }
    }
    let choices = picker.use
    guard let index = choices.titles.firstIndex(of: choice) else {
      throw HostError.noChoice(choice, label: label, choices: choices.titles)
    }
    play(.pick(choice, from: picker.name), from: picker.source, atLine: picker.line) {
      choices.choose(index)
    }
  }

  /// The options of a picker. A separate type: Swift 6.3.1 releases a closure twice that is part of
  /// a tuple here.
  private struct Choices {
    let titles: [String]
    let choose: (Int) -> Void
  }

  /// Flips the toggle with this label.
  public func toggle(_ label: String, occurrence: Int? = nil) throws {
    let toggle = try find(.toggle, label, occurrence) {
      if case .toggle(let name, let flip) = $0 { (name, flip) } else { nil }
    }
    play(.toggle(toggle.name), from: toggle.source, atLine: toggle.line, toggle.use)
  }

  /// Drags the view with this label, by its ``DragGesture``: the finger moves in three steps, after each
  /// of which the views update, and then lifts. It moves slowly, so that the predicted end is the end.
  /// If a long press comes before the drag, the finger rests first.
  public func drag(_ label: String, by translation: CGSize, occurrence: Int? = nil) throws {
    let view = try find(.draggable, label, occurrence) {
      if case .draggable(let name, let drag) = $0 { (name, drag) } else { nil }
    }
    let distance = Event.Translation(x: translation.width, y: translation.height)
    let translation = CGSize(width: distance.x, height: distance.y)
    play(.drag(view.name, by: distance), from: view.source, atLine: view.line) {
      var step = 0
      while view.use.play(translation, step), graph.failure == nil {
        step += 1
        guard !isSettled else { continue }
        settle()
        recorder?.frame += 1
      }
    }
  }

  /// Scrolls down by one screen: the lazy containers on the screen get room for more rows. Rows
  /// that scroll off at the top stay on the screen: our choice.
  ///
  /// The other actions scroll by themselves to a control further down, up to 20 screens.
  public func scroll() throws {
    try check()
    let containers = drawnControls().scrollable
    guard !containers.isEmpty else { throw HostError.nothingFurtherDown }
    scroll(containers)
  }

  private func scroll(_ containers: [LazyRows]) {
    play(.scroll) { graph.update { for rows in containers { rows.scroll() } } }
  }

  /// The maximum number of screens to scroll in search of a control.
  private static let mostScreens = 20

  enum Kind: String {
    case button, toggle, picker
    case textField = "text field"
    case draggable = "draggable view"
  }

  /// A control, and the action that a person can perform with it.
  struct Found<Use> {
    let use: Use
    /// The label, with a number if several controls have the label: `Delete#2`.
    var name: String
    let drawn: Screen.Drawn
    /// The number of the control on the screen.
    let number: Int
    /// The screen line of the control.
    var line: Int?
    var source: CodeLocation { drawn.origin.location }
  }

  /// Finds a control, scrolling down if necessary.
  func find<Use>(
    _ kind: Kind, _ label: String, _ occurrence: Int?, _ use: (Screen.Control) -> (String, Use)?
  ) throws(HostError) -> Found<Use> {
    for _ in 0...Self.mostScreens {
      try check()
      let screen = drawnControls()
      do throws(HostError) {
        return try find(kind, label, occurrence, among: screen.controls, use)
      } catch {
        guard error.isOfAbsence, !screen.scrollable.isEmpty else { throw error }
        scroll(screen.scrollable)
      }
    }
    throw .tooFarDown(kind: kind.rawValue, label: label, screens: Self.mostScreens)
  }

  private func find<Use>(
    _ kind: Kind, _ label: String, _ occurrence: Int?, among drawn: [Screen.Drawn],
    _ use: (Screen.Control) -> (String, Use)?
  ) throws(HostError) -> Found<Use> {
    let all = drawn.indices.compactMap { number in
      use(drawn[number].control).map { label, use in
        (
          label: label,
          control: Found(use: use, name: label, drawn: drawn[number], number: number),
          isEnabled: drawn[number].isEnabled
        )
      }
    }
    let named = all.filter { $0.label == label }
    // A field with a prompt shows the prompt, and not its label.
    let matching =
      named.isEmpty
      ? all.filter { $0.control.drawn.isAlsoCalled(label) }
      : named
    guard !matching.isEmpty else {
      for case .valueField(label, let expected, _) in drawn.lazy.map(\.control) {
        throw .takesText(kind: kind.rawValue, label: label, expected: expected)
      }
      throw .noControl(kind: kind.rawValue, label: label, onScreen: all.map(\.label))
    }
    let plain = matching.indices.filter { !matching[$0].control.drawn.takesSeveralTaps }
    if occurrence == nil, matching.count > 1, plain.count != 1 {
      throw .ambiguous(kind: kind.rawValue, label: label, count: matching.count)
    }
    let position = occurrence ?? plain.first.map { $0 + 1 } ?? 1
    guard (1...matching.count).contains(position) else {
      throw .noOccurrence(position, kind: kind.rawValue, label: label, count: matching.count)
    }
    var found = matching[position - 1]
    guard found.isEnabled else {
      func title(_ title: String) -> String? {
        all.contains { $0.isEnabled && $0.label == title } ? title : nil
      }
      if found.control.drawn.needsEditMode {
        throw .selectedInEditMode(row: label, begunBy: title(EditButton.edit))
      }
      guard found.control.drawn.isInEditMode else {
        throw .disabled(kind: kind.rawValue, label: label)
      }
      throw .inEditMode(label: label, endedBy: title(EditButton.done))
    }
    if matching.count > 1 { found.control.name += "#\(position)" }
    found.control.line = graph.drawnLines.line(ofControl: found.control.number)
    return found.control
  }

  func check() throws(HostError) {
    guard !graph.isUpdating else { throw .updating }
    takeFromOtherThreads()
    if !gaveUp { settle() }
    if let failure = graph.failure { throw .stopped(failure) }
    if root == nil { throw .unmounted }
    guard sceneActivity.isInUse else { throw .notInFront(sceneActivity.current) }
  }
}

extension Screen.Drawn {
  /// True for a name of the control that is not its label.
  fileprivate func isAlsoCalled(_ name: String) -> Bool {
    prompt == name || spokenName == name || otherNames.contains(name)
  }
}
