/// A view of a collection's elements, which a person can delete and move.
nonisolated public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets a person delete rows: below each row is a button `Delete` with the row's text, unless the
  /// row has swipe actions of its own.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits = copy.edits ?? RowEdits()
    copy.edits?.delete = action
    return copy
  }

  /// Lets a person move rows: in edit mode, buttons below each row move the row up and down.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits = copy.edits ?? RowEdits()
    copy.edits?.move = action
    return copy
  }
}

/// The edits that a person can make to the rows of a `ForEach`.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// A row of a `ForEach` that a person can edit.
struct EditedRow {
  let edits: RowEdits
  let row: Node
  let place: Int
  let count: Int

  /// Draws the buttons of the row.
  @MainActor func draw(on screen: Screen) {
    let values = row.scope.values
    let isFixed = FixedRowQuery()
    row.answer(isFixed)
    let delete =
      isFixed.disablesDelete || SwipeActionsQuery().succeeds(in: row) ? nil : edits.delete
    // The drawing reads the edit mode through a binding, and no change of it is marked.
    if edits.move != nil { row.graph.drawnLines.changesAsOne = true }
    let move = values.isEditing && !isFixed.disablesMove ? edits.move : nil
    guard delete != nil || move != nil else { return }
    let drawn = Screen()
    row.draw(on: drawn)
    let title = drawn.rowName
    let origin = Origin("", 0)
    func button(_ label: String, _ action: @escaping () -> Void) {
      screen.draw(
        "[\(label)]", as: .button(label, perform: action), from: origin,
        isEnabled: values.isEnabled)
    }
    screen.drawRevealed {
      if let delete { button("Delete \(title)") { delete(IndexSet(integer: place)) } }
      guard let move else { return }
      if place > 0 { button("Move \(title) up") { move(IndexSet(integer: place), place - 1) } }
      if place + 1 < count {
        button("Move \(title) down") { move(IndexSet(integer: place), place + 2) }
      }
    }
  }
}

/// The edit mode of a list.
public enum EditMode: Hashable, Sendable {
  /// A person can edit the list.
  case active
  /// A person cannot edit the list.
  case inactive
  /// A person can edit the list during a swipe.
  case transient

  /// True if a person can edit the list.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The binding to the edit mode of the lists inside, which ``EditButton`` changes. Without a
  /// binding of the program, a stack of pages, a window or a sheet stores the mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeOfStack ?? editModeOfWindow }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode of the stack of pages.
  var editModeOfStack: Binding<EditMode>? {
    get { self[StackEditModeKey.self] }
    set { self[StackEditModeKey.self] = newValue }
  }

  /// The edit mode of the window or the sheet.
  var editModeOfWindow: Binding<EditMode>? {
    get { self[WindowEditModeKey.self] }
    set { self[WindowEditModeKey.self] = newValue }
  }

  /// True if the program supplies the edit mode. A change of this mode marks no drawn line as changed.
  var hasEditModeOfProgram: Bool { self[EditModeKey.self] != nil }

  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// Searches for swipe actions of a row: then the row shows no other buttons.
final class SwipeActionsQuery: LayerSearch {}

/// Searches a row for `deleteDisabled` and `moveDisabled`.
final class FixedRowQuery: NodeQuery {
  var disablesDelete = false
  var disablesMove = false

  override func passOn(below node: Node) {
    node.forEachChild { if !$0.isLayer { $0.answer(self) } }
  }
}

/// Takes the deletion or the move away from a row.
nonisolated public struct _FixedRowModifier: PrimitiveModifier, Equatable {
  var disablesDelete = false
  var disablesMove = false

  typealias Playing = FixedRowPlayer
}

final class FixedRowPlayer: ModifierPlayer<_FixedRowModifier> {
  override func update(_ new: _FixedRowModifier) {
    if modifier != new { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    if let query = query as? FixedRowQuery {
      query.disablesDelete = query.disablesDelete || modifier.disablesDelete
      query.disablesMove = query.disablesMove || modifier.disablesMove
    }
    super.answer(query)
  }
}

nonisolated extension View {
  /// Takes this row's Delete button away while the flag is true.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_FixedRowModifier(disablesDelete: isDisabled))
  }

  /// Takes this row's buttons for moving away while the flag is true.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_FixedRowModifier(disablesMove: isDisabled))
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum StackEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum WindowEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that toggles the edit mode of the enclosing lists.
nonisolated public struct EditButton: View, _BuiltIn {
  @Environment(\.editMode) private var editMode
  private let origin: Origin

  /// The titles outside and in edit mode.
  static let (edit, done) = ("Edit", "Done")

  /// Creates the button, with the title Edit or Done.
  public init(fileID: String = #fileID, line: Int = #line) { origin = Origin(fileID, line) }

  /// Creates the button, as a function without parameters: `toolbar(content: EditButton.init)`.
  @_disfavoredOverload
  public init() { self.init(fileID: "", line: 0) }

  /// The button.
  @MainActor public var body: some View {
    if let editMode {
      EditToggle(editMode: editMode, origin: origin)
    } else {
      Button(Self.edit, action: {}, fileID: origin.fileID, line: origin.line)
        .disabled(true)
    }
  }
}

/// The binding is a property, so a write of the mode invalidates the button.
private struct EditToggle: View, _BuiltInPart {
  @Binding var editMode: EditMode
  let origin: Origin

  @MainActor var body: some View {
    Button(
      editMode.isEditing ? EditButton.done : EditButton.edit,
      action: { editMode = editMode.isEditing ? .inactive : .active },
      fileID: origin.fileID, line: origin.line)
  }
}
