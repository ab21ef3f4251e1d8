/// A control that performs an action: ``Host/tap(_:)`` plays the tap.
///
/// A tap gesture on the whole label wins over the action (fidelity 2.13, 4). Any other gesture in
/// the label is a control of its own, and so is a button in the label with a button style.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  fileprivate let action: () -> Void
  fileprivate let label: Label
  fileprivate let origin: Origin
  fileprivate let role: ButtonRole?

  /// A button with a label of views; ``Host/tap(_:)`` finds the button by the label's text, on one
  /// line.
  ///
  /// - Parameter action: Runs outside any update, so it may write state (R41).
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.role = role
    self.action = action
    self.label = label()
    origin = Origin(fileID, line)
  }

  /// The system draws the buttons of a dialog, regardless of the current style.
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    let styled = site.scope.values.dialog == nil ? makeStyledNode(view, site) : nil
    return styled ?? ButtonNode(view, site)
  }
}

extension Button: StyledControl {
  @MainActor func configuration(_ parts: StyleParts) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: parts.part(0, label), action: parts.action(action), origin: origin)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(role: role, action: action, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(role: role, action: action, label: { Text(title) }, fileID: fileID, line: line) }
}

extension Button where Label == StateLabCore.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Label(titleKey, systemImage: systemImage) },
      fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Label(title, systemImage: systemImage) },
      fileID: fileID, line: line)
  }
}

extension Button where Label == StateLabCore.Label<Text, Image> {
  /// A button with a title and an image, by the name that Xcode generates.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Label(titleKey, image: image) }, fileID: fileID,
      line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Label(title, image: image) }, fileID: fileID,
      line: line)
  }
}

/// The purpose of a button. The role selects an initializer and has no other effect here.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// A button that deletes data.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that closes a presentation.
  public static let close = ButtonRole(name: "close")
  /// A button that confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
}

private final class ButtonNode<Label: View>: ViewNode<Button<Label>> {
  private var label: ViewNode<Label>?
  private var place = DrawnLines.Place()

  override init(_ view: Button<Label>, _ site: NodeSite) {
    super.init(view, site)
    label = Label._makeNode(view.label, self.site())
  }

  override func update(_ view: Button<Label>) {
    if view.role != self.view.role { graph.screenChanged() }
    self.view = view
    label?.update(view.label)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let label { visit(label) } }
  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen:
      screen.drawLine(of: self, at: &place) { drawButton(on: screen) }
    case let names as NameQuery where names.skips(.tap): break
    default: super.answer(query)
    }
  }

  private func drawButton(on screen: Screen) {
    let title = label.map { Screen.drawTitle($0) }
    let spokenName = title?.spokenTitle
    let apart = title?.takeButtonsApart() ?? []
    let text = title.flatMap(\.title)
    let wordless = text == nil ? label?.nameWithoutWords() : nil
    if wordless != nil { graph.drawnLines.showsShapes = true }
    let words = text ?? wordless?.full
    let label = screen.accessibilityLabel ?? words ?? "Button"
    if screen.accessibilityLabel == nil {
      graph.drawnLines.noteName(coloredBy: wordless?.colorSource)
    }
    if view.role == .cancel { screen.drewCancel = true }
    var gestures = title?.gestures ?? []
    let whole = gestures.firstIndex { $0.title == words && $0.touched.touch == .tap }
      .map { gestures.remove(at: $0) }
    screen.draw(
      "[\(label)]", as: .button(label, perform: whole?.perform ?? perform),
      from: whole?.origin ?? view.origin, isEnabled: scope.values.isEnabled)
    screen.controls[screen.controls.count - 1].spokenName = spokenName
    screen.controls[screen.controls.count - 1].otherNames = wordless.map { [$0.plain] } ?? []
    screen.controls[screen.controls.count - 1].performsGesture = whole != nil
    screen.controls[screen.controls.count - 1].staysApart =
      screen.isTitle && scope.values.hasButtonStyle
    for gesture in gestures {
      screen.addControl(
        .button(gesture.title, perform: gesture.perform), from: gesture.origin,
        isEnabled: scope.values.isEnabled, looksLikeControl: false, touched: gesture.touched)
    }
    for button in apart { screen.draw(apart: button) }
  }

  /// The action; in a dialog, each button also closes the dialog.
  private var perform: () -> Void {
    guard let dialog = scope.values.dialog else { return view.action }
    return { [action = view.action] in
      action()
      dialog.dismiss()
    }
  }
}
