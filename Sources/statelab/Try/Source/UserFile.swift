import Course
import Rendering

/// A Swift file of the user's: its imports, and the views that could be shown.
struct UserFile {
  /// The path as the user named it, and as diagnostics name it.
  let path: String
  let imports: [Import]
  /// Views, apps and previews, in the order of the file.
  let roots: [Root]
  /// True if the file has statements outside of any declaration, like a playground page.
  let isScript: Bool
  /// The APIs of the outer world that the file uses.
  let outerWorld: [OuterWorldUse]
  /// The symbols of an asset catalog that the file uses.
  let assets: AssetSymbols
  /// The names of its declarations and parameters.
  let declaredNames: Set<String>
  private let source: [UInt8]
  private let edits: [Edit]

  struct Import: Hashable {
    let module: String
    let line: Int
    /// True for a declaration inside `#if`, which the compiler may skip.
    let isConditional: Bool

    /// True for a module that is neither on this machine nor simulated.
    var isMissing: Bool {
      !isConditional && !UserFile.replaced.contains(module) && !UserFile.known.contains(module)
    }
  }

  /// A declaration that can be shown.
  struct Root: Hashable {
    enum Kind: Hashable {
      case app, appDelegate, sceneDelegate, view, preview, previewProvider, viewController
    }
    let kind: Kind
    /// The name of the type, or of the function that a preview becomes.
    let name: String
    /// The name of a preview for `--view`.
    var title: String?
    /// The names of types in the code of a preview, and ``RootChoice/supplying`` if the code supplies an
    /// object.
    var types: Set<String> = []
  }

  /// A replacement for a range of bytes.
  private struct Edit {
    let range: Range<Int>
    /// The text for each build; the edit is left out of a build without one.
    let texts: [XcodeBuild: String]

    init(range: Range<Int>, text: String) {
      self.range = range
      texts = [.xcode26: text, .xcode27: text]
    }

    init(range: Range<Int>, texts: [XcodeBuild: String]) {
      self.range = range
      self.texts = texts
    }
  }

  /// - Parameter types: The declarations of the program's other files.
  init(path: String, source: [UInt8], number: Int = 0, types: DeclaredNames = DeclaredNames()) {
    self.path = path
    self.source = source
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    let all = SwiftToken.tokens(of: SwiftMask(source, keepingInterpolations: true).code)
    assets = AssetSymbols(usedIn: all)
    declaredNames = Self.declaredNames(in: tokens)
    var types = types
    types.add(DeclaredNames(in: all))
    outerWorld = OuterWorldUse.uses(in: all, of: types)
    var reader = DeclarationReader(tokens: tokens, source: source, file: number, types: types)
    reader.read()
    imports = reader.imports.map(\.import)
    roots = reader.roots
    isScript = reader.isScript
    var modules = Set(imports.map(\.module)).intersection(Self.replaced)
    if !modules.isDisjoint(with: Self.exportingFoundation) { modules.insert("Foundation") }
    let observed = tokens.observedStates
    edits =
      reader.imports.filter { Self.replaced.contains($0.import.module) }
      .map { item in
        Edit(
          range: item.range,
          texts: [.xcode26: XcodeBuild.xcode26.imports, .xcode27: XcodeBuild.xcode27.imports])
      }
      // A program may import a framework that it does not use.
      + reader.imports.filter { $0.import.isMissing }.map {
        Edit(range: $0.range, text: "import Swift")
      }
      + tokens.qualifiers(among: modules).map { token in
        guard token.text.hasPrefix("@") else { return Edit(range: token.range, text: "StateLabUI") }
        return Edit(
          range: token.range,
          texts: [
            .xcode26: "@StateLabUI",
            .xcode27: tokens.isState(after: token) && !observed.contains(token)
              ? "@StateLabXcode27" : "@StateLabUI",
          ])
      }
      // Beside the accessors of a macro, the compiler of this machine calls no observers.
      + observed.filter { $0.text == "@State" }.map {
        Edit(range: $0.range, texts: [.xcode27: "@StateLabCore.State"])
      }
      + reader.mains.map { Edit(range: $0, text: "") }
      + reader.rewrites.map { Edit(range: $0.range, text: $0.text) }
  }

  func declares(_ name: String) -> Bool { line(ofType: name) != nil }

  /// The line of the first declaration of a type with this name.
  func line(ofType name: String) -> Int? {
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    return zip(tokens, tokens.dropFirst()).first { keyword, type in
      type.text == name && ["struct", "class", "enum", "actor"].contains(keyword.text)
    }?.1.line
  }

  private static func declaredNames(in tokens: [SwiftToken]) -> Set<String> {
    Set(
      tokens.indices.filter { index in
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        guard tokens[index].text.first?.isLetter == true else { return false }
        return next == ":" || next == "in"
          || index > 0 && declaringKeywords.contains(tokens[index - 1].text)
      }.map { tokens[$0].text })
  }

  private static let declaringKeywords: Set = [
    "var", "let", "func", "struct", "class", "enum", "actor", "protocol", "case", "typealias",
  ]

  var importsLaboratory: Bool {
    imports.contains { Self.replaced.contains($0.module) || $0.module.hasPrefix("StateLab") }
  }

  var text: String { String(decoding: source, as: UTF8.self) }

  /// The modules that one module replaces: it re-exports the laboratory and Foundation.
  static let replaced: Set = [
    "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Dispatch",
    "DeveloperToolsSupport", "PlaygroundSupport", "SwiftUICore", "OSLog", "os",
    "UniformTypeIdentifiers", "SafariServices", "QuartzCore", "CoreGraphics", "CoreTransferable",
    "AudioToolbox", "Accessibility",
  ]

  /// The modules that re-export Foundation, so that a file can write `Foundation.Timer`.
  private static let exportingFoundation: Set = ["SwiftUI", "UIKit", "AppKit"]

  /// Other modules that the compiler of this machine finds.
  private static let known: Set = [
    "Swift", "Testing", "XCTest", "RegexBuilder", "Synchronization", "_Concurrency", "Glibc",
    "FoundationEssentials", "StateLabUI", "StateLabCore", "StateLabXcode27",
  ]

  /// The lines of the states with observers, which stay property wrappers in every build.
  var linesOfObservedStates: [Int] {
    SwiftToken.tokens(of: SwiftMask(source).code).observedStates.map(\.line)
  }

  /// The file in its compiled form: the same text with other imports. Its lines keep their numbers.
  var compiled: [UInt8] { compiled(as: .standard) }

  func compiled(as build: XcodeBuild) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, let text = edit.texts[build] else { continue }
      result += source[position..<edit.range.lowerBound]
      result += Array(text.utf8)
      // Line breaks of the old text follow the new text.
      let broken = source[edit.range].count { $0 == UInt8(ascii: "\n") }
      result += [UInt8](repeating: UInt8(ascii: "\n"), count: broken)
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}

extension [SwiftToken] {
  /// True for the module in `@SwiftUI.State`.
  fileprivate func isState(after module: SwiftToken) -> Bool {
    guard let index = firstIndex(where: { $0.range == module.range }) else { return false }
    return index + 2 < count && self[index + 2].text == "State"
  }

  /// The first tokens of the attributes `@State`, or `@SwiftUI.State`, of properties with `didSet` or
  /// `willSet`.
  fileprivate var observedStates: [SwiftToken] {
    indices.filter { index in
      let text = self[index].text
      guard text == "@State" || text.hasPrefix("@") && isState(after: self[index]) else {
        return false
      }
      return keyword(ofAttributeAt: index).map(hasObservers) ?? false
    }.map { self[$0] }
  }

  /// The position of the `var` behind an attribute, other attributes, and modifiers.
  private func keyword(ofAttributeAt start: Int) -> Int? {
    var depth = 0
    for index in indices.dropFirst(start) {
      let text = self[index].text
      if depth == 0, text == "var" { return index }
      if depth == 0, ["{", "}", "let", "func", "struct", "class", "import"].contains(text) {
        return nil
      }
      depth += self[index].nesting
      if depth < 0 { return nil }
    }
    return nil
  }

  private func hasObservers(_ keyword: Int) -> Bool {
    var depth = 0
    for position in indices.dropFirst(keyword + 2) {
      let token = self[position]
      if depth == 0, token.beginsLine, !["=", ".", "{", "?", ":"].contains(token.text) {
        return false
      }
      if depth == 1, ["didSet", "willSet"].contains(token.text), self[position - 1].text == "{" {
        return true
      }
      depth += token.nesting
      if depth < 0 { return false }
    }
    return false
  }

  /// Module names before a name, as in `SwiftUI.Text` or `@SwiftUI.State`.
  fileprivate func qualifiers(among modules: Set<String>) -> [SwiftToken] {
    indices.dropLast().filter { index in
      let text = self[index].text
      let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
      return modules.contains(name) && self[index + 1].text == "."
        && (index == 0 || self[index - 1].text != ".")
    }.map { self[$0] }
  }
}
