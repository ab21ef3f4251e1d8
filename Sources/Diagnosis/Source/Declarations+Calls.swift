extension Declarations {
  /// An argument of a call: its label, and the tokens of its value.
  struct Argument {
    /// Nil for an argument without a label.
    let label: String?
    let tokens: Range<Int>
  }

  /// The arguments between the parentheses of a call.
  func arguments(of call: Call) -> [Argument] {
    let file = files[call.file]
    return file.parts(ofBracketAt: call.start + 1).map { part in
      let isLabeled = part.count > 2 && file[part.lowerBound + 1] == ":"
      return Argument(
        label: isLabeled ? file[part.lowerBound] : nil,
        tokens: isLabeled ? (part.lowerBound + 2)..<part.upperBound : part)
    }
  }

  /// The names that the arguments of a call have in the bodies of the type's initializers. With the
  /// memberwise initializer, a label is a property.
  func name(of argument: Argument, at position: Int, in body: Code) -> String? {
    let parameters = parameters(of: body)
    guard parameters.indices.contains(position) else { return nil }
    if let label = argument.label { return parameters.first { $0.first == label }?.last }
    return parameters[position].last
  }

  /// The label and the name of each parameter of the initializer or function with this body; one word
  /// where a parameter has no label, or has its name as the label.
  func parameters(of body: Code) -> [[String]] {
    let file = files[body.file]
    let brace = body.tokens.lowerBound
    // A default value may be `.init()`.
    let starts = (0..<brace).filter { ["init", "func"].contains(file[$0]) && file[$0 - 1] != "." }
    guard let start = starts.last,
      let open = (start..<brace).first(where: { file[$0] == "(" })
    else { return [] }
    // `recipe: Recipe`, `_ recipe: Recipe`, `for recipe: Recipe`
    return file.parts(ofBracketAt: open).map { part in
      part.prefix { file[$0] != ":" }.map { file[$0] }.filter { $0 != "_" && !$0.hasPrefix("@") }
    }
  }
}

extension SourceFile {
  /// The parts between the commas of a bracket.
  fileprivate func parts(ofBracketAt open: Int) -> [Range<Int>] {
    let end = end(ofBracketAt: open) - 1
    var parts: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < end {
      if self[index] == "," {
        parts.append(start..<index)
        start = index + 1
      }
      index = ["(", "[", "{"].contains(self[index]) ? self.end(ofBracketAt: index) : index + 1
    }
    if start < end { parts.append(start..<end) }
    return parts
  }
}
