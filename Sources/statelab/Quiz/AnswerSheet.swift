import Course

/// Where answers come from: a file, or standard input.
struct AnswerSheet {
  let source: String

  init(_ source: String) { self.source = source }

  /// Answers to every question of the course take a few kilobytes.
  static let mostBytes = 1_000_000

  func lines(from console: Console) throws -> [String] {
    source == "-" ? try typedLines(from: console) : try readLines()
  }

  private func typedLines(from console: Console) throws(Failure) -> [String] {
    var lines: [String] = []
    var size = 0
    while let line = console.readLine() {
      size += line.utf8.count + 1
      guard size <= Self.mostBytes else { throw tooLarge }
      // What is no UTF-8 comes as this character, which no choice has.
      guard !line.unicodeScalars.contains("\u{FFFD}") else {
        throw Failure(
          .badData, "Line \(lines.count + 1) is not UTF-8 text.",
          next: "Save the answers as UTF-8 and try again.")
      }
      lines.append(line)
    }
    return lines
  }

  private func readLines() throws -> [String] {
    let bytes = try Files.bytes(of: source, atMost: Self.mostBytes + 1)
    guard bytes.count <= Self.mostBytes else { throw tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        .badData, "\(quoted(source)) is not UTF-8 text.", next: "Save it as UTF-8 and try again.")
    }
    return text.lines
  }

  private var tooLarge: Failure {
    let name = source == "-" ? "Standard input" : quoted(source)
    return Failure(
      .badData, "\(name) has more than \(Self.mostBytes / 1_000_000) MB, too much for answers.",
      next: "Give one line for each question: a letter, or the value itself.")
  }
}
