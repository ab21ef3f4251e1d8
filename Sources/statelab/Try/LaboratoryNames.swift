/// The names that the laboratory declares for programs, read from its sources.
struct LaboratoryNames {
  let all: Set<String>

  init(sources: String) {
    let files: [String] = ["StateLabCore", "StateLabFormatters", "StateLabUI"]
      .flatMap { FolderContents(of: "\(sources)/\($0)").swiftFiles }
      // SwiftUI has no trace.
      .filter { !$0.contains("/StateLabCore/Trace/") }
    all = Set(files.flatMap { Self.names(declaredIn: (try? Files.read($0))?.lines ?? []) })
      .union(Self.ofOtherModules)
  }

  /// The public declarations, and the cases of public enumerations.
  static func names(declaredIn lines: [String]) -> [String] {
    var isInPublicEnum = false
    return lines.flatMap { line -> [String] in
      let words = line.split(separator: " ")
      if words.contains("enum") { isInPublicEnum = words.contains("public") }
      if words.first == "case" {
        return isInPublicEnum
          ? line.trimmed.dropFirst("case".count).prefix { $0 != "(" }.split(separator: ",")
            .compactMap(name) : []
      }
      guard let start = words.firstIndex(of: "public"),
        let keyword = words[start...].firstIndex(where: isKeyword), keyword + 1 < words.count
      else { return [] }
      return [name(words[keyword + 1])].compactMap(\.self)
    }
  }

  /// `alert` for `alert<…`
  private static func name(_ word: Substring) -> String? {
    let name = word.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
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
