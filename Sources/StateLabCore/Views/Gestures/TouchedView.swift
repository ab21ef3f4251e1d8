/// A view with a gesture, for a touch of a single kind.
struct TouchedView {
  let touch: _TouchKinds
  /// The text of the view, or its name.
  let text: String
  /// True if the gesture lets the list select the row of the view.
  var isSimultaneous: Bool
}

/// A gesture, for a touch of a single kind.
struct PlayedGesture {
  let touch: _TouchKinds
  let precedence: _GestureModifier.Precedence
  /// True if the gesture takes its touch from the gestures and buttons on the views inside.
  let replacesInside: Bool
  let origin: Origin
  let isEnabled: Bool
  /// The control for a view with a name.
  let control: (String) -> Screen.Control
}

/// The controls of gestures. One touch has one control, however many gestures it performs:
///
///     inside               outside                 a touch performs
///     gesture or button    gesture                 the inner one
///     gesture or button    simultaneousGesture     both
///     gesture or button    highPriorityGesture     the outer one
///
/// A view outside has a control of its own if a person can touch it beside the controls inside.
extension Screen {
  /// The content of a gesture, as drawn.
  struct Target {
    let content: Node
    /// The text, or the name of the first view.
    let text: String
    /// The name for actions.
    let label: String
    /// The name without its color; nil for a text.
    let plainName: String?
    /// True if the text is the label of a control.
    let isControl: Bool
    /// True if the screen shows the name in brackets.
    let isBracketed: Bool
  }

  /// Draws content with a gesture. Content without text gets a line with the name of its first view
  /// in brackets, so that a person can find the view. Nil for empty content, which a person cannot
  /// touch.
  func drawTarget(_ content: Node) -> Target? {
    let words = words(drawing: content)
    let wordless = words.text.isEmpty ? content.nameWithoutWords() : nil
    if wordless != nil { content.graph.drawnLines.showsShapes = true }
    guard let name = words.text.isEmpty ? wordless?.full : words.text else { return nil }
    let isBracketed = words.text.isEmpty && accessibilityLabel == nil
    if isBracketed, !isForControlsOnly, !isTitle {
      draw("[\(name)]")
      content.graph.drawnLines.noteName(coloredBy: wordless?.colorSource)
    }
    return Target(
      content: content, text: name, label: accessibilityLabel ?? name, plainName: wordless?.plain,
      isControl: words.isControl, isBracketed: isBracketed)
  }

  /// - Parameter first: The first control of the target.
  func add(_ gesture: PlayedGesture, to target: Target, fromControl first: Int) {
    let isEnabled = gesture.isEnabled && reactsToTouches
    var isCovered = false
    for index in controls.indices.dropFirst(first)
    where controls[index].touch == gesture.touch && !controls[index].isRevealed {
      let covers = controls[index].covers(target)
      if covers { isCovered = true }
      if isEnabled { controls[index].meet(gesture, coveringIt: covers) }
    }
    let names = [target.plainName].compactMap(\.self) + names(for: gesture.touch, inside: first)
    let besides = isCovered ? target.content.name(besides: gesture.touch) : nil
    guard let name = isCovered ? besides : target.label else { return }
    if besides != nil { target.content.graph.drawnLines.showsShapes = true }
    addControl(
      gesture.control(name), from: gesture.origin, isEnabled: gesture.isEnabled,
      looksLikeControl: gesture.touch != .press && gesture.touch != .drag && target.isBracketed,
      touched: TouchedView(
        touch: gesture.touch, text: besides ?? target.text,
        isSimultaneous: gesture.precedence == .simultaneous))
    controls[controls.count - 1].otherNames = names.map { gesture.control($0).label }
  }

  /// Disables the gestures and buttons of a view, except for some touches.
  func disableTouches(except touches: [_TouchKinds], fromControl first: Int) {
    for index in controls.indices.dropFirst(first) where !controls[index].isRevealed {
      guard let touch = controls[index].touch, !touches.contains(touch) else { continue }
      controls[index].isEnabled = false
    }
  }

  /// The labels of the controls in a view: by each of them, a person finds the view for a touch that
  /// these controls do not use.
  private func names(for touch: _TouchKinds, inside first: Int) -> [String] {
    guard touch == .drag || touch == .press else { return [] }
    return controls[first...].filter { !$0.isGesture && !$0.isRevealed }.map(\.control.label)
  }
}

extension Screen.Drawn {
  /// The touch that uses the control; nil for typing and choosing.
  fileprivate var touch: _TouchKinds? {
    if let touched { return touched.touch }
    if case .button = control { return .tap }
    return nil
  }

  /// True if a touch of the target's text is a touch of the control.
  fileprivate func covers(_ target: Screen.Target) -> Bool {
    if let touched { return touched.text == target.text }
    guard target.isControl, case .button(let label, _) = control else { return false }
    return label == target.text
  }

  /// Decides between the control and a gesture on a view around it.
  ///
  /// Our choice: a disabled control leaves the touch to a gesture on the same view.
  fileprivate mutating func meet(_ gesture: PlayedGesture, coveringIt covers: Bool) {
    guard isEnabled else {
      if covers { give(to: gesture) }
      return
    }
    if gesture.replacesInside {
      give(to: gesture)
    } else if gesture.precedence == .simultaneous {
      join(gesture)
    }
  }

  private mutating func give(to gesture: PlayedGesture) {
    control = gesture.control("").named(as: control)
    origin = gesture.origin
    gestures = []
    performsGesture = true
    (isEnabled, isLink, link) = (true, false, nil)
    touched?.isSimultaneous = gesture.precedence == .simultaneous
  }

  /// The order of the actions is our choice: the gestures from the inside out, and then the action
  /// of a button. A gesture that replaces this action keeps its place among the gestures.
  private mutating func join(_ gesture: PlayedGesture) {
    switch (control, gesture.control("")) {
    case (.button(let label, let perform), .button(_, let other)):
      guard isGesture || performsGesture else { return gestures.append(other) }
      control = .button(label) {
        perform()
        other()
      }
    case (.draggable(let label, let drag), .draggable(_, let other)):
      control = .draggable(label, drag.joined(with: other))
    default: break
    }
  }
}

extension Screen.Control {
  /// This control with the label of another one of the same kind.
  fileprivate func named(as other: Screen.Control) -> Screen.Control {
    switch (self, other) {
    case (.button(_, let perform), .button(let label, _)): .button(label, perform: perform)
    case (.draggable(_, let drag), .draggable(let label, _)): .draggable(label, drag)
    default: self
    }
  }
}
