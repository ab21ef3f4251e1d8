import StateLabCore

extension String {
  /// A word of the user's in quotes, so that spaces and characters without width are visible; only
  /// the start of a very long word.
  package var quoted: String {
    let most = 200
    let text = count > most ? describe(String(prefix(most))) + "…" : describe(self)
    return text.withVisibleFormats
  }

  /// The text with Swift escapes for characters that change the text's direction or take no room.
  /// The joiner inside an emoji stays.
  fileprivate var withVisibleFormats: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { character in
      let scalars = character.unicodeScalars
      let isEmoji = scalars.count > 1 && scalars.first?.properties.isEmoji == true
      return scalars.map { scalar in
        scalar.properties.generalCategory == .format && !(isEmoji && scalar == "\u{200D}")
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }.joined()
    }.joined()
  }
}
