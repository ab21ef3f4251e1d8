extension Int {
  /// `1 lesson`, `2 lessons`
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
