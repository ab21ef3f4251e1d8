/// Rows of data in a tree. A row with children opens and closes as a ``DisclosureGroup`` does.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>:
  View, _BuiltIn
{
  fileprivate let data: [Data.Element]
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: (Data.Element) -> Data?
  fileprivate let content: (Data.Element) -> Leaf
  fileprivate let origin: Origin

  /// A row for each element, and below it, while the row is open, a row for each of its children.
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let children = children(element) {
        DisclosureGroup(
          content: { AnyView(rows(of: children)) }, label: { content(element) },
          fileID: origin.fileID, line: origin.line)
      } else {
        content(element)
      }
    }
  }

  private func rows(of data: Data) -> Self {
    Self(data: Array(data), id: id, children: children, content: content, origin: origin)
  }
}

extension OutlineGroup {
  /// The roots of the tree, each with its descendants.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      data: Array(data), id: id, children: { $0[keyPath: children] }, content: content,
      origin: Origin(fileID, line))
  }

  /// One root with its descendants, identified by the value at a key path.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf, fileID: String = #fileID, line: Int = #line
  ) where Element == Data.Element {
    self.init(
      data: [root], id: id, children: { $0[keyPath: children] }, content: content,
      origin: Origin(fileID, line))
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// The roots of the tree, each with its descendants, identified by the elements' own ids.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      data, id: \.id, children: children, content: content, fileID: fileID, line: line)
  }

  /// One root with its descendants, identified by the elements' own ids.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf, fileID: String = #fileID, line: Int = #line
  ) where Element == Data.Element {
    self.init(
      root, id: \.id, children: children, content: content, fileID: fileID, line: line)
  }
}

extension List where SelectionValue == Never {
  /// Rows of data in a tree.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(
        data, children: children, content: rowContent, fileID: fileID, line: line))
  }

  /// Rows of data in a tree, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent, fileID: String = #fileID,
    line: Int = #line
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      content: OutlineGroup(
        data, id: id, children: children, content: rowContent, fileID: fileID, line: line))
  }
}
