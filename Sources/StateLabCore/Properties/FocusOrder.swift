/// The focus that a control can have: asked for, taken and left.
struct ControlFocus {
  let isHeld: () -> Bool
  let take: () -> Void
  let leave: () -> Void
  /// True once a program has ended what a person types; without it, once the focus is not held.
  var isEnded: (() -> Bool)? = nil
}

/// A field among those of its host.
@MainActor
final class FocusField: ListedObserver {
  var focus: ControlFocus
  var listPosition = 0

  init(_ focus: ControlFocus) { self.focus = focus }
}

extension Graph {
  /// The fields of the tree that can have the focus.
  var focusOrder: FocusOrder { attachment() }
}

/// The fields of a host that know of their focus, in front of the screen and behind it, and the one
/// that a person types in.
@MainActor
final class FocusOrder: GraphAttachment {
  private var fields = ObserverList<FocusField>()
  private var editing: Editing?
  /// The number of writes to the focus so far, of equal values too: a program may ask to keep it.
  var writes = 0

  /// A field between the first text that is entered and the end of the editing: at Return, when
  /// another field is entered, or when the program takes the focus away.
  private struct Editing {
    weak var field: Node?
    let focus: ControlFocus?
    let onEditingChanged: ((Bool) -> Void)?
    /// In a field for a value, what was typed, and what the field shows of the value without it.
    var typed: (text: String, shown: String?)?
  }

  func add(_ field: FocusField) { fields.add(field) }
  func remove(_ field: FocusField) { fields.remove(field) }

  /// Moves the focus to a field, from whichever had it; nil is a field that does not know of it.
  private func move(to field: ControlFocus?) {
    if field?.isHeld() == true { return }
    var others: [ControlFocus] = []
    fields.forEach { if $0.focus.isHeld() { others.append($0.focus) } }
    field?.take()
    // Fields of one property have given it up by now.
    for other in others where other.isHeld() { other.leave() }
  }

  func checkInvariants() { fields.checkInvariants() }
}

// MARK: The field that a person types in

extension FocusOrder {
  /// A person begins to type in a field, or goes on with it.
  func edit(_ field: Node, with focus: ControlFocus?, onEditingChanged: ((Bool) -> Void)?) {
    let former = editing
    let goesOn = isEdited(field)
    move(to: focus)
    guard !goesOn else { return }
    editing = Editing(field: field, focus: focus, onEditingChanged: onEditingChanged)
    former?.onEditingChanged?(false)
    onEditingChanged?(true)
  }

  /// The field shows what was typed, for as long as it would show this without it.
  func keep(_ text: String, over shown: String?) { editing?.typed = (text, shown) }

  /// The text that was typed in a field that would show this; nil once the editing has ended.
  func typedText(in field: Node, over shown: String?) -> String? {
    guard isEdited(field), let typed = editing?.typed, typed.shown == shown else { return nil }
    return typed.text
  }

  /// True while the field has the keyboard because somebody types in it.
  func isEdited(_ field: Node) -> Bool {
    guard let editing, editing.field === field else { return false }
    if let focus = editing.focus, focus.isEnded?() ?? !focus.isHeld() {
      // The program has taken it away.
      self.editing = nil
      return false
    }
    return true
  }

  /// The editing of the field ends, unless the focus has moved on.
  func end(_ field: Node) {
    guard isEdited(field), let ended = editing else { return }
    editing = nil
    ended.focus?.leave()
    ended.onEditingChanged?(false)
  }
}
