import StateLabCore

/// The first release that is known to print a message of the runtime: a row of the table in
/// `messages.md`. The laboratory prints the message under older releases as well.
public struct MessageAge: Hashable {
  /// `W1`
  public let id: String
  /// The first release that is known to print the message.
  public let since: Release
  public let source: String

  /// True for a release older than the first release that is known to print the message.
  public func isUnknown(under profile: Profile) -> Bool { profile.release < since }

  /// Reads the rows that begin with a message. The rest of the page is for readers.
  public static func all(in text: String) -> [MessageAge] {
    text.lines.compactMap { TableRow($0).flatMap(MessageAge.init) }
  }

  private init?(_ row: TableRow) {
    guard row.cells.count == 3, let release = row.cells[1].splitOnce(at: " ")?.1 else { return nil }
    let numbers = release.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    id = row.cells[0]
    since = Release(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
    source = row.cells[2]
  }
}
