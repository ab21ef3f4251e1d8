import Course
import Rendering

/// A text that the user gives to a command: a file, or standard input.
struct GivenText {
  /// The name of the file; `-` for standard input.
  let source: String
  /// The name of the expected content in messages: `answers`.
  let content: String
  let mostBytes: Int
  /// Alternative options, for a text that is too long.
  let hint: String

  func lines(from console: Console) throws -> [String] { try text(from: console).lines }

  /// The whole text. Invalid UTF-8 is an error, and is not replaced.
  func text(from console: Console) throws -> String {
    let bytes =
      isStandardInput
      ? console.bytes(atMost: mostBytes + 1) : try Files.bytes(of: source, atMost: mostBytes + 1)
    guard bytes.count <= mostBytes else { throw tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      let place = "Line \(bad + 1)" + (isStandardInput ? "" : " of \(source.quoted)")
      throw Failure(
        .badData, "\(place) is not UTF-8 text.",
        next: "Save the \(content) as UTF-8 and try again.")
    }
    return text.withoutByteOrderMark
  }

  private var isStandardInput: Bool { source == "-" }

  private var tooLarge: Failure {
    let name = isStandardInput ? "Standard input" : source.quoted
    return Failure(
      .badData, "\(name) has more than \(mostBytes / 1_000_000) MB, too much for \(content).",
      next: hint)
  }
}

extension String {
  var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
