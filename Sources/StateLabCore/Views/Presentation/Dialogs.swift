// Alerts and dialogs.

extension View {
  fileprivate func dialog<Item, A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text, item: Binding<Item?>, at origin: Origin,
    actions: @escaping (Item) -> A, message: @escaping (Item) -> M
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: item, id: { _ in AnyHashable(Presence()) }, origin: origin,
        onDismiss: nil,
        presented: { item in
          TupleView((title, message(item), actions(item)))
        }))
  }

  /// Presents an alert while the flag is set. Each of its buttons closes it after its action: our
  /// choice, the order is not documented. Without a button there is one, OK.
  public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents an alert about a value while the flag is set and there is one.
  public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in EmptyView() })
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in data.map(message) })
  }

  /// Presents a choice of actions while the flag is set. Each closes it; a button to cancel is added
  /// where there is none.
  public func confirmationDialog<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a choice of actions with a message while the flag is set.
  public func confirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, Text(title), item: isPresented.presence, at: Origin(fileID, line),
      actions: { _ in data.map(actions) }, message: { _ in EmptyView() })
  }

  /// Presents an alert, as it was written before iOS 15, while the flag is set.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.alert, while: isPresented, at: Origin(fileID, line)) { content().content }
  }

  /// Presents an alert, as it was written before iOS 15, while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.alert, item: item, at: Origin(fileID, line)) { content($0).content }
  }

  /// Presents a choice of actions, as it was written before iOS 15, while the flag is set.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.dialog, while: isPresented, at: Origin(fileID, line)) { content().content }
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
