/// Rows of data, mounted when they come on the screen: the first 20, and 20 more with each
/// ``Host/scroll()``.
///
/// Views after rows that are not mounted yet have not appeared. Views that are pushed off the
/// screen disappear and keep their state. The number 20 is our choice, and so is that rows stay on
/// the screen after they scroll off at the top.
///
/// A tap performs the action of one button. On a device, a tap on a row with several buttons of the
/// default style performs all their actions: observed, and not documented. With
/// `buttonStyle(.borderless)`, the tap performs one action.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: ContainerView {
  let content: Content
  /// The selected rows, in a list with selection.
  let selection: Binding<Set<AnyHashable>>?
  /// True for a selection of several rows: on a phone, such a selection requires the edit mode.
  let isChosenByEditing: Bool
  let origin: Origin

  init(
    _ content: Content, _ selection: Binding<Set<AnyHashable>>?, _ origin: Origin,
    _ isChosenByEditing: Bool = false
  ) {
    self.content = content
    self.selection = selection
    self.isChosenByEditing = isChosenByEditing
    self.origin = origin
  }

  init(content: Content) { self.init(content, nil, Origin("", 0)) }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    view.selection == nil ? RowsNode(view, site) : SelectableListNode(view, site)
  }
}

extension List where SelectionValue == Never {
  /// A list of these views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// A row for each element; the element's id is the identity of its row (R15).
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element, identified by the value at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a constant range: its count must not change (R78). The id of a row is
  /// the offset of its number (fidelity 2.13, 1).
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}
