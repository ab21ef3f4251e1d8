extension TextEditor {
  /// A field for a text with attributes. An edit keeps the attributes of the other letters.
  public init(text: Binding<AttributedString>, fileID: String = #fileID, line: Int = #line) {
    self.init(text: text.letters, fileID: fileID, line: line)
  }
}

extension AttributedString {
  /// The text without attributes. A new text replaces only the letters that differ.
  fileprivate var letters: String {
    get { String(characters) }
    set {
      let prefix = zip(characters, newValue).prefix { $0 == $1 }.count
      let old = characters.dropFirst(prefix)
      let new = newValue.dropFirst(prefix)
      let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      let replaced = old.startIndex..<old.index(old.endIndex, offsetBy: -suffix)
      characters.replaceSubrange(replaced, with: new.dropLast(suffix))
    }
  }
}
