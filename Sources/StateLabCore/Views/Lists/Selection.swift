extension List {
  /// Rows that can be chosen; a tap on what a row shows chooses it. The chosen one is marked.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(content: content(), selection: selection?.selected, origin: Origin(fileID, line))
  }

  /// Rows of which several can be chosen; a tap on what a row shows chooses it, or no longer.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(content: content(), selection: selection?.selected, origin: Origin(fileID, line))
  }

  /// A row for each element, which can be chosen by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection?.selected,
      origin: Origin(fileID, line))
  }

  /// A row for each element, which can be chosen by its id.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection?.selected,
      origin: Origin(fileID, line))
  }

  /// A row for each element, of which several can be chosen by their ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection?.selected,
      origin: Origin(fileID, line))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding, with a binding to it: `List($items) { $item in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<
      [(id: Elements.Element.ID, binding: Binding<Elements.Element>)], Elements.Element.ID,
      RowContent
    >
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil, origin: Origin("", 0))
  }

  /// A row for each element of a binding, known by the value at a key path, with a binding to it.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<[(id: ID, binding: Binding<Elements.Element>)], ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: nil, origin: Origin("", 0))
  }
}

extension Binding where Value: AnySelection {
  fileprivate var selected: Binding<Set<AnyHashable>> {
    projected(
      Projection(key: "selected") {
        $0.tags
      } set: {
        $0.tags = $1
        return true
      })
  }
}

/// One value or none, or a set of them.
private protocol AnySelection {
  var tags: Set<AnyHashable> { get set }
}

extension Optional: AnySelection where Wrapped: Hashable {
  fileprivate var tags: Set<AnyHashable> {
    get { Set(self.map { [AnyHashable($0)] } ?? []) }
    set {
      // A tap on the chosen row changes nothing.
      guard !newValue.isEmpty else { return }
      // A tap on another row chooses that one alone.
      let old = self.map { AnyHashable($0) }
      self = (newValue.first { $0 != old } ?? newValue.first)?.base as? Wrapped
    }
  }
}

extension Set: AnySelection {
  fileprivate var tags: Set<AnyHashable> {
    get { Set<AnyHashable>(map { AnyHashable($0) }) }
    set { self = Set(newValue.compactMap { $0.base as? Element }) }
  }
}

/// The chosen rows, as the node of a list reads them.
struct ChosenRows {
  @Binding var selected: Set<AnyHashable>
}

/// The node of a list whose rows can be chosen.
final class SelectableListNode<Value: Hashable, Content: View>: RuleNode<
  List<Value, Content>, ChosenRows
>
{
  private var installed: ChosenRows?
  private var selected: Set<AnyHashable> = []
  private var content: ViewNode<Content>?

  override init(_ view: List<Value, Content>, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  override var container: ChosenRows { ChosenRows(selected: view.selection ?? .constant([])) }
  override var isPrimitive: Bool { true }

  override func update(_ view: List<Value, Content>) {
    let old = container
    self.view = view
    content?.update(view.content)
    replace(old)
  }

  override func runBody(of installed: ChosenRows) {
    self.installed = installed
    selected = track { installed.selected }
    if content == nil { content = Content._makeNode(view.content, site()) }
    graph.screenChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func draw(on screen: inout Screen) {
    var rows: [Choice] = []
    content?.collectChoices(nil, into: &rows)
    for row in rows {
      guard let tag = row.tag else {
        row.node.draw(on: &screen)
        continue
      }
      let title = row.title
      if !screen.isForControlsOnly { screen.draw(selected.contains(tag) ? "> \(title)" : title) }
      let chosen = installed?.$selected
      screen.addControl(
        .button(title) {
          var new = chosen?.wrappedValue ?? []
          if new.remove(tag) == nil { new.insert(tag) }
          chosen?.wrappedValue = new
        }, from: view.origin, isEnabled: scope.values.isEnabled)
      row.node.drawControls(on: &screen)
    }
  }
}
