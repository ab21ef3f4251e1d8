import StateLabCore

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The comparator that a column sorts by; `Never` for none.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, from the leading one on.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, without the types of its views.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let comparator: Any?
}

/// A column of a table: a label, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  /// None: the laboratory shows the cells itself.
  public typealias TableColumnBody = Never

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Any?

  fileprivate init(
    _ label: Label, _ comparator: Any?, _ content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
    ]
  }

  /// Looks only.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
}

/// The alignment of a column. Looks only.
public enum TableColumnAlignment: Sendable { case automatic, leading, center, trailing, numeric }

extension TableColumn where Sort == Never, Label == Text {
  /// A column of views.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), nil, content) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts the rows by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(unsafeSendable(value)), content)
  }
  /// A column that sorts the rows by an optional value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(unsafeSendable(value)), content)
  }
  /// A column that sorts the rows with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      Text(titleKey), KeyPathComparator(unsafeSendable(value), comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of texts that sorts the rows by them.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), KeyPathComparator(unsafeSendable(value))) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// A column that sorts the rows with a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue { self.init(Text(titleKey), comparator, content) }
}

/// Key paths of Swift 5 are not declared as sendable.
private func unsafeSendable<Root, Value>(
  _ path: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

/// Composes the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    .init(_columns: column._columns)
  }
  /// A column that sorts nothing, among columns that sort.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    .init(_columns: column._columns)
  }
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> { .init(_columns: columns.flatMap(\._columns)) }
  public static func buildOptional(
    _ column: TupleTableColumnContent<RowValue, Sort>?
  ) -> TupleTableColumnContent<RowValue, Sort> { .init(_columns: column?._columns ?? []) }
}
