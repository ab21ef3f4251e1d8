// Alerts and action sheets in the form before iOS 15.

nonisolated extension View {
  /// Presents an alert while the flag is true, in the form before iOS 15. The body that contains the
  /// modifier reads the flag, and calls `content` only while the flag is true.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return present(.alert, while: isPresented, at: Origin(fileID, line)) { alert?.content }
  }

  /// Presents an alert while the binding holds an item, in the form before iOS 15.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return present(.alert, item: item, at: Origin(fileID, line)) { _ in alert?.content }
  }

  /// Presents an action sheet while the flag is true, in the form before iOS 15. The body that
  /// contains the modifier reads the flag, and calls `content` only while the flag is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return present(.dialog, while: isPresented, at: Origin(fileID, line)) { sheet?.content }
  }

  /// Presents an action sheet while the binding holds an item, in the form before iOS 15.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return present(.dialog, item: item, at: Origin(fileID, line)) { _ in sheet?.content }
  }
}

/// An alert in the form before iOS 15.
public struct Alert {
  fileprivate let content: DialogContent

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = DialogContent(
      title: title, message: message, buttons: [dismissButton ?? .default(Text("OK"))])
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    content = DialogContent(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void
    fileprivate let origin: Origin

    /// A button that performs an action.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}, fileID: String = #fileID, line: Int = #line
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {}, origin: Origin(fileID, line))
    }

    /// A button that cancels.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (() -> Void)? = {}, fileID: String = #fileID,
      line: Int = #line
    ) -> Button {
      Button(label: label, role: .cancel, action: action ?? {}, origin: Origin(fileID, line))
    }

    /// A button that deletes data.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}, fileID: String = #fileID, line: Int = #line
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {}, origin: Origin(fileID, line))
    }
  }
}

/// An action sheet in the form before iOS 15.
public struct ActionSheet {
  fileprivate let content: DialogContent

  /// An action sheet with these buttons.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
    content = DialogContent(title: title, message: message, buttons: buttons)
  }

  /// A button of the action sheet.
  public typealias Button = Alert.Button
}

nonisolated struct DialogContent: View, _BuiltInPart {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    title
    message
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(
        role: button.role, action: button.action, label: { button.label },
        fileID: button.origin.fileID, line: button.origin.line)
    }
  }
}
