/// The names that the laboratory declares for programs, read from its sources.
struct LaboratoryNames {
  let all: Set<String>

  init(sources: String) {
    let files = ["StateLabCore", "StateLabUI"].flatMap {
      Files.swiftFiles(below: "\(sources)/\($0)")
    }
    let lines = files.flatMap { (try? Files.read($0))?.lines ?? [] }
    all = Set(lines.compactMap(Self.name)).union(Self.ofOtherModules)
  }

  /// `@ViewBuilder public static func alert<…` declares `alert`.
  private static func name(declaredBy line: String) -> String? {
    let words = line.split(separator: " ")
    guard let start = words.firstIndex(where: { $0 == "public" || $0 == "case" }) else {
      return nil
    }
    let keyword = words[start] == "case" ? start : words[start...].firstIndex(where: isKeyword)
    guard let keyword, keyword + 1 < words.count else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    [
      "func", "struct", "class", "enum", "protocol", "actor", "var", "let", "macro", "typealias",
    ].contains(word)
  }

  /// The names of `import SwiftUI` that the laboratory re-exports from other modules.
  private static let ofOtherModules: Set = ["Observable", "ObservationIgnored"]
}
