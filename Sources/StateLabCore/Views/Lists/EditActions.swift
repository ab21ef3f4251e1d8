/// The edits that a person can make to the rows of a collection (iOS 16).
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var deletes: Self { Self(rawValue: 1) }
  fileprivate static var moves: Self { Self(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// A person can delete rows.
  public static var delete: Self { .deletes }
}

extension EditActions where Data: MutableCollection {
  /// A person can move rows.
  public static var move: Self { .moves }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// A person can delete and move rows.
  public static var all: Self { [.deletes, .moves] }
}

extension ForEach where Content: View {
  /// A row for each element, with a binding to the element. A person can delete or move rows as
  /// with ``onDelete(perform:)`` and ``onMove(perform:)`` (iOS 16).
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C.Element: Identifiable, C.Element.ID == ID, C.Index == Int,
    Data == [(id: ID, binding: Binding<C.Element>)]
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A row for each element, identified by the value at a key path. A person can delete or move
  /// rows (iOS 16).
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where C.Index == Int, Data == [(id: ID, binding: Binding<C.Element>)] {
    self.init(data, id: id, content: content)
    edits = RowEdits(
      delete: editActions.contains(.deletes)
        ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
      move: editActions.contains(.moves)
        ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding. A person can delete or move rows (iOS 16).
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index == Int,
    Content == ForEach<
      [(id: C.Element.ID, binding: Binding<C.Element>)], C.Element.ID, RowContent
    >
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }
  /// A row for each element of a binding, identified by the value at a key path. A person can
  /// delete or move rows (iOS 16).
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where C.Index == Int, Content == ForEach<[(id: ID, binding: Binding<C.Element>)], ID, RowContent>
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
