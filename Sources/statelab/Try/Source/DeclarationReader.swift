import Course

/// Finds imports, `@main`, previews, and the types that can be shown, in the tokens of a file.
struct DeclarationReader {
  private let tokens: [SwiftToken]
  private let source: [UInt8]
  private let file: Int
  private let types: DeclaredNames
  private var position = 0
  /// The open parentheses and square brackets, outside of all braces and inside each open brace.
  private var brackets = [0]
  /// Open `#if`s.
  private var conditions = 0

  private(set) var imports: [(import: UserFile.Import, range: Range<Int>)] = []
  private(set) var mains: [Range<Int>] = []
  /// Replacements: of previews, and of what needs Objective-C.
  private(set) var rewrites: [(range: Range<Int>, text: String)] = []
  private(set) var roots: [UserFile.Root] = []
  /// True for a file with statements outside of any declaration. A file with `@main` has none.
  var isScript: Bool { hasStatement && !hasMain }
  private var hasStatement = false
  private var hasMain = false

  /// - Parameter types: The types of the program, in this file and in others.
  init(tokens: [SwiftToken], source: [UInt8], file: Int, types: DeclaredNames) {
    self.tokens = tokens
    self.source = source
    self.file = file
    self.types = types
  }

  private subscript(offset: Int) -> String {
    tokens.indices.contains(position + offset) ? tokens[position + offset].text : ""
  }

  mutating func read() {
    while position < tokens.count {
      switch self[0] {
      case "{": brackets.append(0)
      case "}" where depth > 0: brackets.removeLast()
      case "(", "[": brackets[depth] += 1
      case ")", "]": brackets[depth] = max(0, brackets[depth] - 1)
      case "#if":
        conditions += 1
        readCondition()
      case "#elseif": readCondition()
      case "#endif": conditions -= 1
      case "import" where depth == 0 && !isMember:
        readImport()
        continue
      case "@main" where depth == 0, "@UIApplicationMain" where depth == 0,
        "@NSApplicationMain" where depth == 0:
        mains.append(tokens[position].range)
        hasMain = true
      case "@UIApplicationDelegateAdaptor": readAdaptor()
      case "delegateClass" where self[-1] == ".": readDelegateClass()
      case "#selector" where self[1] == "(": readSelector()
      // The laboratory lacks Objective-C. Spaces preserve the columns in the compiler's messages.
      case "@objc" where self[1] != "(", "@objcMembers", "@IBAction", "@IBSegueAction",
        "@IBOutlet", "@IBInspectable", "@IBDesignable":
        let range = tokens[position].range
        rewrites.append((range, String(repeating: " ", count: range.count)))
      case "#Preview" where depth == 0:
        readPreview()
        continue
      case "struct" where depth == 0, "class" where depth == 0, "enum" where depth == 0:
        readType()
        continue
      case _ where depth == 0 && beginsStatement: hasStatement = true
      default: break
      }
      position += 1
    }
  }

  /// The number of open braces.
  private var depth: Int { brackets.count - 1 }

  /// Decides the parts of a condition that ask for the system: the simulation plays a phone.
  private func parts(of range: Range<Int>) -> [(range: Range<Int>, text: String)] {
    range.compactMap { index in
      guard index + 3 < tokens.count, tokens[index + 1].text == "(", tokens[index + 3].text == ")"
      else { return nil }
      let isTrue: Bool
      switch (tokens[index].text, tokens[index + 2].text) {
      case ("os", let system): isTrue = system == "iOS"
      case ("canImport", "UIKit"), ("targetEnvironment", "simulator"): isTrue = true
      case ("canImport", "AppKit"): isTrue = false
      default: return nil
      }
      return (
        tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound, "\(isTrue)"
      )
    }
  }

  private mutating func readCondition() {
    var end = position + 1
    while end < tokens.count, !tokens[end].beginsLine { end += 1 }
    rewrites += parts(of: position..<end)
  }

  private var isMember: Bool { position > 0 && tokens[position - 1].text == "." }

  /// True at the first word of a line, outside of all brackets, where a statement begins.
  private var beginsStatement: Bool {
    guard brackets[depth] == 0, tokens[position].beginsLine, !continuesLine,
      let first = self[0].unicodeScalars.first, first.properties.isAlphabetic || first == "_"
    else { return false }
    return self[1] == "." || (self[1] == "(" && !Self.modifiers.contains(self[0]))
      || Self.statements.contains(self[0]) || (self[1] == "=" && self[2] != "=")
  }

  private static let statements: Set = [
    "for", "if", "while", "do", "switch", "guard", "repeat", "defer", "throw", "try", "await",
  ]

  /// The words before the `(` of a declaration.
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "unowned",
  ]

  /// True if the line above ends inside an expression or a declaration: with a keyword, or with an
  /// operator after a space.
  private var continuesLine: Bool {
    let last = self[-1]
    if [",", ":", "=", "."].contains(last) || Self.opened.contains(last) { return true }
    var start = position - 1
    while start >= 0, Self.operators.contains(tokens[start].text) {
      let end = tokens[start].range.lowerBound
      if start == 0 || tokens[start - 1].range.upperBound < end { return true }
      start -= 1
    }
    // `try!` and `as?`
    return start >= 0 && ["try", "as"].contains(tokens[start].text)
  }

  /// The signs of operators; a `/` may end a regular expression.
  private static let operators: Set = [
    "=", ".", "+", "-", "*", "%", "&", "|", "^", "<", ">", "?", "!",
  ]
  /// The words after which a declaration or an expression goes on.
  private static let opened: Set = [
    "let", "var", "func", "where", "in", "is", "as", "try", "await", "else", "return", "throw",
  ]

  // MARK: Imports

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  private mutating func readImport() {
    var start = tokens[position].range.lowerBound
    var earlier = position - 1
    while earlier >= 0,
      tokens[earlier].text.hasPrefix("@")
        || Self.modifiers.contains(tokens[earlier].text)
    {
      start = tokens[earlier].range.lowerBound
      earlier -= 1
    }
    let line = tokens[position].line
    position += 1
    if Self.kinds.contains(self[0]) { position += 1 }
    guard position < tokens.count else { return }
    let module = self[0]
    var end = tokens[position].range.upperBound
    position += 1
    while self[0] == ".", position + 1 < tokens.count {
      end = tokens[position + 1].range.upperBound
      position += 2
    }
    imports.append((.init(module: module, line: line, isConditional: conditions > 0), start..<end))
  }

  // MARK: Previews

  /// `#Preview("Dark", traits: …) {` becomes the beginning of a function that builds the view.
  private mutating func readPreview() {
    let start = tokens[position].range.lowerBound
    position += 1
    var title: String?
    if self[0] == "(" {
      title = source.stringLiteral(from: tokens[position].range.upperBound)
      skipParentheses()
    }
    guard self[0] == "{" else { return }
    let opening = start..<tokens[position].range.upperBound
    let shown = tokens.types(inBracesAt: position)
    if self[1] == "@Previewable" { return readPreviewableView(opening, title, shown) }
    let name = "statelabPreview\(file)_\(previewCount)"
    if let end = types.endOfObjectPreview(at: position, in: tokens) {
      rewrites.append((opening, "@MainActor func \(name)() -> some View { _preview {"))
      rewrites.append((tokens[end].range, "} }"))
    } else {
      rewrites.append((opening, "@MainActor @ViewBuilder func \(name)() -> some View {"))
    }
    roots.append(.init(kind: .preview, name: name, title: title, types: shown))
  }

  private var previewCount: Int { roots.count { $0.kind == .preview } }

  /// Turns a preview with variables of its own, `@Previewable @State var …`, into a view: the
  /// variables become its properties, and the rest becomes its body.
  private mutating func readPreviewableView(
    _ opening: Range<Int>, _ title: String?, _ types: Set<String>
  ) {
    let name = "Preview\(previewCount + 1)" + (file == 0 ? "" : "OfFile\(file + 1)")
    rewrites.append((opening, "struct \(name): View {"))
    roots.append(.init(kind: .preview, name: name, title: title, types: types))
    var depth = 0
    var isDeclaring = false
    var hasVar = false
    repeat {
      switch self[0] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      position += 1
      guard depth == 1, position < tokens.count else { continue }
      if self[0] == "@Previewable" {
        isDeclaring = true
        hasVar = false
        rewrites.append((tokens[position].range, ""))
      } else if self[0] == "var" {
        hasVar = true
      } else if isDeclaring, hasVar, beginsNext {
        isDeclaring = false
        let start = tokens[position].range.lowerBound
        rewrites.append((start..<start, "var body: some View { "))
      }
    } while depth > 0 && position < tokens.count
    let end = tokens[position - 1].range
    rewrites.append((end, isDeclaring ? "var body: some View { EmptyView() } }" : "} }"))
  }

  /// True for the first token of a statement: it begins a line, and the line above is complete.
  private var beginsNext: Bool {
    if self[-1] == ";" { return true }
    guard tokens[position].beginsLine, let first = self[0].first else { return false }
    return (first.isLetter || first == "@" || first == "_") && !continuesLine
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if self[0] == "(" { depth += 1 }
      if self[0] == ")" { depth -= 1 }
      position += 1
    } while depth > 0 && position < tokens.count
  }

  // MARK: UIKit

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var x`, or `var x: AppDelegate`, gets the
  /// delegate's initializer: without Objective-C a type alone cannot create its object.
  private mutating func readAdaptor() {
    if self[1] == "(", self[3] == ".", self[4] == "self", self[5] == ")" {
      let range = tokens[position + 1].range.lowerBound..<tokens[position + 5].range.upperBound
      rewrites.append((range, "({ \(self[2])() })"))
    } else if self[1] != "(" {
      guard let colon = (1...5).first(where: { self[$0] == ":" }) else { return }
      let end = tokens[position].range.upperBound
      rewrites.append((end..<end, "({ \(self[colon + 1])() })"))
    }
  }

  /// `configuration.delegateClass = SceneDelegate.self` gets the delegate's initializer, like an adaptor.
  private mutating func readDelegateClass() {
    guard self[1] == "=", self[3] == ".", self[4] == "self" else { return }
    let range = tokens[position].range.lowerBound..<tokens[position + 4].range.upperBound
    rewrites.append((range, "_makeDelegate = { \(self[2])() }"))
  }

  /// `#selector(tick)` becomes a selector of the laboratory, with the method of the class.
  private mutating func readSelector() {
    let start = position
    position += 1
    skipParentheses()
    position -= 1
    let name = tokens[(start + 2)..<position].map(\.text)
    let path =
      switch name.first {
      // A property has no method.
      case "getter", "setter", nil: ""
      case _ where name.contains("as"): ""
      case "self" where name.count(where: { $0 == "." }) > 1: Self.method(name)
      case "self": "Self" + name.dropFirst().joined()
      case let first? where first.first?.isUppercase == true: name.joined()
      case _ where name.dropFirst().first == ".": Self.method(name)
      default: "Self." + name.joined()
      }
    let text = path.isEmpty ? "Selector(\"\")" : "Selector(\"\(path)\", \(path))"
    rewrites.append(
      (tokens[start].range.lowerBound..<tokens[position].range.upperBound, text))
  }

  /// The method of the class of `model` for `model.tick`.
  private static func method(_ path: [String]) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path.joined() }
    return "type(of: \(path[..<dot].joined()))" + path[dot...].joined()
  }

  // MARK: Types

  /// `struct Name<…>: A, B where … {`
  private mutating func readType() {
    position += 1
    let name = self[0]
    var isGeneric = false
    var inherited: Set<String> = []
    var isInherited = false
    while position < tokens.count, self[0] != "{" {
      if self[0] == "<", !isInherited { isGeneric = true }
      if self[0] == "where" { isInherited = false }
      if isInherited { inherited.insert(self[0]) }
      if self[0] == ":", !isGeneric || self[-1] == ">" { isInherited = true }
      position += 1
    }
    if isGeneric { return }
    if inherited.contains("App") { roots.append(.init(kind: .app, name: name)) }
    if inherited.contains("PreviewProvider") {
      roots.append(
        .init(
          kind: .previewProvider, name: name, title: name,
          types: tokens.types(inBracesAt: position)))
    }
    if inherited.contains("UIApplicationDelegate") {
      roots.append(.init(kind: .appDelegate, name: name))
    }
    if !inherited.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) {
      roots.append(.init(kind: .sceneDelegate, name: name))
    }
    if inherited.contains("View") { roots.append(.init(kind: .view, name: name)) }
    if inherited.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }) {
      roots.append(.init(kind: .viewController, name: name))
    }
  }
}
