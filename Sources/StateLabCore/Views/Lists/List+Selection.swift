// Lists with selection. A tap on a row's content selects the row.

extension List {
  /// Rows with selection. The selected row has a mark.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content(), selection?.selected, Origin(fileID, line))
  }

  /// A row for each element, selectable by its id.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line))
  }

  /// A row for each element, selectable by its id.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection?.selected, Origin(fileID, line))
  }

  /// A row for each number of a constant range, selectable by its id, the offset of the number
  /// (fidelity 2.13, 1).
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line))
  }

  /// A row for each element of a binding, selectable by its id.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
    fileID: String = #fileID, line: Int = #line
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      [(id: Data.Element.ID, binding: Binding<Data.Element>)], Data.Element.ID, RowContent
    >
  {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line))
  }

  /// A row for each element of a binding, selectable by its id.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
    fileID: String = #fileID, line: Int = #line
  ) where Content == ForEach<[(id: ID, binding: Binding<Data.Element>)], ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection?.selected, Origin(fileID, line))
  }
}

extension List {
  /// Rows with multiple selection, in edit mode: see ``EditButton``.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content(), selection?.selected, Origin(fileID, line), true)
  }

  /// A row for each element, of which several are selectable by their ids in edit mode.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line), true)
  }

  /// A row for each element, of which several are selectable by their ids in edit mode.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection?.selected, Origin(fileID, line), true)
  }

  /// A row for each number of a constant range, of which several are selectable by their ids in
  /// edit mode. The id of a row is the offset of its number (fidelity 2.13, 1).
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line), true)
  }

  /// A row for each element of a binding, of which several are selectable by their ids in edit
  /// mode.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
    fileID: String = #fileID, line: Int = #line
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      [(id: Data.Element.ID, binding: Binding<Data.Element>)], Data.Element.ID, RowContent
    >
  {
    self.init(ForEach(data, content: rowContent), selection?.selected, Origin(fileID, line), true)
  }

  /// A row for each element of a binding, of which several are selectable by their ids in edit
  /// mode.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
    fileID: String = #fileID, line: Int = #line
  ) where Content == ForEach<[(id: ID, binding: Binding<Data.Element>)], ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection?.selected, Origin(fileID, line), true)
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding, with a binding to the element:
  /// `List($items) { $item in … }`.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      [(id: Data.Element.ID, binding: Binding<Data.Element>)], Data.Element.ID, RowContent
    >
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a binding, identified by the value at a key path, with a binding to
  /// the element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[(id: ID, binding: Binding<Data.Element>)], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}
