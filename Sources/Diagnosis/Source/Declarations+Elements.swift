/// The elements that the closure of a `ForEach` or a `List` receives.
extension Declarations {
  /// True for the period of `note.title`, if the value before the period is an element of
  /// `ForEach(model.notes)`, and the elements are structs that store the member.
  func isMemberOfElement(at period: Int, ofFile number: Int) -> Bool {
    let file = files[number]
    let base = file[period - 1]
    guard file[period - 2] != ".", let list = file.list(passing: base, at: period - 1) else {
      return false
    }
    let properties = types.flatMap(\.properties).filter { $0.name == file[list] }
    return !properties.isEmpty
      && properties.allSatisfy { property in
        let value = property.initialValue.map { text($0, ofFile: property.file) } ?? []
        let elements = (property.typeTokens + value).compactMap(type)
        return !property.isComputed && !elements.isEmpty
          && elements.allSatisfy { element in
            element.keyword == "struct"
              && self.property(file[period + 1], of: element.name)?.isComputed == false
          }
      }
  }
}

extension SourceFile {
  /// The position of `notes` in `ForEach(model.notes) { note in … }`, for `note` at a position in the
  /// closure.
  fileprivate func list(passing element: String, at position: Int) -> Int? {
    var inner = position
    while let brace = openBrackets(around: inner).last, self[brace] == "{" {
      inner = brace
      let isParameter =
        self[brace + 1] == element && self[brace + 2] == "in"
        || self[brace + 1] == "$" + element && self[brace + 2] == "in"
        || self[brace + 1] == "$" && self[brace + 2] == element && self[brace + 3] == "in"
      guard isParameter else { continue }
      let isHidden = (brace..<position).contains {
        ["let", "var"].contains(self[$0]) && self[$0 + 1] == element
      }
      guard !isHidden, self[brace - 1] == ")",
        let open = (0..<brace).last(where: { self[$0] == "(" && end(ofBracketAt: $0) == brace }),
        ["ForEach", "List"].contains(self[open - 1])
      else { return nil }
      let stop = (open + 1..<brace).first { [",", ")", "(", "["].contains(self[$0]) }
      guard let stop, [",", ")"].contains(self[stop]) else { return nil }
      return stop - 1
    }
    return nil
  }
}
