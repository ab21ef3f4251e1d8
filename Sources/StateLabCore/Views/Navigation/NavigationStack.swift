/// A stack of pages: the root, and the pages that links and paths push. The screen shows the top
/// page, and a back button.
///
/// The pages below stay mounted, so they keep their state; popping a page removes its state.
nonisolated public struct NavigationStack<Data, Root: View>: View, _BuiltIn {
  @State private var own = NavigationState()
  private let path: Binding<[AnyHashable]>?
  private let root: Root
  private let origin: Origin

  /// The root with its pages.
  @MainActor public var body: some View {
    NavigationFrame(
      path: path ?? $own.path, editMode: $own.editMode, content: root, origin: origin)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack with its own path.
  public init(
    @ViewBuilder root: () -> Root, fileID: String = #fileID, line: Int = #line
  ) {
    path = nil
    self.root = root()
    origin = Origin(fileID, line)
  }

  /// A stack whose path holds values of any type.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.path = path.projected(
      Projection(key: "values") {
        $0.values
      } set: { path, values in
        path.values = values
        return true
      })
    self.root = root()
    origin = Origin(fileID, line)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose path is a collection of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.path = path.projected(
      Projection(key: "values") {
        $0.map { AnyHashable($0) }
      } set: { path, values in
        path = Data(values.compactMap { $0.base as? Data.Element })
        return true
      })
    self.root = root()
    origin = Origin(fileID, line)
  }
}

/// The container of navigation before ``NavigationStack``. Of several columns, a phone shows the
/// first (fidelity 2.13, 2).
nonisolated public struct NavigationView<Content: View>: View, _BuiltIn {
  @State private var own = NavigationState()
  private let content: Content
  private let origin: Origin

  /// Creates a stack like ``NavigationStack``, for code from before iOS 16.
  public init(
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.content = content()
    origin = Origin(fileID, line)
  }

  /// The root with its pages.
  @MainActor public var body: some View {
    NavigationFrame(
      path: $own.path, editMode: $own.editMode, content: FirstColumn(columns: content),
      origin: origin)
  }
}

/// The first of several columns; the others are not mounted.
nonisolated private struct FirstColumn<Columns: View>: _PrimitiveView {
  let columns: Columns

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    FirstColumnNode(view, site)
  }
}

private final class FirstColumnNode<Columns: View>: ViewNode<FirstColumn<Columns>> {
  private var column: ViewNode<Columns>?

  override init(_ view: FirstColumn<Columns>, _ site: NodeSite) {
    super.init(view, site)
    let site = self.site()
    let first = (view.columns as? any SeveralViews)?.makeFirst(site).of(Columns.self)
    column = first ?? Columns._makeNode(view.columns, site)
  }

  override func update(_ view: FirstColumn<Columns>) {
    self.view = view
    column?.update(view.columns)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let column { visit(column) } }
  override var viewType: Any.Type? { nil }
}

/// The values of a stack's pages, from the first page above the root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// An empty path: the root alone.
  public init() { values = [] }
  /// A path with the pages of these values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The values, for a representation that Foundation encodes.
  @_spi(Coding) public var _values: [AnyHashable] { values }

  /// The number of pages above the root.
  public var count: Int { values.count }
  /// True if the root is on top.
  public var isEmpty: Bool { values.isEmpty }
  /// Pushes the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Pops the last pages.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath: DescribedAsWrappedValue {
  /// The values alone: `["Ann", 3]`.
  var describedValue: Any? { values }
}
