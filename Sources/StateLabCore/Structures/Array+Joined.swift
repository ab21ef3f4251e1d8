extension [String] {
  /// The texts one after the other, with the separator between two.
  ///
  /// It stands in for the standard library's, which is generic: at the first call of that one the
  /// runtime searches all conformances of the program for that of `Array` to `Collection`. Slices and
  /// lazy sequences still call it.
  package func joined(separator: String = "") -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
