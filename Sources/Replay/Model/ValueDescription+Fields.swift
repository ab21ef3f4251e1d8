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

  /// The only field that differs between this value and another one of the type, with both values; nil
  /// for any other values.
  package func onlyDifference(from other: Self) -> FieldValue? {
    let (own, others) = (fields, other.fields)
    guard own.map(\.name) == others.map(\.name),
      literal.prefix(while: { $0 != "(" }) == other.literal.prefix(while: { $0 != "(" })
    else { return nil }
    let different = zip(own, others).filter { $0.value != $1.value }
    guard different.count == 1, let (field, old) = different.first else { return nil }
    return FieldValue(name: field.name, value: field.value, old: old.value)
  }

  /// An element of an array in short: its first field other than its id, such as `"bread"` of
  /// `Card(id: 4F45…, word: "bread")`.
  package var nameOfElement: String {
    fields.first { $0.name != "id" }?.value.brief ?? brief
  }
}
