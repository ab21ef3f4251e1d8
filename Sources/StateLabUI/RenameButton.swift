import StateLabCore

/// An action that starts the renaming of a view's content.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Runs the action.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action of ``RenameButton``; nil without one.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

nonisolated extension View {
  /// Sets the action of the ``RenameButton`` inside.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Lets the ``RenameButton`` inside move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that runs the action of ``View/renameAction(_:)``. Without an action, a person cannot
/// use the button.
nonisolated public struct RenameButton<Label: View>: View, _BuiltIn {
  @Environment(\.rename) private var rename
  private let label: Label
  private let place: (fileID: String, line: Int)

  /// The button with the title Rename.
  public init(
    fileID: String = #fileID, line: Int = #line
  ) where Label == StateLabCore.Label<Text, Image> {
    label = StateLabCore.Label("Rename", systemImage: "pencil")
    place = (fileID, line)
  }

  /// The button.
  @MainActor public var body: some View {
    Button(
      action: { rename?() }, label: { label }, fileID: place.fileID, line: place.line
    ).disabled(rename == nil)
  }
}
