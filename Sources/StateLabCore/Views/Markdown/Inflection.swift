// Agreement of a word with a number, for `^[\(count) apple](inflect: true)`.

extension String {
  /// A phrase whose last word agrees with the number in it: `3 apples`.
  var inflected: String {
    let number = drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    let length = reversed().prefix { $0.isLetter }.count
    guard !number.isEmpty, number != "1", length > 0 else { return self }
    return dropLast(length) + String(suffix(length)).plural
  }

  /// The plural of an English word; Apple's list of irregular plurals is longer.
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
