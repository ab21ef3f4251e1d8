/// A primitive view that shows and changes a value through a binding.
nonisolated protocol ControlView: _PrimitiveView {
  associatedtype Label: View
  associatedtype Value
  var label: Label { get }
  /// The value of the binding.
  var value: Value { get }
  var origin: Origin { get }
  /// The line of the control, and the actions that a person can perform.
  func drawn(_ value: Value, label: String) -> (line: String, control: Screen.Control)
  /// Draws the control on the screen.
  @MainActor func draw(_ value: Value, label: String, on screen: Screen, isEnabled: Bool)
  /// True for an internal part of the laboratory's own views: its events name the enclosing view.
  static var isPart: Bool { get }
  /// The text in an empty field; nil if the label stands there.
  var prompt: Text? { get }
  /// The name of a control with an empty label, and without a prompt.
  var nameWithoutLabel: String { get }
  /// True if a newline at the end of a text submits the text.
  var submits: Bool { get }
  /// The text that a person continues; nil if there is none.
  func editedText(_ value: Value) -> String?
  /// True if typing starts with an empty text.
  var isClearedByTyping: Bool { get }
  /// The field's own action for a submitted text; it runs before the actions of the view's
  /// ancestors.
  var onCommit: (() -> Void)? { get }
  /// Called with true when a person begins to type, and with false when the editing ends.
  var onEditingChanged: ((Bool) -> Void)? { get }
  /// True if the control is visible among the actions of a dialog.
  var staysInDialogs: Bool { get }
  /// In a field for a value, the conversion from text to the value.
  var reading: TextReading? { get }
}

extension ControlView {
  static var isPart: Bool { false }
  var submits: Bool { false }
  var prompt: Text? { nil }
  func editedText(_ value: Value) -> String? { nil }
  var isClearedByTyping: Bool { false }
  var onCommit: (() -> Void)? { nil }
  var onEditingChanged: ((Bool) -> Void)? { nil }
  var staysInDialogs: Bool { false }
  var reading: TextReading? { nil }
  var nameWithoutLabel: String { baseTypeName(Self.self) }

  @MainActor func draw(_ value: Value, label: String, on screen: Screen, isEnabled: Bool) {
    let (line, control) = drawn(value, label: label)
    screen.draw(line, as: control, from: origin, isEnabled: isEnabled)
  }
}

extension ControlView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ControlNode(view, site)
  }
}

/// The node of a control, which reads the binding when its rule runs. A write invalidates the node
/// like any view that reads the binding (R19).
final class ControlNode<V: ControlView>: RuleNode<V, V> {
  private var installed: V
  private var value: V.Value?
  /// The text that a person typed, until the next update of the field.
  private var typed: TypedText?
  private var label: ViewNode<V.Label>?
  private var place = DrawnLines.Place()

  override init(_ view: V, _ site: NodeSite) {
    installed = view
    super.init(view, site)
    mount()
  }

  override var container: V { view }
  override var isPrimitive: Bool { true }
  override var viewType: Any.Type? { V.isPart ? nil : V.self }
  override var controlTitle: String? { label.flatMap(Screen.title) }

  override func update(_ view: V) {
    if typed != nil { release() }
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    self.installed = installed
    typed = nil
    value = track { installed.value }
    if let label { label.update(view.label) } else { label = V.Label._makeNode(view.label, site()) }
    titleChanged()
    graph.screenChanged(at: place)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let label { visit(label) } }
  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen:
      screen.drawLine(of: self, at: &place) { drawControl(on: screen) }
    case let names as NameQuery where names.skips(.tap): break
    case let choices as ChoiceQuery: choices.add(self)
    default: super.answer(query)
    }
  }

  private func drawControl(on screen: Screen) {
    guard let value, !screen.isInDialogActions || installed.staysInDialogs else { return }
    let title = screen.text(of: label)
    let prompt = installed.prompt?.content
    let text = installed.editedText(value)
    // A silent mount shows the text that a person typed in the field on the screen.
    let field = original ?? self
    let focusOrder = field.graph.focusOrder
    let typed = focusOrder.typedText(in: field, over: text) ?? heldText(over: text)
    let shown = typed as? V.Value ?? value
    let isEdited = focusOrder.isEdited(field)
    // In a field without touches, the focus decides whether the field accepts text.
    if !screen.reactsToTouches, screen.focus != nil { graph.drawnLines.changesAsOne = true }
    screen.field = Screen.Field(
      prompt: prompt,
      text: installed.isClearedByTyping && !isEdited ? nil : installed.editedText(shown),
      isEdited: isEdited, edit: { [self] in edit(with: $0) },
      enter: { [self] in enter($0, with: $1, $2) },
      submit: installed.submits ? { [self] in submit() } : nil)
    let label = title.isEmpty ? prompt ?? installed.nameWithoutLabel : title
    let isEmpty = installed.editedText(shown)?.isEmpty ?? false
    screen.field?.placeholder = isEmpty && prompt != label ? prompt : nil
    installed.draw(shown, label: label, on: screen, isEnabled: scope.values.isEnabled)
    screen.field = nil
  }

  override func didUnmount() {
    if let recorder = graph.recorder, graph.focusOrder.isEdited(self) {
      recorder.note(.editedFieldGone, at: identity)
    }
    super.didUnmount()
  }

  /// Returns false if another field keeps its editing.
  @discardableResult
  private func edit(with focus: ControlFocus?) -> Bool {
    let isOpen = graph.focusOrder.edit(
      self, with: focus, onEditingChanged: installed.onEditingChanged)
    graph.screenChanged()
    return isOpen
  }

  /// Enters a text, which `write` stores.
  private func enter(_ text: String, with focus: ControlFocus?, _ write: (String) -> Void) {
    guard edit(with: focus) else { return }
    guard let reading = installed.reading else {
      write(text)
      return hold(text)
    }
    if !reading.store(text) {
      graph.recorder?.record(
        .writeIgnored(
          property: nil, type: reading.type, value: .init(describing: text), because: .unreadable),
        at: identity)
    }
    graph.focusOrder.keep(text, over: installed.editedText(installed.value))
    graph.screenChanged()
  }

  /// Shows the typed text, as a text field of UIKit does, until the next update of the field. A
  /// write that invalidates the field leads to this update.
  private func hold(_ text: String) {
    typed = TypedText(text: text)
    graph.screenChanged()
  }

  private func release() {
    typed = nil
    graph.screenChanged(at: place)
  }

  /// The text that the field holds. A silent mount shows this text only while the binding returns
  /// the value that the first silent mount after the typing read. If the value changes later, the
  /// silent mount shows the new value.
  private func heldText(over text: String?) -> String? {
    guard let original = original as? Self else { return typed?.text }
    if original.typed?.bound == nil { original.typed?.bound = text }
    return original.typed.flatMap { $0.bound == text ? $0.text : nil }
  }

  /// Submits the text with the field's current closures: the views have updated for the text by
  /// now.
  private func submit() {
    guard isMounted else { return }
    let writes = graph.focusOrder.writes
    installed.onCommit?()
    for action in scope.values.submitActions { action() }
    if graph.focusOrder.writes == writes { graph.focusOrder.end(self) }
    graph.screenChanged()
  }
}

/// The text that a field holds because a person typed it.
private struct TypedText {
  let text: String
  /// The text that the first silent mount after the typing read from the binding; nil before that
  /// mount.
  var bound: String?
}
