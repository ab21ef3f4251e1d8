/// The words around `let` and `var`, for the edits of a property's declaration.
extension Declarations {
  /// True if an attribute for a property wrapper may stand before the declaration: the declaration
  /// names one property, and no modifier excludes wrappers.
  func mayHaveWrapper(_ property: PropertyDeclaration) -> Bool {
    !declaresSeveral(property)
      && Set(property.attributes).isDisjoint(with: [
        "lazy", "weak", "unowned", "nonisolated", "override", "static",
      ])
  }

  /// True for `var width = 0, height = 0`: an attribute would belong to all names.
  func declaresSeveral(_ property: PropertyDeclaration) -> Bool {
    let file = files[property.file]
    guard let keyword = keyword(of: property) else { return false }
    // `var width, height: Int`
    if file[keyword + 2] == "," { return true }
    var depth = 0
    for index in property.tokens where index > keyword + 1 {
      switch file[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0 && ["=", ":"].contains(file[index + 2]): return true
      default: break
      }
    }
    return false
  }

  /// The edits that replace the wrapper of a property by one whose value has no setter, such as
  /// `@StateObject`: `@ObservedObject fileprivate(set) var` becomes `@StateObject private var`. Empty where
  /// the declaration allows no edit.
  func edits(
    replacingWrapperOf property: PropertyDeclaration, with wrapper: String, isPrivate: Bool
  ) -> [Fix.Edit] {
    let file = files[property.file]
    guard let old = property.wrapperTokens, mayHaveWrapper(property) else { return [] }
    let levels = accessLevels(of: property)
    let isAlready = levels.contains {
      !$0.isOfSetter && ["private", "fileprivate"].contains(file[$0.tokens.lowerBound])
    }
    let isAdded = isPrivate && !isAlready
    var edits = [
      Fix.Edit(
        file: file.path, range: file.tokens[old.lowerBound].range,
        text: isAdded && levels.isEmpty ? wrapper + " private" : wrapper)
    ]
    for (number, level) in levels.enumerated() {
      if isAdded, number == 0 {
        edits.append(
          Fix.Edit(file: file.path, range: file.bytes(of: level.tokens), text: "private"))
      } else if isAdded || level.isOfSetter {
        edits.append(file.removal(of: level.tokens))
      }
    }
    return edits
  }

  /// The access levels of a property: the tokens of `public`, and those of `fileprivate(set)`.
  private func accessLevels(
    of property: PropertyDeclaration
  ) -> [(tokens: Range<Int>, isOfSetter: Bool)] {
    let file = files[property.file]
    let words: Set = ["private", "fileprivate", "internal", "public", "open"]
    guard let keyword = keyword(of: property) else { return [] }
    var levels: [(tokens: Range<Int>, isOfSetter: Bool)] = []
    for index in property.tokens where index < keyword && words.contains(file[index]) {
      let isOfSetter = file[index + 1] == "(" && file[index + 2] == "set"
      levels.append((index..<(index + (isOfSetter ? 4 : 1)), isOfSetter))
    }
    return levels
  }

  /// The position of `let` or `var`.
  func keyword(of property: PropertyDeclaration) -> Int? {
    property.tokens.first { files[property.file][$0] == property.keyword }
  }
}

extension SourceFile {
  /// The edit that takes tokens out, with one space behind them.
  fileprivate func removal(of range: Range<Int>) -> Fix.Edit {
    let bytes = bytes(of: range)
    let hasSpace =
      self.bytes.indices.contains(bytes.upperBound)
      && self.bytes[bytes.upperBound] == UInt8(ascii: " ")
    return Fix.Edit(
      file: path, range: bytes.lowerBound..<(bytes.upperBound + (hasSpace ? 1 : 0)), text: "")
  }
}
