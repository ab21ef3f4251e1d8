extension Host {
  /// A control on the screen, for whoever lets a person use it.
  @_spi(Controls) public struct Control: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
      case button, textField, toggle, picker
      /// The line that stands for the rows further down.
      case rest
    }

    public let kind: Kind
    public let label: String
    /// Its position, from 1, among controls of the same kind and label; nil where there is no
    /// other.
    public let occurrence: Int?
    /// The line of the screen that it is on, counted from 0.
    public let line: Int?
    /// The choices of a picker.
    public let choices: [String]
    /// The text in a field, for a person who types on; nil where they begin anew.
    public let text: String?
    /// True if the key that ends a text submits it.
    public let submits: Bool
    /// True if the program says that it has the focus.
    public let hasFocus: Bool
    /// True if it has the keyboard, because somebody types in it.
    public let isEdited: Bool
    /// True for a field in which each letter counts, false for a value that is entered at once.
    public let takesLetters: Bool
    /// False where nothing on the screen shows that a tap does something.
    public let looksLikeControl: Bool
  }

  /// The controls that a person can use on the screen, in the order in which they stand there.
  @_spi(Controls) public var controls: [Control] {
    guard !graph.isUpdating, graph.failure == nil, sceneActivity.isInUse else { return [] }
    let drawn = drawn().controls
    let names = drawn.map { Name($0.control) }
    return drawn.indices.compactMap { index in
      guard drawn[index].isEnabled else { return nil }
      let name = names[index]
      let alike = names.indices.filter { names[$0] == name }
      return Control(
        kind: name.kind, label: name.label,
        occurrence: alike.count > 1 ? (alike.firstIndex(of: index) ?? 0) + 1 : nil,
        line: drawn[index].line, choices: drawn[index].control.choices,
        text: drawn[index].text, submits: drawn[index].submit != nil,
        hasFocus: drawn[index].focus?.isHeld() ?? false, isEdited: drawn[index].isEdited,
        takesLetters: drawn[index].control.isTextField,
        looksLikeControl: drawn[index].looksLikeControl)
    }
  }

  private struct Name: Equatable {
    let kind: Control.Kind
    let label: String

    init(_ control: Screen.Control) {
      switch control {
      case .button(let label, _): (kind, self.label) = (.button, label)
      case .textField(let label, _), .valueField(let label, _, _):
        (kind, self.label) = (.textField, label)
      case .toggle(let label, _): (kind, self.label) = (.toggle, label)
      case .picker(let label, _, _): (kind, self.label) = (.picker, label)
      case .rest(let label, _): (kind, self.label) = (.rest, label)
      }
    }
  }
}

extension Screen.Control {
  fileprivate var isTextField: Bool { if case .textField = self { true } else { false } }

  fileprivate var choices: [String] {
    if case .picker(_, let choices, _) = self { choices } else { [] }
  }
}
