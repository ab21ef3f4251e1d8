/// The line of source of a control or a closure, taken by default arguments.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The name of the file: no module, and no path of the machine that compiled it.
  public let file: String
  /// Counted from 1.
  public let line: Int

  /// The place that `#fileID` and `#line` name.
  public init(fileID: String, line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }
}

/// The place in the source that a view value carries along.
///
/// It says nothing of the view: it equals any other, so that two views which differ in nothing but
/// the line they were written on still compare equal, as in SwiftUI (R33).
struct Origin: Equatable {
  /// The module and the name of the file, as `#fileID` gives it.
  let fileID: String
  let line: Int

  init(_ fileID: String, _ line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// Taken apart only where it is recorded.
  var location: SourceLocation { SourceLocation(fileID: fileID, line: line) }

  static func == (_: Origin, _: Origin) -> Bool { true }
}
