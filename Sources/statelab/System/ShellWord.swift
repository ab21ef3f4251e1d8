extension String {
  /// The text as one word of a POSIX shell, in quotes if necessary.
  var inShell: String {
    let isPlain = utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "-_./:".contains(character))
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
