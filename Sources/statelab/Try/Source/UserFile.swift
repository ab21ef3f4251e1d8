import Course
import Rendering

/// A Swift file of the user's: what it imports, and what it has that could be shown.
struct UserFile {
  /// As it was named, and as diagnostics name it.
  let path: String
  let imports: [Import]
  /// Views, apps and previews, in their order.
  let roots: [Root]
  /// True if it has statements outside of any declaration, as a playground page has.
  let isScript: Bool
  /// The things of the outer world that it uses.
  let outerWorld: [OuterWorldUse]
  private let source: [UInt8]
  private let edits: [Edit]

  struct Import: Hashable {
    let module: String
    let line: Int
    /// True if it stands inside `#if`, so that the compiler may never see it.
    let isConditional: Bool
  }

  /// Something that can be shown.
  struct Root: Hashable {
    enum Kind: Hashable { case app, view, preview, previewProvider }
    let kind: Kind
    /// The type's name, or that of the function which a preview becomes.
    let name: String
  }

  /// Bytes with something else in their place.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  init(path: String, source: [UInt8], number: Int = 0) {
    self.path = path
    self.source = source
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    let all = SwiftToken.tokens(of: SwiftMask(source, keepingInterpolations: true).code)
    outerWorld = OuterWorldUse.uses(in: all)
    var reader = DeclarationReader(tokens: tokens, file: number)
    reader.read()
    imports = reader.imports.map(\.import)
    roots = reader.roots
    isScript = reader.isScript
    let modules = Set(imports.map(\.module)).intersection(Self.replaced)
    edits =
      reader.imports.filter { Self.replaced.contains($0.import.module) }
      .map { Edit(range: $0.range, text: "import StateLabUI") }
      + tokens.qualifiers(among: modules).map { Edit(range: $0.range, text: "StateLabUI") }
      + reader.mains.map { Edit(range: $0, text: "") }
      + reader.previews.map { Edit(range: $0.range, text: $0.text) }
  }

  /// True if it declares a type of this name.
  func declares(_ name: String) -> Bool {
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    return zip(tokens, tokens.dropFirst()).contains { keyword, type in
      type.text == name && ["struct", "class", "enum", "actor"].contains(keyword.text)
    }
  }

  /// The names that it declares, and those of parameters.
  var declaredNames: Set<String> {
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    return Set(
      tokens.indices.filter { index in
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        guard tokens[index].text.first?.isLetter == true else { return false }
        return next == ":" || next == "in"
          || index > 0 && Self.declaringKeywords.contains(tokens[index - 1].text)
      }.map { tokens[$0].text })
  }

  private static let declaringKeywords: Set = [
    "var", "let", "func", "struct", "class", "enum", "actor", "protocol", "case", "typealias",
  ]

  /// True if it sees what `import SwiftUI` brings.
  var importsLaboratory: Bool {
    imports.contains { Self.replaced.contains($0.module) || $0.module.hasPrefix("StateLab") }
  }

  var text: String { String(decoding: source, as: UTF8.self) }

  /// The modules that one module stands in for: it re-exports the laboratory and Foundation.
  static let replaced: Set = [
    "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Dispatch",
    "DeveloperToolsSupport", "PlaygroundSupport", "SwiftUICore", "OSLog", "os",
  ]

  /// The file as it is compiled: its own text, with other imports. Its lines keep their numbers.
  var compiled: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { continue }
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      // Line breaks that go with the old text come back behind the new one.
      let broken = source[edit.range].count { $0 == UInt8(ascii: "\n") }
      result += [UInt8](repeating: UInt8(ascii: "\n"), count: broken)
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}

extension [SwiftToken] {
  /// The names of modules that stand before a name of theirs: `SwiftUI.Text`.
  fileprivate func qualifiers(among modules: Set<String>) -> [SwiftToken] {
    indices.dropLast().filter { index in
      modules.contains(self[index].text) && self[index + 1].text == "."
        && (index == 0 || self[index - 1].text != ".")
    }.map { self[$0] }
  }
}
