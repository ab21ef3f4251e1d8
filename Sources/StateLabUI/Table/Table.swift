import StateLabCore

/// Rows with columns. On a compact screen, as of a phone, a table shows its first column alone,
/// without the labels; on a wide one a tap on the label of a column sorts by it.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: View, _BuiltIn {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let rows: [Value]
  private let columns: [_TableColumn<Value>]
  private let one: Binding<Value.ID?>?
  private let several: Binding<Set<Value.ID>>?
  /// Sorts by a comparator, or against it if it is the first; nil without an order.
  private let sort: ((Any) -> Void)?

  fileprivate init(
    _ rows: [Value], _ columns: [_TableColumn<Value>], _ one: Binding<Value.ID?>? = nil,
    _ several: Binding<Set<Value.ID>>? = nil, _ sort: ((Any) -> Void)? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.one = one
    self.several = several
    self.sort = sort
  }

  /// The rows, in a list.
  @MainActor public var body: some View {
    if sizeClass != .compact {
      HStack {
        ForEach(columns.indices, id: \.self) { index in
          if let sort, let comparator = columns[index].comparator {
            Button(action: { sort(comparator) }, label: { columns[index].label })
          } else {
            columns[index].label
          }
        }
      }
    }
    if let one {
      List(rows, selection: one, rowContent: row)
    } else if let several {
      List(rows, selection: several, rowContent: row)
    } else {
      List(rows, rowContent: row)
    }
  }

  private func row(_ value: Value) -> some View {
    HStack {
      ForEach(sizeClass == .compact ? 0..<min(1, columns.count) : 0..<columns.count, id: \.self) {
        columns[$0].content(value)
      }
    }
  }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public let _values: [Data.Element]
}

/// Sorts by a comparator: as the first one, or in the other order if it is the first.
private func sorting<Sort: SortComparator>(_ order: Binding<[Sort]>) -> (Any) -> Void {
  { comparator in
    guard var chosen = comparator as? Sort else { return }
    var all = order.wrappedValue
    if var first = all.first {
      let direction = first.order
      first.order = chosen.order
      if first == chosen { chosen.order = direction == .forward ? .reverse : .forward }
    }
    all.removeAll {
      var other = $0
      other.order = chosen.order
      return other == chosen
    }
    order.wrappedValue = [chosen] + all
  }
}

extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns) }

  /// A row for each element of an array. From the type of the array, the compiler infers the type
  /// of a row for columns without a sort order.
  public init(_ data: [Value], @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where
    Rows == TableForEachContent<[Value]>, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(data, columns()._columns) }

  /// A row for each element, selectable by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns, selection) }

  /// The same with these parameters.
  public init(
    _ data: [Value], selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<[Value]>, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(data, columns()._columns, selection) }
  public init(
    _ data: [Value], selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<[Value]>, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(data, columns()._columns, nil, selection) }

  /// A row for each element, of which several are selectable in edit mode.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns, nil, selection) }

  /// A row for each element, with columns that sort. The program sorts the elements.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns, nil, nil, sorting(sortOrder)) }

  /// The same with these parameters.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns, selection, nil, sorting(sortOrder)) }

  /// The same with these parameters.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent,
    Columns.TableRowValue == Value
  { self.init(Array(data), columns()._columns, nil, selection, sorting(sortOrder)) }
}

extension Table
where
  Rows: TableRowContent, Rows.TableRowValue == Value, Columns: TableColumnContent,
  Columns.TableRowValue == Value
{
  /// Rows of the program's own.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns, selection) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns, nil, selection) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns, nil, nil, sorting(sortOrder)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns, selection, nil, sorting(sortOrder)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows()._values, columns()._columns, nil, selection, sorting(sortOrder)) }
}

/// The style of a table. Looks only.
public protocol TableStyle {}
public struct InsetTableStyle: TableStyle { public init() {} }
public struct AutomaticTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == InsetTableStyle {
  /// A value of the system. Looks only.
  public static var inset: InsetTableStyle { .init() }
}
extension TableStyle where Self == AutomaticTableStyle {
  /// A value of the system. Looks only.
  public static var automatic: AutomaticTableStyle { .init() }
}
nonisolated extension View {
  /// Looks only.
  public func tableStyle(_ style: some TableStyle) -> some View { self }
}
