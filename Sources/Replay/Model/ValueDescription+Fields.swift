import StateLabCore

extension ValueDescription {
  /// `score` = 1 of `Game(score: 1)`.
  package var fields: [FieldValue] {
    guard let open = literal.firstIndex(of: "("), literal.hasSuffix(")") else { return [] }
    let inner = literal[literal.index(after: open)...].dropLast()
    return "[\(inner)]".literalElements?.compactMap { element in
      guard let colon = element.firstRange(of: ": ") else { return nil }
      return FieldValue(
        name: String(element[..<colon.lowerBound]),
        value: .literal(String(element[colon.upperBound...])))
    } ?? []
  }

  /// An element of an array in short: its first field other than its id, such as `"bread"` of
  /// `Card(id: 4F45…, word: "bread")`.
  package var nameOfElement: String {
    fields.first { $0.name != "id" }?.value.brief ?? brief
  }
}
