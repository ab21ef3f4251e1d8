/// A view that shows the elements of a collection, which a person may delete and move.
@MainActor
public protocol DynamicViewContent: View {
  /// The collection of the elements.
  associatedtype Data: Collection
  /// The elements that are shown.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets a person delete rows: below each row there is a button `Delete` with what the row shows,
  /// unless the row has swipe actions of its own.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits = copy.edits ?? RowEdits()
    copy.edits?.delete = action
    return copy
  }

  /// Lets a person move rows: while a list is edited, there are buttons below each row that move it
  /// up and down.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits = copy.edits ?? RowEdits()
    copy.edits?.move = action
    return copy
  }
}

/// The edits that a person may make to the rows of a `ForEach`.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// A row of a `ForEach` that a person may edit.
struct EditedRow {
  let edits: RowEdits
  let row: Node
  let place: Int
  let count: Int

  /// Draws the buttons of the row.
  @MainActor
  func draw(on screen: Screen) {
    let values = row.scope.values
    let delete = SwipeActionsQuery().succeeds(in: row) ? nil : edits.delete
    let move = values.isEditing ? edits.move : nil
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
    if let delete { button("Delete \(title)") { delete(IndexSet(integer: place)) } }
    guard let move else { return }
    if place > 0 { button("Move \(title) up") { move(IndexSet(integer: place), place - 1) } }
    if place + 1 < count {
      button("Move \(title) down") { move(IndexSet(integer: place), place + 2) }
    }
  }
}

/// Says whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is being edited.
  case active
  /// It is not being edited.
  case inactive
  /// It is being edited for as long as a swipe lasts.
  case transient

  /// True if a person can change the list.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The binding to whether the lists inside are being edited: ``EditButton`` changes it. Without a
  /// binding of its own a stack of pages keeps one, and so do a window and a sheet.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeOfWindow }
    set { self[EditModeKey.self] = newValue }
  }

  /// The one of the window or the sheet.
  var editModeOfWindow: Binding<EditMode>? {
    get { self[WindowEditModeKey.self] }
    set { self[WindowEditModeKey.self] = newValue }
  }

  /// True if one is set between the window and here.
  var hasEditMode: Bool { self[EditModeKey.self] != nil }

  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// Searches for buttons that a swipe on a row shows: then the row shows no others.
final class SwipeActionsQuery: LayerSearch {}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum WindowEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends the editing of the lists around it.
public struct EditButton: View, _BuiltIn {
  @Environment(\.editMode) private var editMode
  private let origin: Origin

  /// The button, called Edit or Done.
  public init(fileID: String = #fileID, line: Int = #line) { origin = Origin(fileID, line) }

  /// The button.
  public var body: some View {
    if let editMode {
      EditToggle(editMode: editMode, origin: origin)
    } else {
      Button("Edit", action: {}, fileID: origin.fileID, line: origin.line)
        .disabled(true)
    }
  }
}

/// It has the binding as a property, so that it is told when the mode changes.
private struct EditToggle: View, _BuiltInPart {
  @Binding var editMode: EditMode
  let origin: Origin

  var body: some View {
    Button(
      editMode.isEditing ? "Done" : "Edit",
      action: { editMode = editMode.isEditing ? .inactive : .active },
      fileID: origin.fileID, line: origin.line)
  }
}
