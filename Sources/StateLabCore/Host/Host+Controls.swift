extension Host {
  /// A control on the screen, for tools in which a person operates a host.
  @_spi(Controls) public struct Control: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
      case button, textField, toggle, picker, draggable
      /// The line for the rows further down.
      case rest
    }

    public let kind: Kind
    public let label: String
    /// Other names that an action accepts for the control: of a shape, the name without the color, and
    /// of a view to drag or press, the labels of the controls inside.
    public let otherNames: [String]
    /// The title of the page to which a back button leads; nil for other controls.
    public let pageTitle: String?
    /// The line of the program that makes the control.
    public let source: CodeLocation
    /// The position, from 1, among controls of the same kind and label; nil for a single control.
    public let occurrence: Int?
    /// The screen line of the control, counted from 0.
    public let line: Int?
    /// The options of a picker.
    public let choices: [String]
    /// The text in a field, for a person who continues it; nil if typing starts with an empty text.
    public let text: String?
    /// True if Return submits the text.
    public let submits: Bool
    /// True if the program gives the control the focus.
    public let hasFocus: Bool
    /// True if a person is typing in the control, which then has the keyboard.
    public let isEdited: Bool
    /// True for a field that receives each letter, false for a value that is entered as a whole.
    public let takesLetters: Bool
    /// False if the screen does not show that the control reacts to a tap.
    public let looksLikeControl: Bool
    /// True for a gesture of two taps or more.
    public let takesSeveralTaps: Bool
    /// False for a control that does not react.
    public let isEnabled: Bool
  }

  /// The controls that a person can use, in their order on the screen.
  @_spi(Controls) public var controls: [Control] { allControls.filter(\.isEnabled) }

  /// The controls with those that do not react, in their order on the screen.
  @_spi(Controls) public var allControls: [Control] {
    guard !graph.isUpdating, graph.failure == nil, sceneActivity.isInUse else { return [] }
    let drawn = drawn(on: Screen()).controls
    let names = drawn.map { Name($0.control) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var occurrences: [Name: Int] = [:]
    return drawn.indices.map { index in
      StepCounter.count()
      let name = names[index]
      occurrences[name, default: 0] += 1
      return Control(
        kind: name.kind, label: name.label, otherNames: drawn[index].otherNames,
        pageTitle: drawn[index].pageTitle?(),
        source: drawn[index].origin.location,
        occurrence: counts[name] == 1 ? nil : occurrences[name],
        line: drawn[index].line, choices: drawn[index].control.choices,
        text: drawn[index].text, submits: drawn[index].submit != nil,
        hasFocus: drawn[index].focus?.isHeld() ?? false, isEdited: drawn[index].isEdited,
        takesLetters: drawn[index].control.isTextField,
        looksLikeControl: drawn[index].looksLikeControl,
        takesSeveralTaps: drawn[index].takesSeveralTaps, isEnabled: drawn[index].isEnabled)
    }
  }

  private struct Name: Hashable {
    let kind: Control.Kind
    let label: String

    init(_ control: Screen.Control) {
      label = control.label
      kind =
        switch control {
        case .button: .button
        case .textField, .valueField: .textField
        case .toggle: .toggle
        case .picker: .picker
        case .draggable: .draggable
        case .rest: .rest
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
