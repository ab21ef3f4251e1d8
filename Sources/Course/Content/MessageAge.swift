import StateLabCore

/// From when on a message of the runtime is known, where it is played under older releases as well:
/// a row of the table in `messages.md`.
public struct MessageAge: Hashable {
  /// `W1`
  public let id: String
  /// The first release that is known to say so.
  public let since: Release
  public let source: String

  /// True for a release that is older than the first one known to give the message.
  public func isUnknown(under profile: Profile) -> Bool { profile.release < since }

  /// Reads the rows that begin with a message; all else is for readers.
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
