/// The source line of a control or a closure, from default arguments.
public struct CodeLocation: Hashable, Codable, Sendable {
  /// The name of the file, without the module and without a path.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// The location of `#fileID` and `#line`.
  public init(fileID: String, line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }
}

/// The source location in a view value.
///
/// The location does not take part in comparisons: it equals any other location, so that two views
/// that differ only in their source lines still compare equal, as in SwiftUI (R33).
struct Origin: Equatable {
  /// The module and the name of the file, from `#fileID`.
  let fileID: String
  let line: Int

  init(_ fileID: String, _ line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The location for a recording, computed only when needed.
  var location: CodeLocation { CodeLocation(fileID: fileID, line: line) }

  static func == (_: Origin, _: Origin) -> Bool { true }
}
