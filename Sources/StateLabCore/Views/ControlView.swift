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
  func draw(_ value: Value, label: String, on screen: inout Screen, isEnabled: Bool)
  /// True for one that only views of the laboratory's own are made of: events name the view around.
  static var isPart: Bool { get }
  /// The name of one whose label is empty.
  var nameWithoutLabel: String { get }
  /// True if a line break at the end of a text submits it.
  var submits: Bool { get }
  /// The text that a person types on; nil where they begin anew.
  func editedText(_ value: Value) -> String?
  /// The action that the field was given for when its text is submitted; it runs before those of
  /// the views around.
  var onCommit: (() -> Void)? { get }
}

extension ControlView {
  static var isPart: Bool { false }
  var submits: Bool { false }
  func editedText(_ value: Value) -> String? { nil }
  var onCommit: (() -> Void)? { nil }
  var nameWithoutLabel: String { baseTypeName(Self.self) }

  func draw(_ value: Value, label: String, on screen: inout Screen, isEnabled: Bool) {
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

  override func draw(on screen: inout Screen) {
    guard let value else { return }
    let outer = screen.submit
    if installed.submits {
      // As the field is when it submits, which is after the views have seen its text.
      screen.submit = { [self] in
        guard isMounted else { return }
        installed.onCommit?()
        for action in scope.values.submitActions { action() }
      }
    }
    let text = screen.text(of: label)
    let label = text.isEmpty ? installed.nameWithoutLabel : text
    screen.editedText = installed.editedText(value)
    installed.draw(value, label: label, on: &screen, isEnabled: scope.values.isEnabled)
    screen.editedText = nil
    screen.submit = outer
  }
}
