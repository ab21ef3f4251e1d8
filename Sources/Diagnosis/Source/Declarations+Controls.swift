/// A control that shows a value through a binding: `Toggle("Sound", isOn: $isOn)`.
struct BoundControl: Hashable {
  enum Kind: String, CaseIterable {
    case toggle = "Toggle"
    case picker = "Picker"
    case datePicker = "DatePicker"

    /// The label of the argument with the binding.
    var bindingLabel: String { self == .toggle ? "isOn" : "selection" }
  }

  let kind: Kind
  /// The title, where the source has its text; nil for a title that the program computes.
  let title: String?
}

extension Declarations {
  /// The controls in the code of a view that show the value of a binding, such as `$item.isDone`.
  func controls(showing binding: String, in type: TypeDeclaration) -> [BoundControl] {
    let code = code(of: type)
    return BoundControl.Kind.allCases.flatMap { kind in
      calls(of: kind.rawValue).filter { call in
        code.contains { $0.contains(call.start, ofFile: call.file) }
          && argument(kind.bindingLabel, of: call).map { tokens in
            let words = text(tokens, ofFile: call.file)
            return words.joined() == binding || words.joined() == "self." + binding
          } == true
      }.map { BoundControl(kind: kind, title: title(of: $0)) }
    }
  }

  /// The titles of all controls of a kind; nil for each title that the program computes.
  func titles(of kind: BoundControl.Kind) -> [String?] {
    calls(of: kind.rawValue).map(title)
  }

  /// The text of `Toggle("Sound", isOn: …)` or `Toggle(isOn: …) { Text("Sound") }`.
  private func title(of call: Call) -> String? {
    let file = files[call.file]
    if file[call.start + 4] == ",", let title = file.literal(at: call.start + 2) { return title }
    let words = [0, 1, 2, 5, 6].map { file[call.end + $0] }
    guard file[call.start + 3] == ":", words == ["{", "Text", "(", ")", "}"] else { return nil }
    return file.literal(at: call.end + 3)
  }
}

extension SourceFile {
  /// True for `name`, `self.name` or `$name`, and not for the label `name:` or another value's `.name`.
  func uses(_ name: String, at index: Int) -> Bool {
    guard [name, "$" + name].contains(self[index]) else { return false }
    let isLabel = self[index + 1] == ":" && ["(", ","].contains(self[index - 1])
    let isOfOther = self[index - 1] == "." && self[index - 2] != "self"
    return !isLabel && !isOfOther
  }

  /// True for the name in the binding of a control: `isOn: $name`, `selection: self.$name`.
  func isBoundByControl(_ index: Int) -> Bool {
    var start = self[index - 1] == "$" ? index - 1 : index
    guard self[start].first == "$" else { return false }
    if self[start - 1] == ".", self[start - 2] == "self" { start -= 2 }
    return self[start - 1] == ":"
      && BoundControl.Kind.allCases.contains { $0.bindingLabel == self[start - 2] }
  }

  /// The text of the string literal whose quotes are this token and the next; nil for other code, for
  /// an empty literal, and for a literal with escapes.
  fileprivate func literal(at index: Int) -> String? {
    guard self[index] == "\"", self[index + 1] == "\"" else { return nil }
    let range = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
    guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.contains("\\") ? nil : text
  }
}
