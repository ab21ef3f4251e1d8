import AbsentNames
import Course

/// The compiler's messages on a program that does not compile.
struct Diagnostics {
  let text: String
  /// True if notes led into the laboratory: what the program calls is there in another form.
  private let leadsInside: Bool
  /// The folder with the laboratory's sources, which are nobody's to mend.
  private let sources: String
  private let program: [String]

  /// - Parameter program: The text of each file that was compiled.
  init(_ text: String, sources: String, program: [String] = []) {
    let parts = text.split(separator: "\n\n")
    let own = parts.filter { !$0.hasPrefix(sources) }
    leadsInside = own.count < parts.count
    self.text = own.joined(separator: "\n\n") + "\n"
    self.sources = sources
    self.program = program
  }

  /// Says what to do about it: a name that SwiftUI has may be missing here.
  var next: String {
    for line in text.lines
    where line.contains("error: cannot find") || line.contains("has no member") {
      let names = line.split(separator: "'", omittingEmptySubsequences: false)
      guard line.contains("cannot find"), names.count > 1 else {
        guard names.count > 3 else { continue }
        return Self.absence(of: names[names.count - 2])
      }
      return Self.absence(of: names[1])
    }
    let place = error.map { $0.place } ?? ""
    let words = error.map(words) ?? []
    if let key = words.first(where: { $0.isKey && !declares($0.name) && !isOwn($0.name) }) {
      return Self.absence(of: key.name[...])
    }
    let name = words.last { !$0.isKey && declares($0.name) }?.name
    if leadsInside || name != nil {
      return "If SwiftUI takes it\(place.isEmpty ? "" : " at \(place)"), this form of "
        + "\(name.map { "`\($0)`" } ?? "it") is not simulated; API.md lists those that are."
    }
    return "Mend what the compiler names\(place.isEmpty ? "" : ": \(place)")."
  }

  private static func absence(of name: Substring) -> String {
    if let group = AbsentNames.group(of: name) {
      return "`\(name)` is not simulated: \(group.advice). API.md lists what is."
    }
    return "If `\(name)` is SwiftUI's, it is not simulated; see API.md for what is."
  }

  // MARK: What the first error is about

  /// `Counter.swift:6:3`, and the line of the program there.
  private var error: (place: String, line: Substring, column: Int)? {
    let lines = text.lines
    for (index, line) in lines.enumerated() {
      guard let range = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<range.lowerBound]
      let numbers = place.split(separator: ":").suffix(2).compactMap { Int($0) }
      // A syntax error says nothing about a name.
      guard numbers.count == 2, !line[range.upperBound...].hasPrefix("expected") else {
        return (String(place), "", 0)
      }
      let quoted = lines[index...].first { $0.drop { $0 == " " }.hasPrefix("\(numbers[0]) | ") }
      guard let quoted, let bar = quoted.firstRange(of: " | ") else {
        return (String(place), "", 0)
      }
      return (String(place), quoted[bar.upperBound...], numbers[1] - 1)
    }
    return nil
  }

  /// The names up to where the error is: those that are called, and those in key paths.
  private func words(
    of error: (place: String, line: Substring, column: Int)
  ) -> [(name: String, isKey: Bool)] {
    let tokens = SwiftToken.tokens(of: SwiftMask(Array(error.line.utf8)).code)
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.text.first?.isLetter ?? false || token.text.hasPrefix("@") else { return nil }
      let isKey = index > 1 && tokens[index - 1].text == "." && tokens[index - 2].text == "\\"
      guard isKey || token.range.lowerBound <= error.column else { return nil }
      guard isKey || isCalled(index, in: tokens) else { return nil }
      return (token.text.filter { $0 != "@" }, isKey)
    }
  }

  /// True for `Text(`, `VStack {`, `.bold` and `@State`, and not for the name of a type.
  private func isCalled(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return before == "." || tokens[index].text.hasPrefix("@")
      || before != ":" && (after == "(" || after == "{")
  }

  /// True if the program declares a variable of this name.
  private func isOwn(_ name: String) -> Bool {
    program.contains { $0.hasWholeWord("var \(name)") || $0.hasWholeWord("let \(name)") }
  }

  /// True if the laboratory declares this name, in one form or another.
  private func declares(_ name: String) -> Bool {
    let forms = Self.keywords.map { "public \($0) \(name)" }
    return ["StateLabCore", "StateLabUI"].contains { module in
      Files.swiftFiles(below: "\(sources)/\(module)").contains { file in
        guard let text = try? Files.read(file) else { return false }
        return forms.contains { text.hasWholeWord($0) }
      }
    }
  }

  private static let keywords = [
    "func", "struct", "class", "enum", "protocol", "var", "macro", "typealias", "static func",
    "static let", "static var", "internal(set) var", "final class",
  ]
}

extension String {
  /// True if it has this text, and no word goes on behind it.
  fileprivate func hasWholeWord(_ text: String) -> Bool {
    ranges(of: text).contains { range in
      guard range.upperBound < endIndex else { return true }
      let next = self[range.upperBound]
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }
}
