/// The controls of a screen, for the actions of a person.
extension Screen {
  enum Control {
    case button(String, perform: () -> Void)
    case textField(String, write: (String) -> Void)
    case toggle(String, flip: () -> Void)
    case picker(String, choices: [String], choose: (Int) -> Void)
    case draggable(String, Dragging)
    /// A field for a value: `enter` returns nil for a text that is no valid value.
    case valueField(String, expected: String, enter: (String) -> (() -> Void)?)
    /// The line for the rows further down in a container.
    case rest(String, of: LazyRows)

    var label: String {
      switch self {
      case .button(let label, _), .textField(let label, _), .toggle(let label, _),
        .picker(let label, _, _), .draggable(let label, _), .valueField(let label, _, _),
        .rest(let label, _):
        label
      }
    }
  }

  /// A control on the screen.
  struct Drawn {
    var control: Control
    var origin: Origin
    var isEnabled: Bool
    /// True for a row that a person selects only in the edit mode of its list.
    var needsEditMode = false
    /// True for a link in a row of a list in edit mode, which is therefore disabled.
    var isInEditMode = false
    /// Returns the title of the page to which a back button leads; nil for other controls.
    var pageTitle: (() -> String?)?
    /// The text in an empty text field; nil if the label stands there.
    let prompt: String?
    /// The text that a person continues, in a text field.
    let text: String?
    /// The name with the accessibility labels of the texts in the label; nil without such texts.
    var spokenName: String?
    /// Other names for actions: of a shape, the name without the color, and of a view to drag or
    /// press, the labels of the controls inside.
    var otherNames: [String] = []
    /// The action of Return; nil if Return has no action.
    let submit: (() -> Void)?
    let focus: ControlFocus?
    /// True while a person types in the control.
    let isEdited: Bool
    /// Begins the editing; nil if the control has no text.
    let edit: (() -> Void)?
    /// False if the screen does not show that the control reacts to a tap: a text with a gesture,
    /// or a selectable row.
    var looksLikeControl = true
    /// The view of a gesture; nil for other controls.
    var touched: TouchedView?
    var isGesture: Bool { touched != nil }
    var takesSeveralTaps: Bool { touched?.touch.isOfSeveralTaps ?? false }
    /// The gestures that a tap on a button performs before the button's action.
    var gestures: [() -> Void] = []
    /// True for a button whose tap performs a gesture instead of the button's action.
    var performsGesture = false
    /// True if a person reaches the control by a touch of another kind, and so no gesture on a view
    /// around it occurs at a tap: an item of a menu, or a button of a swipe.
    var isRevealed = false
    /// True for a button with a style of its own in the label of another control, which stays a
    /// control of its own.
    var staysApart = false
    /// True if the control is a link.
    var isLink = false
    /// The value of the link, which an enclosing list selects.
    var link: AnyHashable?
    /// The line of the control, counted from 0; nil if no lines are drawn.
    var line: Int?
  }

  /// A control for typing.
  struct Field {
    /// The text in the empty field; nil if the label stands there.
    let prompt: String?
    /// The text that a person continues; nil if typing starts with an empty text.
    let text: String?
    /// True while a person types in the control.
    let isEdited: Bool
    /// Begins or continues the editing.
    let edit: (ControlFocus?) -> Void
    /// Enters a text, which the last closure stores.
    let enter: (String, ControlFocus?, (String) -> Void) -> Void
    /// The action of Return; nil if Return has no action.
    let submit: (() -> Void)?
    /// The prompt, if the field is empty and the line does not begin with the prompt.
    var placeholder: String?
  }
}

// MARK: Controls in a label

extension Screen {
  /// A gesture in the label of a control.
  struct LabelGesture {
    let title: String
    let perform: () -> Void
    let origin: Origin
    let touched: TouchedView
  }

  /// The gestures among the controls of this screen, which shows a label.
  var gestures: [LabelGesture] {
    controls.compactMap {
      guard let touched = $0.touched, $0.isEnabled,
        case .button(let title, let perform) = $0.control
      else { return nil }
      return LabelGesture(title: title, perform: perform, origin: $0.origin, touched: touched)
    }
  }

  /// Removes the buttons with a style of their own from this screen, which shows a label.
  func takeButtonsApart() -> [Drawn] {
    let apart = controls.filter { drawn in
      drawn.staysApart && drawn.line.map(lines.indices.contains) ?? false
    }
    let taken = Set(apart.compactMap(\.line))
    lines = lines.indices.filter { !taken.contains($0) }.map { lines[$0] }
    return apart
  }

  /// Draws a button of a label below the control with the label.
  func draw(apart button: Drawn) {
    guard case .button(let title, _) = button.control else { return }
    draw("[\(title)]", as: button.control, from: button.origin, isEnabled: button.isEnabled)
    controls[controls.count - 1].staysApart = true
    controls[controls.count - 1].gestures = button.gestures
    controls[controls.count - 1].performsGesture = button.performsGesture
  }

  /// Replaces content in a label by its name, except for texts, which stay visible, and for buttons
  /// that stay apart, which have this name.
  func draw(_ name: String, inLabelFor content: () -> Void) {
    let (firstLine, firstControl) = (lines.count, controls.count)
    let outer = exchange(&accessibilityLabel, with: name)
    content()
    accessibilityLabel = outer
    guard !controls[firstControl...].contains(where: \.staysApart) else { return }
    let drawn = firstLine..<lines.count
    spokenNames.removeAll { $0.lines.lowerBound >= firstLine }
    if controls.count == firstControl, drawn.contains(where: { !images.contains($0) }) {
      spokenNames.append((drawn, name))
      return
    }
    lines.removeSubrange(firstLine...)
    images.subtract(drawn)
    controls.removeSubrange(firstControl...)
    draw(name)
  }
}
