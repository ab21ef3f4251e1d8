import Course
import Foundation

/// A page that learners read, as an editor of English reads it: no word that avoids a noun, and no
/// sentence that begins with a clause, except a question.
struct EnglishPage {
  let file: String
  let text: String

  /// All pages that people write, in the current folder.
  static func all() -> [EnglishPage] {
    let places = ["README.md", "docs", "lessons", "bugs", "rebuild"]
    let files = places.flatMap { place -> [String] in
      let inside = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String }
      return place.hasSuffix(".md") ? [place] : (inside ?? []).map { "\(place)/\($0)" }.sorted()
    }
    return files.filter { $0.hasSuffix(".md") }.compactMap { file in
      (try? String(contentsOfFile: file, encoding: .utf8)).map { EnglishPage(file: file, text: $0) }
    }
  }

  func diagnostics() -> [Diagnostic] {
    passages.flatMap { passage in
      passage.text.sentences.compactMap { sentence in
        sentence.problem.map { Diagnostic(file: file, line: passage.line, message: $0) }
      }
    }
  }

  /// Paragraphs, items, cells, and lines of fences with prose; each with its first line.
  private var passages: [(line: Int, text: String)] {
    var passages: [(line: Int, text: String)] = []
    var fence: String?
    var goesOn = false
    var isQuotation = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("> ") != isQuotation {
        isQuotation.toggle()
        goesOn = false
      }
      if isQuotation { line.removeFirst(2) }
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.drop { $0 == "`" }.prefix { $0.isLetter }) : nil
        goesOn = false
      } else if let fence, !Self.proseFences.contains(fence) {
        continue
      } else if line.isEmpty || line.hasPrefix("#") {
        goesOn = false
      } else if line.hasPrefix("|") {
        passages += line.split(separator: "|").map {
          (index + 1, $0.trimmingPrefix(" ").description)
        }
        goesOn = false
      } else if goesOn, !line.beginsItem {
        passages[passages.count - 1].text += " " + line
      } else {
        passages.append((index + 1, fence == nil || fence == "notes" ? line : line.withoutKey))
        goesOn = fence == nil || fence == "notes"
      }
    }
    return passages
  }

  /// The fences of a lesson whose lines are sentences.
  private static let proseFences: Set<String> = [
    "predict", "question", "claim", "finding", "task", "notes",
  ]
}

extension String {
  fileprivate var beginsItem: Bool {
    hasPrefix("- ") || hasPrefix("+ ") || hasPrefix("* ")
      || first?.isNumber == true && drop { $0.isNumber }.hasPrefix(". ")
  }

  /// The text of `says: TEXT`, or of the choice `- "LITERAL": TEXT`.
  fileprivate var withoutKey: String {
    guard let end = range(of: "\": ") ?? range(of: "]: ") ?? range(of: ": ") else { return self }
    return String(self[end.upperBound...])
  }

  /// The sentences, which end with a point, a question mark or an exclamation mark before a capital.
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    var isOver = true
    for word in split(separator: " ").map(String.init) {
      if isOver, word.first == "`" || word.unquoted.first?.isUppercase == true || sentences.isEmpty
      {
        sentences.append(word)
      } else {
        sentences[sentences.count - 1] += " " + word
      }
      isOver = word.unquoted.last.map(".?!".contains) == true
    }
    return sentences
  }

  /// The text without the quotes, brackets and signs around it.
  private var unquoted: String { trimmingCharacters(in: .init(charactersIn: "\"“”()*_`-+> ")) }

  fileprivate var problem: String? {
    let words = unquoted.split { !$0.isLetter && $0 != "'" }.map(String.init)
    if let word = words.first(where: { Self.nounless.contains($0.lowercased()) }) {
      return "the word `\(word)` avoids a noun; name the actor"
    }
    guard let first = words.first, unquoted.last != "?" else { return nil }
    if Self.clauses.contains(first)
      || first == "That" && words.dropFirst().first.map(Self.nouns.contains) == true
    {
      return
        "the sentence begins with a clause, `\(words.prefix(3).joined(separator: " "))`; begin with the actor"
    }
    return nil
  }

  private static let nounless: Set = ["nobody", "somebody", "anybody", "whoever", "whatever"]
  private static let clauses: Set = [
    "What", "Who", "Whoever", "Whatever", "Where", "Whether", "How", "Why",
  ]
  /// The words after a “That” that begins a clause.
  private static let nouns: Set = [
    "the", "a", "an", "this", "these", "it", "its", "each", "every", "no", "one", "two", "you",
    "we",
    "they", "some", "your", "SwiftUI",
  ]
}
