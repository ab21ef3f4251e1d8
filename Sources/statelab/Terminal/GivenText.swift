import Course

/// A text that somebody gives to a command: a file, or standard input.
struct GivenText {
  /// The name of the file; `-` is standard input.
  let source: String
  /// As messages call what should be in it: `answers`.
  let content: String
  let mostBytes: Int
  /// What to give instead, where it is too much.
  let hint: String

  func lines(from console: Console) throws -> [String] {
    source == "-" ? try typedLines(from: console) : try readLines()
  }

  private func typedLines(from console: Console) throws(Failure) -> [String] {
    var lines: [String] = []
    var size = 0
    while let line = console.readLine() {
      size += line.utf8.count + 1
      guard size <= mostBytes else { throw tooLarge }
      // What is no UTF-8 comes as this character, which nothing here has.
      guard !line.unicodeScalars.contains("\u{FFFD}") else {
        throw Failure(
          .badData, "Line \(lines.count + 1) is not UTF-8 text.",
          next: "Save the \(content) as UTF-8 and try again.")
      }
      lines.append(line)
    }
    return lines
  }

  private func readLines() throws -> [String] {
    let bytes = try Files.bytes(of: source, atMost: mostBytes + 1)
    guard bytes.count <= mostBytes else { throw tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        .badData, "\(quoted(source)) is not UTF-8 text.", next: "Save it as UTF-8 and try again.")
    }
    return text.lines
  }

  private var tooLarge: Failure {
    let name = source == "-" ? "Standard input" : quoted(source)
    return Failure(
      .badData, "\(name) has more than \(mostBytes / 1_000_000) MB, too much for \(content).",
      next: hint)
  }
}
