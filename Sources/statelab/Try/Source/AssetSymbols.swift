import Course

/// The symbols that Xcode generates for asset catalogs: `Image(.doodle)` is the image "doodle".
///
/// A catalog in the program's folder declares its symbols. Any other symbol that the program uses
/// is declared, too, because the program may lack its catalog.
struct AssetSymbols: Hashable {
  /// The names of images and of colors in the catalogs, by their symbols.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  /// The symbols that the catalogs declare. These symbols extend more types.
  private var namedColors: [String: String] = [:]
  private var namedImages: [String: String] = [:]
  /// The static members that the program declares in the types with symbols.
  private var declared: Set<String> = []

  /// The symbols that a file uses.
  init(usedIn tokens: [SwiftToken]) {
    for index in tokens.indices.dropLast() where tokens[index + 1].text == "(" {
      switch tokens[index].text {
      case "Image", "UIImage", "ImageResource":
        for symbol in tokens.members(inCallAt: index) { images[symbol] = symbol }
      case "Color", "UIColor", "ColorResource":
        for symbol in tokens.members(inCallAt: index) { colors[symbol] = symbol }
      default: break
      }
    }
    declared = tokens.staticMembers
  }

  /// The symbols of a program.
  ///
  /// - Parameter paths: The program's files and folders.
  init(of files: [UserFile], in paths: [String]) {
    for assets in files.map(\.assets) {
      images.merge(assets.images) { first, _ in first }
      colors.merge(assets.colors) { first, _ in first }
      declared.formUnion(assets.declared)
    }
    for set in paths.flatMap(Self.sets) {
      guard let dot = set.lastIndex(of: ".") else { continue }
      let name = String(set[..<dot])
      // Without a letter or a digit, a name has no symbol.
      guard name.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      if set.hasSuffix(".imageset") {
        namedImages[Self.symbol(name, without: "Image")] = name
      } else {
        namedColors[Self.symbol(name, without: "Color")] = name
      }
    }
    images.merge(namedImages) { _, named in named }
    colors.merge(namedColors) { _, named in named }
  }

  /// The names of the sets in the catalogs of a folder, or beside a file: `doodle.imageset`.
  private static func sets(of path: String) -> [String] {
    let isFolder = Files.isFolder(path)
    let folder = isFolder ? path : Files.folder(of: path)
    let catalogs = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }
    let files =
      isFolder
      ? FolderContents(of: folder).files
      : catalogs.flatMap { FolderContents(of: "\(folder)/\($0)").files }
    return files.filter { $0.contains(".xcassets/") }.flatMap { $0.split(separator: "/") }
      .filter { $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") }.map(String.init)
  }

  /// The symbol that Xcode generates for a name: `myIcon` for "my-icon", `accent` for
  /// "AccentColor".
  static func symbol(_ name: String, without suffix: String) -> String {
    let end = name.count > suffix.count && name.hasSuffix(suffix) ? suffix.count : 0
    let words = name.dropLast(end).split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "_" }
    let capitals = first.prefix { $0.isUppercase }.count
    // `URLIcon` becomes `urlIcon`.
    let lowered = capitals < 2 || capitals == first.count ? capitals : capitals - 1
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let symbol = ([start] + rest).joined()
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  // MARK: The generated file

  /// The code that declares the symbols; empty for none. The compiler prefers any other declaration
  /// of a symbol, so the code cannot break a correct program.
  var code: String {
    let blocks = [
      block("ImageResource", images) { "ImageResource(name: \($0), bundle: .main)" },
      block("ColorResource", colors) { "ColorResource(name: \($0), bundle: .main)" },
      block("UIImage", namedImages) { "UIImage(resource: .init(name: \($0), bundle: .main))" },
      block("UIColor", namedColors) { "UIColor(resource: .init(name: \($0), bundle: .main))" },
      block("Color", namedColors) { "Color(\($0))" },
      block("ShapeStyle where Self == Color", of: "Color", namedColors) { "Color(\($0))" },
    ].filter { !$0.isEmpty }
    return blocks.isEmpty ? "" : "import StateLabUI\n" + blocks.joined()
  }

  private func block(
    _ extended: String, of type: String? = nil, _ symbols: [String: String],
    value: (String) -> String
  ) -> String {
    let members = symbols.filter { !declared.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "  @_disfavoredOverload nonisolated static var `\($0.key)`: \(type ?? extended) "
        + "{ \(value(String(reflecting: $0.value))) }\n"
    }
    return members.isEmpty ? "" : "extension \(extended) {\n\(members.joined())}\n"
  }
}

extension [SwiftToken] {
  /// The implicit members among the arguments of a call: `doodle` in `Image(.doodle)`, and both
  /// names in `Image(isOn ? .sun : .moon)`.
  fileprivate func members(inCallAt start: Int) -> [String] {
    var depth = 0
    var members: [String] = []
    for index in indices.dropFirst(start + 1).dropLast() {
      depth += self[index].nesting
      if depth <= 0 { break }
      guard depth == 1, index + 2 < count, self[index].text == ".",
        ["(", "?", ":"].contains(self[index - 1].text),
        [")", ":", "?"].contains(self[index + 2].text), !hasOtherLabel(before: index),
        let first = self[index + 1].text.first, first.isLetter || first == "_"
      else { continue }
      members.append(self[index + 1].text)
    }
    return members
  }

  /// True after a label such as `uiColor:`, where a symbol cannot occur.
  private func hasOtherLabel(before index: Int) -> Bool {
    self[index - 1].text == ":" && index > 2 && ["(", ","].contains(self[index - 3].text)
      && self[index - 2].text != "resource"
  }

  /// The names after `static let`, `static var`, and `static func` in the extensions of the types
  /// with symbols.
  fileprivate var staticMembers: Set<String> {
    var names: Set<String> = []
    for start in indices.dropLast(2) where self[start].text == "extension" {
      guard Self.typesWithSymbols.contains(self[start + 1].text) else { continue }
      var depth = 0
      for index in indices.dropFirst(start + 2).dropLast(2) {
        depth += self[index].nesting
        if depth == 0, self[index].text == "}" { break }
        if self[index].text == "static", ["let", "var", "func"].contains(self[index + 1].text) {
          names.insert(self[index + 2].text)
        }
      }
    }
    return names
  }

  private static var typesWithSymbols: Set<String> {
    ["ImageResource", "ColorResource", "UIImage", "UIColor", "Color", "ShapeStyle", "Image"]
  }
}
