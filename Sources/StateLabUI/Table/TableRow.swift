import StateLabCore

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The values, in the order of the rows.
  var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
  /// A row of a value.
  public init(_ value: Value) { _values = [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach
where
  Data.Element: Identifiable, ID == Data.Element.ID,
  Content == TupleTableRowContent<Data.Element>
{
  /// A row for each element.
  public init(
    _ data: Data,
    @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, id: { $0.id }, content: content) }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

/// Composes the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// The parts that the program lists.
  public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> TupleTableRowContent<Value> where Row.TableRowValue == Value {
    .init(_values: row._values)
  }
  /// The parts that the program lists.
  public static func buildBlock(
    _ rows: TupleTableRowContent<Value>...
  ) -> TupleTableRowContent<Value> { .init(_values: rows.flatMap(\._values)) }
  /// The parts that the program lists.
  public static func buildOptional(
    _ row: TupleTableRowContent<Value>?
  ) -> TupleTableRowContent<Value> { .init(_values: row?._values ?? []) }
}
