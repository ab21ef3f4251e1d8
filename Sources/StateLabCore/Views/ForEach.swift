/// A view for each element of a collection. The element's id is the identity of its view (R15).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in the order of their views.
  public private(set) var data: Data
  /// Creates the view of one element. The `ForEach` depends on every value that the closure reads
  /// (fidelity 2.11, 3).
  public let content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// True for data whose count must not change (R78).
  var isConstant = false
  /// The edits that a person can make to the rows.
  var edits: RowEdits?
  /// The view that is mounted for the subviews or sections of a view; nil for other data.
  var resolved: (any ErasedView)?
}

extension ForEach {
  /// Takes the constant range of an earlier value, if the count differs: the first range stays, and
  /// its rows have the new content (R78). A row that reads a removed element ends the program.
  mutating func keepRange(of earlier: Self) {
    if isConstant, data.count != earlier.data.count { data = earlier.data }
  }

  /// The elements of other content than views, such as the rows of a table.
  public init(
    _data data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element, identified by the element's `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at a key path. Equal ids cause W11
  /// (R78).
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range: its count must not change (R78). The id of
  /// a view, and so its tag in a selection, is the offset of the number, not the number (fidelity
  /// 2.13, 1).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 - data.lowerBound }, isConstant: true)
  }
}

extension ForEach: _PrimitiveView, View where Content: View {

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    view.resolved == nil ? ForEachNode(view, site) : ResolvedForEachNode(view, site)
  }
}
