// Alerts and dialogs.

extension View {
  /// The content of a dialog is made while the body runs that writes it, as it is in SwiftUI.
  fileprivate func dialog<A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text, while isPresented: Binding<Bool>,
    at origin: Origin, actions: A, message: M
  ) -> some View {
    let content = TupleView((title, message, actions))
    return present(kind, while: isPresented, at: origin) { content }
  }

  /// Presents an alert while the flag is set. Each of its buttons closes it after its action: our
  /// choice, the order is not documented. Without a button there is one, OK.
  public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents an alert about a value while the flag is set and there is one.
  public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: data == nil ? .constant(false) : isPresented,
      at: Origin(fileID, line), actions: data.map(actions), message: EmptyView())
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: data == nil ? .constant(false) : isPresented,
      at: Origin(fileID, line), actions: data.map(actions), message: data.map(message))
  }

  /// Presents a choice of actions while the flag is set. Each closes it; a button to cancel is added
  /// where there is none.
  public func confirmationDialog<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents a choice of actions with a message while the flag is set.
  public func confirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), while: data == nil ? .constant(false) : isPresented,
      at: Origin(fileID, line), actions: data.map(actions), message: EmptyView())
  }

  /// Presents an alert, as it was written before iOS 15, while the flag is set.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let alert = content()
    return present(.alert, while: isPresented, at: Origin(fileID, line)) { alert.content }
  }

  /// Presents an alert, as it was written before iOS 15, while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return present(.alert, item: item, at: Origin(fileID, line)) { _ in alert?.content }
  }

  /// Presents a choice of actions, as it was written before iOS 15, while the flag is set.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let sheet = content()
    return present(.dialog, while: isPresented, at: Origin(fileID, line)) { sheet.content }
  }
}

/// An alert as it was written before iOS 15.
@MainActor
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
  @MainActor
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void
    fileprivate let origin: Origin

    /// A button that does something.
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

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}, fileID: String = #fileID, line: Int = #line
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {}, origin: Origin(fileID, line))
    }
  }
}

/// A choice of actions as it was written before iOS 15.
@MainActor
public struct ActionSheet {
  fileprivate let content: DialogContent

  /// A choice of these buttons.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
    content = DialogContent(title: title, message: message, buttons: buttons)
  }

  /// A button of the choice.
  public typealias Button = Alert.Button
}

struct DialogContent: View, _BuiltIn {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  var body: some View {
    title
    message
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(
        role: button.role, action: button.action, label: { button.label },
        fileID: button.origin.location.fileID, line: button.origin.location.line)
    }
  }
}
