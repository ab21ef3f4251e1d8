extension String {
  /// The elements of a literal `[1, [2, 3], "a, b"]`; nil for another literal, and for one that was
  /// cut.
  package var literalElements: [String]? {
    guard first == "[", last == "]", !contains("…") else { return nil }
    if self == "[]" || self == "[:]" { return [] }
    var elements: [String] = []
    var element = ""
    var depth = 0
    // `<` after a name opens the arguments of a generic type: `WritableKeyPath<Person, Bool>`.
    var generics = 0
    var (isInString, isEscaped) = (false, false)
    for character in dropFirst().dropLast() {
      if isInString {
        (isInString, isEscaped) = (
          character != "\"" || isEscaped, character == "\\" && !isEscaped
        )
      } else {
        switch character {
        case "\"": isInString = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "<" where element.last.map { $0.isLetter || $0.isNumber || $0 == "_" } == true:
          generics += 1
        case ">" where generics > 0 && element.last != "-": generics -= 1
        case "," where depth == 0 && generics == 0:
          elements.append(element)
          element = ""
          continue
        case " " where element.isEmpty: continue
        default: break
        }
      }
      element.append(character)
    }
    return depth == 0 && !isInString ? elements + [element] : nil
  }
}
