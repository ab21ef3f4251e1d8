/// The focus of a control: whether the control holds it, and how to take and leave it.
struct ControlFocus {
  let isHeld: () -> Bool
  let take: () -> Void
  let leave: () -> Void
  /// True once the program has ended the editing; if nil, the editing ends when the control loses
  /// the focus.
  var isEnded: (() -> Bool)? = nil
}

/// An entry for a field in its host's list.
@MainActor
final class FocusField: ListedObserver {
  var focus: ControlFocus
  var listPosition = 0
  private weak var node: Node?

  init(_ focus: ControlFocus, at node: Node) {
    self.focus = focus
    self.node = node
  }

  /// True if one of the two fields contains the other, so that both have the focus of one control.
  func isNested(with other: FocusField) -> Bool { contains(other) || other.contains(self) }

  /// True if the other field is inside this field, or is this field.
  func contains(_ other: FocusField) -> Bool {
    guard var inner = other.node, let outer = node else { return false }
    while inner.depth > outer.depth, let parent = inner.parent { inner = parent }
    return inner === outer
  }
}

extension Graph {
  /// The fields of the tree that can have the focus.
  var focusOrder: FocusOrder { attachment() }
}

/// The fields of a host with `focused`, in front of the screen and behind it, and the field that is
/// being edited.
@MainActor
final class FocusOrder: GraphAttachment {
  private var fields = ObserverList<FocusField>()
  private var editing: Editing?
  /// True while the fields follow a write of the focus.
  private var isSettling = false
  /// The number of writes to the focus so far, including equal values: such a write keeps the
  /// focus.
  var writes = 0
  /// The focus of the field that a person touches now.
  var touched: ControlFocus?

  /// A field during its editing: from the first entered text until Return, text in another field,
  /// or a program that takes the focus away.
  private final class Editing {
    private(set) weak var field: AnyObject?
    let focus: ControlFocus?
    /// Asks the field whether another field may begin its editing.
    let mayEnd: () -> Bool
    private let onEditingChanged: ((Bool) -> Void)?
    private var hasBegun = false

    init(
      _ field: AnyObject, _ focus: ControlFocus?, mayEnd: @escaping () -> Bool,
      onEditingChanged: ((Bool) -> Void)?
    ) {
      self.field = field
      self.focus = focus
      self.mayEnd = mayEnd
      self.onEditingChanged = onEditingChanged
    }

    func begin() {
      hasBegun = true
      onEditingChanged?(true)
    }

    /// Tells a field whose editing has begun of the end.
    func end() { if hasBegun { onEditingChanged?(false) } }

    /// In a field for a value, the typed text, and the text that the field would show without it.
    var typed: (text: String, shown: String?)?
  }

  func add(_ field: FocusField) { fields.add(field) }
  func remove(_ field: FocusField) { fields.remove(field) }

  /// Moves the focus to a field from all others; nil stands for a field without `focused`.
  private func move(to field: ControlFocus?) {
    if field?.isHeld() == true { return }
    var others: [ControlFocus] = []
    fields.forEach { if $0.focus.isHeld() { others.append($0.focus) } }
    field?.take()
    // If the field holds the focus now, the other fields have followed the write.
    if field?.isHeld() == true { return }
    for other in others where other.isHeld() { other.leave() }
  }

  /// The fields that hold the focus now.
  var focusedFields: [FocusField] {
    var held: [FocusField] = []
    fields.forEach { if $0.focus.isHeld() { held.append($0) } }
    return held
  }

  func checkInvariants() { fields.checkInvariants() }
}

// MARK: Several fields of one control

extension FocusOrder {
  /// Lets all other fields follow a write of the focus. If the write gave a field the focus, the
  /// fields of the same control take it as well, and those of other controls leave it. If the write
  /// only took the focus away, all fields of the same control leave it.
  ///
  /// - Parameter former: The fields that held the focus before the write.
  func settle(after former: [FocusField]) {
    guard !isSettling else { return }
    let held = focusedFields
    let gained = held.filter { field in !former.contains { $0 === field } }
    let lost = former.filter { !$0.focus.isHeld() }
    isSettling = true
    defer { isSettling = false }
    for field in held where !gained.contains(where: { $0 === field }) {
      let leaves =
        gained.isEmpty
        ? lost.contains(where: field.isNested) : !gained.contains(where: field.isNested)
      if leaves, field.focus.isHeld() { field.focus.leave() }
    }
    for field in gained { share(field) }
  }

  /// Gives the focus of a field to the fields around it, and to those of one control inside: the
  /// control that has the focus, or else the first one.
  private func share(_ field: FocusField) {
    var nested: [FocusField] = []
    fields.forEach { other in
      if other !== field, other.focus.isEnded == nil, other.isNested(with: field) {
        nested.append(other)
      }
    }
    let inside = nested.filter(field.contains)
    let held = inside.filter { $0.focus.isHeld() }
    let candidates = held.isEmpty ? inside : held
    let control = candidates.first { candidate in
      !candidates.contains { $0 !== candidate && candidate.contains($0) }
    }
    for other in nested where control.map(other.isNested) ?? true {
      if !other.focus.isHeld() { other.focus.take() }
    }
    // Another field of the same property has taken the focus.
    if !field.focus.isHeld() { field.focus.take() }
  }
}

// MARK: The field that is being edited

extension FocusOrder {
  /// Begins or continues the editing of a field. Returns false if another field keeps its editing.
  ///
  /// The closures of both fields may begin the editing of a further field, which then replaces this
  /// editing.
  ///
  /// - Parameter mayEnd: Asks the field whether another field may begin its editing.
  @discardableResult
  func edit(
    _ field: AnyObject, with focus: ControlFocus?, mayEnd: @escaping () -> Bool = { true },
    onEditingChanged: ((Bool) -> Void)?
  ) -> Bool {
    if let editing, let other = editing.field, other !== field, isEdited(other), !editing.mayEnd() {
      return false
    }
    let former = editing
    let goesOn = isEdited(field)
    move(to: focus)
    guard !goesOn else { return true }
    let new = Editing(field, focus, mayEnd: mayEnd, onEditingChanged: onEditingChanged)
    editing = new
    former?.end()
    guard editing === new else { return false }
    new.begin()
    return editing === new
  }

  /// Keeps the typed text, which the field shows while its text without the typed one stays the
  /// same.
  func keep(_ text: String, over shown: String?) { editing?.typed = (text, shown) }

  /// The typed text of a field that would otherwise show `shown`; nil after the editing.
  func typedText(in field: AnyObject, over shown: String?) -> String? {
    guard isEdited(field), let typed = editing?.typed, typed.shown == shown else { return nil }
    return typed.text
  }

  /// True while the field is being edited and has the keyboard.
  func isEdited(_ field: AnyObject) -> Bool {
    guard let editing, editing.field === field else { return false }
    if let focus = editing.focus, focus.isEnded?() ?? !focus.isHeld() {
      // The program has taken the focus away.
      self.editing = nil
      return false
    }
    return true
  }

  /// Ends the editing, and takes the focus from all controls. Returns false if there was neither.
  func resign() -> Bool {
    let ended = editing.flatMap { $0.field.map(isEdited) == true ? $0 : nil }
    editing = nil
    var held: [ControlFocus] = []
    fields.forEach { if $0.focus.isHeld() { held.append($0.focus) } }
    for focus in held where focus.isHeld() { focus.leave() }
    ended?.end()
    return ended != nil || !held.isEmpty
  }

  /// Ends the editing of the field, unless the focus has moved on.
  func end(_ field: AnyObject) {
    guard isEdited(field), let ended = editing else { return }
    editing = nil
    ended.focus?.leave()
    ended.end()
  }
}

/// The keyboard of the host that runs.
@_spi(Controls)
public enum Keyboard {
  /// Closes the keyboard: no control has the focus afterwards. Returns false if it was closed.
  @discardableResult
  public static func close() -> Bool {
    guard MainThread.isCurrent else { return false }
    return MainThread.assume {
      guard let graph = Graph.current, graph.focusOrder.resign() else { return false }
      graph.screenChanged()
      return true
    }
  }
}
