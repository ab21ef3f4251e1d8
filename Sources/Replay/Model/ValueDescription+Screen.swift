import StateLabCore

extension ValueDescription {
  /// The lines of a text with several lines, which is clearer than `"a\nb"`.
  public var screen: [String]? {
    guard let text, text.contains("\n") else { return nil }
    return Screen.lines(of: text)
  }
}
