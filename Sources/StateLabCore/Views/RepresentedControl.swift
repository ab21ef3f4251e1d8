/// A control of another framework, such as UIKit, inside a ``_RepresentedView``. A person uses it as
/// a control of SwiftUI.
@MainActor
public struct _RepresentedControl {
  /// The kind of a control, with the actions that a person can perform.
  public enum Kind {
    case textField(any _RepresentedTextField)
    case button(press: () -> Void)
    case toggle(isOn: Bool, flip: () -> Void)
    case picker(choices: [String], selected: Int?, choose: (Int) -> Void)
    /// A value as text: `enter` returns nil if the text is not a valid value.
    case value(String, expected: String, enter: (String) -> (() -> Void)?)
  }

  let kind: Kind
  let name: String
  let otherName: String?
  let isEnabled: Bool

  /// - Parameters:
  ///   - name: The name on the screen.
  ///   - otherName: Another name by which a person finds the control.
  public init(_ kind: Kind, name: String, otherName: String? = nil, isEnabled: Bool) {
    self.kind = kind
    self.name = name
    self.otherName = otherName
    self.isEnabled = isEnabled
  }
}

/// A text field of another framework.
@MainActor
public protocol _RepresentedTextField: AnyObject {
  var _text: String { get }
  /// True if the screen shows dots instead of the text.
  var _isSecret: Bool { get }
  /// True if typing starts with an empty text.
  var _isClearedByTyping: Bool { get }
  /// True if Return submits the text.
  var _submits: Bool { get }
  /// False if the field keeps the keyboard although another field is about to open it.
  var _mayEndEditing: Bool { get }
  /// A person touches the field, which then may call ``Keyboard/open(for:)``.
  func _beginEditing()
  /// A person changes the text.
  func _enter(_ text: String)
  /// A person presses Return.
  func _submit()
  /// Called with true when the keyboard has opened for the field, and with false when it has closed.
  func _editingChanged(_ isEditing: Bool)
}

extension _RepresentedControl {
  /// - Parameter graph: The graph of the screen that a person sees.
  func draw(on screen: Screen, in graph: Graph, isEnabled: Bool) {
    let name = screen.accessibilityLabel ?? name
    let isEnabled = isEnabled && self.isEnabled
    func draw(_ line: String, as control: Screen.Control) {
      screen.draw(line, as: control, from: Origin("", 0), isEnabled: isEnabled)
    }
    switch kind {
    case .textField(let field):
      screen.field = screenField(field, in: graph)
      let text = field._text
      let shown =
        field._isSecret
        ? "\"\(String(repeating: "•", count: text.count))\""
        : text.literal(within: ValueWriter.recordedWidth)
      draw("\(name): \(shown)", as: .textField(name, write: field._enter))
      screen.field = nil
    case .button(let press):
      draw("[\(name)]", as: .button(name, perform: press))
    case .toggle(let isOn, let flip):
      draw("[\(isOn ? "x" : " ")] \(name)", as: .toggle(name, flip: flip))
    case .picker(let choices, let selected, let choose):
      let shown = selected.map { choices[$0] } ?? "none of \(choices.joined(separator: ", "))"
      draw("\(name): \(shown)", as: .picker(name, choices: choices, choose: choose))
    case .value(let text, let expected, let enter):
      draw("\(name): \(text)", as: .valueField(name, expected: expected, enter: enter))
    }
  }

  private func screenField(_ field: any _RepresentedTextField, in graph: Graph) -> Screen.Field {
    let order = graph.focusOrder
    let isEdited = order.isEdited(field)
    return Screen.Field(
      prompt: otherName,
      text: field._isClearedByTyping && !isEdited ? nil : field._text, isEdited: isEdited,
      edit: { order.touch(field, with: $0) },
      enter: { text, focus, write in
        order.touch(field, with: focus)
        if order.isEdited(field) { write(text) }
      }, submit: field._submits ? { if order.isEdited(field) { field._submit() } } : nil)
  }
}

// MARK: The keyboard

extension FocusOrder {
  /// A person touches a field, which decides whether it opens the keyboard.
  fileprivate func touch(_ field: any _RepresentedTextField, with focus: ControlFocus?) {
    if isEdited(field) {
      edit(field, with: focus, onEditingChanged: nil)
      return
    }
    touched = focus
    field._beginEditing()
    touched = nil
  }
}

@MainActor
extension Keyboard {
  /// Opens the keyboard for a field, and closes it for the field that had it before. Returns false
  /// if no host runs, or if another field has the keyboard afterward.
  public static func open(for field: any _RepresentedTextField) -> Bool {
    guard let graph = Graph.current else { return false }
    let order = graph.focusOrder
    defer { graph.screenChanged() }
    return order.edit(
      field, with: order.touched, mayEnd: { [weak field] in field?._mayEndEditing ?? true },
      onEditingChanged: { [weak field] in field?._editingChanged($0) })
  }

  /// True if a person is typing in the field.
  public static func isOpen(for field: any _RepresentedTextField) -> Bool {
    Graph.current?.focusOrder.isEdited(field) ?? false
  }

  /// Closes the keyboard, if it is open for this field.
  public static func close(for field: any _RepresentedTextField) {
    Graph.current?.focusOrder.end(field)
    Graph.current?.screenChanged()
  }
}
