/// A primitive view that shows, and changes, a value through a binding of its own.
protocol ControlView: _PrimitiveView {
  associatedtype Label: View
  associatedtype Value
  var label: Label { get }
  /// The value that the binding leads to.
  var value: Value { get }
  var origin: Origin { get }
  /// The line that shows the control, and what a person can do with it.
  func drawn(_ value: Value, label: String) -> (line: String, control: Screen.Control)
  /// Puts it on the screen.
  func draw(_ value: Value, label: String, on screen: Screen, isEnabled: Bool)
  /// True for one that only views of the laboratory's own are made of: events name the view around.
  static var isPart: Bool { get }
  /// The name of one whose label is empty.
  var nameWithoutLabel: String { get }
  /// True if a line break at the end of a text submits it.
  var submits: Bool { get }
  /// The text that a person types on; nil where there is none.
  func editedText(_ value: Value) -> String?
  /// True if somebody who begins to type in it begins with an empty text.
  var isClearedByTyping: Bool { get }
  /// The action that the field was given for when its text is submitted; it runs before those of
  /// the views around.
  var onCommit: (() -> Void)? { get }
  /// Told true when somebody begins to type in it, and false when that ends.
  var onEditingChanged: ((Bool) -> Void)? { get }
  /// In a field for a value, how its text becomes one.
  var reading: TextReading? { get }
}

extension ControlView {
  static var isPart: Bool { false }
  var submits: Bool { false }
  func editedText(_ value: Value) -> String? { nil }
  var isClearedByTyping: Bool { false }
  var onCommit: (() -> Void)? { nil }
  var onEditingChanged: ((Bool) -> Void)? { nil }
  var reading: TextReading? { nil }
  var nameWithoutLabel: String { baseTypeName(Self.self) }

  func draw(_ value: Value, label: String, on screen: Screen, isEnabled: Bool) {
    let (line, control) = drawn(value, label: label)
    screen.draw(line, as: control, from: origin, isEnabled: isEnabled)
  }
}

extension ControlView {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    ControlNode(view, site)
  }
}

/// It reads its binding when its rule runs, so it is queued like any view that does (R19).
final class ControlNode<V: ControlView>: RuleNode<V, V> {
  private var installed: V
  private var value: V.Value?
  private var label: ViewNode<V.Label>?

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
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: V) {
    self.installed = installed
    value = track { installed.value }
    if let label { label.update(view.label) } else { label = V.Label._makeNode(view.label, site()) }
    titleChanged()
    graph.screenChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let label { visit(label) } }

  override func answer(_ query: NodeQuery) {
    if let screen = query as? Screen { drawControl(on: screen) } else { super.answer(query) }
  }

  private func drawControl(on screen: Screen) {
    guard let value else { return }
    let title = screen.text(of: label)
    let text = installed.editedText(value)
    // A silent mount shows the text that was typed in the field on the screen.
    let field = original ?? self
    let focusOrder = field.graph.focusOrder
    let shown = focusOrder.typedText(in: field, over: text) as? V.Value ?? value
    let isEdited = focusOrder.isEdited(field)
    screen.field = Screen.Field(
      text: installed.isClearedByTyping && !isEdited ? nil : installed.editedText(shown),
      isEdited: isEdited, edit: { [self] in edit(with: $0) },
      enter: { [self] in enter($0, with: $1, $2) },
      submit: installed.submits ? { [self] in submit() } : nil)
    installed.draw(
      shown, label: title.isEmpty ? installed.nameWithoutLabel : title, on: screen,
      isEnabled: scope.values.isEnabled)
    screen.field = nil
  }

  private func edit(with focus: ControlFocus?) {
    graph.focusOrder.edit(self, with: focus, onEditingChanged: installed.onEditingChanged)
    graph.screenChanged()
  }

  /// A person types a text, which `write` stores.
  private func enter(_ text: String, with focus: ControlFocus?, _ write: (String) -> Void) {
    edit(with: focus)
    guard let reading = installed.reading else { return write(text) }
    if !reading.store(text) {
      graph.recorder?.record(
        .writeIgnored(
          property: nil, type: reading.type, value: .init(describing: text), because: .unreadable),
        at: identity)
    }
    graph.focusOrder.keep(text, over: installed.editedText(installed.value))
    graph.screenChanged()
  }

  /// As the field is when it submits, which is after the views have seen its text.
  private func submit() {
    guard isMounted else { return }
    let writes = graph.focusOrder.writes
    installed.onCommit?()
    for action in scope.values.submitActions { action() }
    if graph.focusOrder.writes == writes { graph.focusOrder.end(self) }
    graph.screenChanged()
  }
}
