import Course
import Rendering

/// An error that the compiler reports, read from its line `Counter.swift:6:3: error: MESSAGE`.
struct CompilerError: Hashable {
  /// `Counter.swift:6:3`; empty where the compiler names no place.
  let place: String
  /// The message without `error: ` and without the name of a diagnostic group.
  let message: String

  init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  /// Nil for a line that is not the beginning of an error.
  init?(_ line: String) {
    let sign = "error: "
    guard !line.hasPrefix(" ") else { return nil }
    if line.hasPrefix(sign) {
      self.init(place: "", message: String(line.dropFirst(sign.count)))
    } else if let range = line.firstRange(of: ": " + sign) {
      self.init(
        place: String(line[..<range.lowerBound]),
        message: String(line[range.upperBound...].withoutGroup))
    } else {
      return nil
    }
  }

  static func all(in output: some StringProtocol) -> [CompilerError] {
    String(output).lines.compactMap(CompilerError.init)
  }

  var file: String { String(place.prefix { $0 != ":" }) }

  /// Nil where the error belongs to no line.
  var position: CodePlace? {
    let numbers = place.split(separator: ":").suffix(2).compactMap { Int($0) }
    return numbers.count == 2 ? CodePlace(line: numbers[0], column: numbers[1]) : nil
  }

  /// The error in the form of lessons.
  var text: String { "error: \(message)" }
}

extension CompilerAnswer {
  init(_ error: CompilerError?) {
    self = error.map { .error($0.text, at: $0.position) } ?? .compiles
  }
}

extension Substring {
  /// The message without the name of its diagnostic group, ` [#PropertyWrappers]`, which the
  /// compiler adds if it has a page about the group.
  fileprivate var withoutGroup: Substring {
    guard hasSuffix("]"), let start = lastIndex(of: "["), self[start...].hasPrefix("[#") else {
      return self
    }
    let message = self[..<start]
    return message[..<(message.lastIndex { $0 != " " }.map(message.index(after:)) ?? startIndex)]
  }
}
