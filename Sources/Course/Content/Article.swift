/// One of the articles whose claims the course tests: a row of the table in `articles.md`.
nonisolated public struct Article: Hashable {
  /// The number that claims cite: `000`.
  public let number: String
  public let title: String
  /// The author, or the kind of source where there is no author.
  public let origin: String
  /// The address on the web, as far as the article itself gives it.
  public let address: String?
  /// The list of the article's rows.
  private let rowList: String

  /// The rows of the contract that the article sets up, shows or states.
  public var rows: [Row] { Row.rows(named: rowList) }

  /// The citation in a claim.
  public var reference: String { "\"\(title)\" (\(number))" }

  /// Reads the rows that begin with a number. The rest of the page is for readers.
  public static func all(in text: String) -> [Article] {
    text.lines.compactMap { TableRow($0).flatMap(Article.init) }
  }

  private init?(_ row: TableRow) {
    guard row.cells.count == 5, Int(row.cells[0]) != nil else { return nil }
    number = row.cells[0]
    title = row.cells[1]
    origin = row.cells[2]
    address = row.cells[3].isEmpty ? nil : row.cells[3]
    rowList = row.cells[4]
  }
}

nonisolated extension [Article] {
  public func numbered(_ number: String) -> Article? { first { $0.number == number } }
}
