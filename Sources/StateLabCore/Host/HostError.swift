/// The reason for which a host could not play an action.
public enum HostError: Error, Hashable {
  /// No control of this kind has this label; `onScreen` lists the labels on the screen.
  case noControl(kind: String, label: String, onScreen: [String])
  /// No control of this kind with this label was found within this number of screens.
  case tooFarDown(kind: String, label: String, screens: Int)
  /// All rows are on the screen, so there is nothing to scroll to.
  case nothingFurtherDown
  /// The control with this label is of another kind, a text field.
  case takesText(kind: String, label: String, expected: String)
  /// Several controls have this label, and no `occurrence` selects one.
  case ambiguous(kind: String, label: String, count: Int)
  /// Fewer controls have this label.
  case noOccurrence(Int, kind: String, label: String, count: Int)
  /// The control is disabled by `disabled(_:)`.
  case disabled(kind: String, label: String)
  /// The link is in a row of a list in edit mode, where a tap has no effect; `endedBy` is the label of the
  /// button that ends edit mode; nil if the screen has no such button.
  case inEditMode(label: String, endedBy: String?)
  /// A person selects the row only while its list is in edit mode; `begunBy` is the label of the button
  /// that begins edit mode; nil if the screen has no such button.
  case selectedInEditMode(row: String, begunBy: String?)
  /// The picker has no such option; `choices` lists its options.
  case noChoice(String, label: String, choices: [String])
  /// No field has the keyboard any more, after this part of the text was typed.
  case keyboardIsGone(typed: String, label: String)
  /// The app is in this phase, in which a person cannot use it.
  case notInFront(ScenePhase)
  /// The text is no valid value for the control.
  case notAccepted(String, label: String, expected: String)
  /// The host has stopped, for example with W13.
  case stopped(String)
  /// A body called the host that runs it: a body cannot play actions.
  case updating
  /// ``Host/unmount()`` has removed the root.
  case unmounted
}

extension HostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noControl(let kind, let label, let onScreen):
      let known =
        onScreen.isEmpty
        ? "The screen has no \(kind)."
        : "The screen has: \(Self.list(onScreen))."
      return "No \(kind) is labeled \"\(label)\". \(known)"
    case .tooFarDown(let kind, let label, let screens):
      return """
        No \(kind) labeled "\(label)" came, scrolling down \(screens) screens. Check the label, or \
        scroll further.
        """
    case .nothingFurtherDown: return "There is nothing to scroll to: all rows are on the screen."
    case .takesText(let kind, let label, let expected):
      return "\"\(label)\" is no \(kind): a person enters \(expected) there."
    case .ambiguous(let kind, let label, let count):
      return """
        \(count) controls of the kind \(kind) are labeled "\(label)". Pass `occurrence:` to say \
        which one, counted from 1.
        """
    case .noOccurrence(let occurrence, let kind, let label, let count):
      return """
        There is no occurrence \(occurrence) of the \(kind) "\(label)": the screen has \(count), \
        counted from 1.
        """
    case .disabled(let kind, let label):
      return "The \(kind) \"\(label)\" is disabled, so it does not react."
    case .selectedInEditMode(let row, let edit):
      let next = edit.map { " Tap \"\($0)\" first." } ?? ""
      return "A tap selects the row \"\(row)\" only while its list is in edit mode.\(next)"
    case .inEditMode(let label, let done):
      let next = done.map { "Tap \"\($0)\" first." } ?? "End edit mode first."
      return
        "The link \"\(label)\" does not push its page while its list is in edit mode. \(next)"
    case .noChoice(let choice, let label, let choices):
      return "The picker \"\(label)\" has no choice \"\(choice)\". It has: \(Self.list(choices))."
    case .keyboardIsGone(let typed, let label):
      return """
        After "\(typed)" in "\(label)" no field has the keyboard: the program took the focus away, \
        or made the field anew. The other letters are lost.
        """
    case .notInFront(let phase):
      return
        "The app is \(phase == .inactive ? "inactive" : "in the background"), so no action can use it."
    case .notAccepted(let text, let label, let expected):
      return "\"\(text)\" cannot be entered into \"\(label)\": it takes \(expected)."
    case .stopped(let reason): return "The host has stopped: \(reason)"
    case .updating:
      return """
        The host was played from inside its own update. Move the call out of `body` and `update()`.
        """
    case .unmounted: return "Nothing is mounted: the root was unmounted."
    }
  }

  /// `"Add", "flag" ×12, and 3 more`: equal labels once, and no more of them than a person reads.
  private static func list(_ labels: [String]) -> String {
    var counts: [String: Int] = [:]
    var distinct: [String] = []
    for label in labels {
      if counts[label] == nil { distinct.append(label) }
      counts[label, default: 0] += 1
    }
    let shown = distinct.prefix(mostLabels).map { label in
      let count = counts[label] ?? 1
      return count == 1 ? "\"\(label)\"" : "\"\(label)\" ×\(count)"
    }
    let hidden = distinct.count - shown.count
    return shown.joined(separator: ", ") + (hidden > 0 ? ", and \(hidden) more" : "")
  }

  private static let mostLabels = 20
}

extension HostError {
  /// True if the control may be further down.
  var isOfAbsence: Bool {
    switch self {
    case .noControl, .noOccurrence: true
    default: false
    }
  }
}
