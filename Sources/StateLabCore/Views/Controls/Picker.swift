/// A control that selects one of several values: ``Host/pick(_:from:occurrence:)`` plays the
/// choice. The form of the picker, a menu or a wheel, is looks only.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _PrimitiveView
{
  let label: Label
  @Binding var selection: SelectionValue
  let content: Content
  let origin: Origin

  /// A picker with a label of views. The value of each view in `content` is its tag; in a
  /// `ForEach`, the default is the element's id.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
    origin = Origin(fileID, line)
  }

  /// A picker with a label of views, and a view for the current value (iOS 18). That view is looks
  /// only: the screen shows the selected option.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection: selection, content: content, label: label, fileID: fileID, line: line)
  }

  /// A picker with a label of views, in the form before iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { label }, fileID: fileID, line: line)
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    PickerNode(view, site)
  }
}

extension Picker where Label == Text {
  /// A picker with a title, and a view for the current value, which is looks only (iOS 18).
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, fileID: fileID, line: line)
  }

  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, fileID: fileID, line: line)
  }
}

extension Picker where Label == StateLabCore.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Label(title, systemImage: systemImage) },
      fileID: fileID, line: line)
  }
}

private final class PickerNode<Label: View, Value: Hashable, Content: View>: RuleNode<
  Picker<Label, Value, Content>, Picker<Label, Value, Content>
>
{
  private var installed: Picker<Label, Value, Content>
  private var value: Value?
  private var label: ViewNode<Label>?
  private var content: ViewNode<Content>?
  private var place = DrawnLines.Place()

  override init(_ view: Picker<Label, Value, Content>, _ site: NodeSite) {
    installed = view
    super.init(view, site)
    mount()
  }

  override var container: Picker<Label, Value, Content> { view }
  override var isPrimitive: Bool { true }
  override var controlTitle: String? { label.flatMap(Screen.title) }

  override func update(_ view: Picker<Label, Value, Content>) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: Picker<Label, Value, Content>) {
    self.installed = installed
    value = track { installed.selection }
    if let label {
      label.update(view.label)
    } else {
      label = Label._makeNode(
        view.label, site(key: .position(0), original: (original as? Self)?.label))
    }
    if let content {
      content.update(view.content)
    } else {
      content = Content._makeNode(
        view.content, site(key: .position(1), original: (original as? Self)?.content))
    }
    titleChanged()
    graph.screenChanged(at: place)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for case let child? in [label, content] as [Node?] { visit(child) }
  }

  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen else { return super.answer(query) }
    screen.drawLine(of: self, at: &place) { drawControl(on: screen) }
  }

  private func drawControl(on screen: Screen) {
    var choices = ChoiceQuery.choices(in: content)
    // A person cannot select an option without text.
    choices.removeAll { $0.node.viewType == EmptyView.self || $0.node.viewType == Divider.self }
    let label = screen.text(of: label)
    let chosen = value.flatMap { value in
      choices.first { $0.tag(for: Value.self).map { $0.base as? Value == value } ?? false }
    }
    let titles = choices.map(\.title)
    screen.draw(
      "\(label): \(chosen?.title ?? "none of \(titles.joined(separator: ", "))")",
      as: .picker(label, choices: titles) { [installed] index in
        guard choices[index].isSelectable,
          let value = choices[index].tag(for: Value.self)?.base as? Value
        else { return }
        installed.selection = value
      }, from: view.origin, isEnabled: scope.values.isEnabled)
  }
}
