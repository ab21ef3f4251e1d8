// Agreement of a word with a number, as `^[\(count) apple](inflect: true)` asks for it.

extension String {
  /// A phrase whose last word agrees with the number in it: `3 apples`.
  var inflected: String {
    let number = drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    let length = reversed().prefix { $0.isLetter }.count
    guard !number.isEmpty, number != "1", length > 0 else { return self }
    return dropLast(length) + String(suffix(length)).plural
  }

  /// An English word in the plural; Apple's list of those that are formed otherwise is longer.
  private var plural: String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
      "tooth": "teeth", "mouse": "mice", "leaf": "leaves", "life": "lives",
    ]
    if let plural = irregular[self] { return plural }
    let isAfterVowel = dropLast().last.map { "aeiou".contains($0) } ?? true
    if hasSuffix("y"), !isAfterVowel { return dropLast() + "ies" }
    return self + (["s", "x", "z", "ch", "sh"].contains { hasSuffix($0) } ? "es" : "s")
  }
}
