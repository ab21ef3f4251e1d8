extension Binding where Value: AnySelection {
  var selected: Binding<Set<AnyHashable>> {
    projected(
      Projection(key: "selected") {
        $0.tags
      } set: {
        $0.tags = $1
        return true
      })
  }
}

/// A selection: an optional value, or a set of values.
protocol AnySelection {
  var tags: Set<AnyHashable> { get set }
}

extension Optional: AnySelection where Wrapped: Hashable {
  var tags: Set<AnyHashable> {
    get { Set(self.map { [AnyHashable($0)] } ?? []) }
    set {
      // A tap on the selected row has no effect.
      guard !newValue.isEmpty else { return }
      // A tap on another row selects only that row.
      let old = self.map { AnyHashable($0) }
      self = (newValue.first { $0 != old } ?? newValue.first)?.base as? Wrapped
    }
  }
}

extension Set: AnySelection {
  var tags: Set<AnyHashable> {
    get { Set<AnyHashable>(map { AnyHashable($0) }) }
    set { self = Set(newValue.compactMap { $0.base as? Element }) }
  }
}

/// The tag of no row, which clears the selection.
private struct NoRow: Hashable {}

/// The selected rows, as the node of a list reads them.
struct ChosenRows {
  @Binding var selected: Set<AnyHashable>
}

final class SelectableListNode<Value: Hashable, Content: View>: RuleNode<
  List<Value, Content>, ChosenRows
>
{
  private var installed: ChosenRows?
  private var selected: Set<AnyHashable> = []
  private var content: ViewNode<Content>?
  private lazy var rows = LazyRows(in: self)

  override init(_ view: List<Value, Content>, _ site: NodeSite) {
    super.init(view, site)
    mount()
    rows.finishMount()
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
    noteChoice()
    if content == nil { content = Content._makeNode(view.content, site()) }
    graph.screenChanged()
  }

  /// In a column of a split view, a selected row shows the next column.
  private func noteChoice() {
    guard !view.isChosenByEditing else { return }
    scope.values.columnChoice?.note(self, isChosen: !selected.isEmpty) { [weak self] in
      self?.installed?.$selected.wrappedValue = [AnyHashable(NoRow())]
    }
  }

  override func didUnmount() {
    super.didUnmount()
    scope.values.columnChoice?.note(self, isChosen: false) {}
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  /// True if a tap selects a row: on a phone, multiple selection requires the edit mode.
  private var canChoose: Bool {
    let values = scope.values
    guard view.isChosenByEditing else { return values.isEnabled }
    return values.isEnabled && values.isEditing
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawWithoutLabel { screen.drawRows { drawRows(on: screen) } }
    case let search as ScrollingQuery: search.isFound = true
    default:
      super.answer(query)
      if let query = query as? RowsQuery { query.rows = rows }
    }
  }

  private func drawRows(on screen: Screen) {
    let choices = ChoiceQuery.choices(in: content)
    let chosen = installed?.$selected
    let canChoose = canChoose
    let isEditing = scope.values.isEditing
    let act = isEditing ? nil : scope.values.rowAction
    graph.drawnLines.changesAsOne = true
    for row in choices {
      defer { for edited in row.editedRows { edited.draw(on: screen) } }
      guard let tag = row.tag(for: Value.self) else {
        row.node.draw(on: screen)
        continue
      }
      /// Returns the value of the row's link, if it has the type of the selection, or else the
      /// row's tag.
      func value(_ link: AnyHashable?) -> AnyHashable {
        if let link, link.base is Value { link } else { tag }
      }
      screen.draw(
        row: row.node, from: view.origin,
        isEnabled: scope.values.isEnabled && (canChoose && row.isSelectable || act != nil),
        needsEditMode: scope.values.isEnabled && view.isChosenByEditing && !isEditing
          && row.isSelectable,
        isEditing: isEditing,
        isInColumn: scope.values.columnChoice != nil,
        isChosen: { selected.contains(value($0)) }
      ) { link in
        let tag = value(link)
        if let act, link == nil, act(tag) { return }
        guard canChoose, row.isSelectable else { return }
        var new = chosen?.wrappedValue ?? []
        if new.remove(tag) == nil { new.insert(tag) }
        chosen?.wrappedValue = new
      }
    }
    rows.drawRest(on: screen)
  }

  override func checkOwnInvariants() {
    super.checkOwnInvariants()
    rows.checkInvariants()
  }
}

extension EnvironmentValues {
  /// The primary action of a row, which a tap performs in place of a selection; it returns false for the
  /// tag of a row of another type.
  var rowAction: ((AnyHashable) -> Bool)? {
    get { self[RowActionKey.self] }
    set { self[RowActionKey.self] = newValue }
  }
}

private enum RowActionKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Bool)? { nil }
}
