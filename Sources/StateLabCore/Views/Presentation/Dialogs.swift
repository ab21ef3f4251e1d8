// Alerts and dialogs.

nonisolated extension View {
  /// Presents an alert with an optional message while the flag is true. Each button closes the
  /// alert after its action: our choice, the order is not documented. An alert without buttons has
  /// one button, OK. As on a phone, the alert shows only the buttons, links and text fields among
  /// its actions.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }, fileID: String = #fileID, line: Int = #line
  ) -> some View { dialog(.alert, title, isPresented, actions(), message(), fileID, line) }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }, fileID: String = #fileID, line: Int = #line
  ) -> some View { dialog(.alert, Text(titleKey), isPresented, actions(), message(), fileID, line) }
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }, fileID: String = #fileID, line: Int = #line
  ) -> some View { dialog(.alert, Text(title), isPresented, actions(), message(), fileID, line) }

  /// Presents an alert for a value, with a message, while the flag is true and the value is not
  /// nil.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View { dialog(.alert, title, isPresented, data, actions, message, fileID, line) }
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data, actions, message, fileID, line)
  }
  @_disfavoredOverload
  public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, fileID: String = #fileID,
    line: Int = #line
  ) -> some View { dialog(.alert, Text(title), isPresented, data, actions, message, fileID, line) }

  /// Presents an alert for a value while the flag is true and the value is not nil.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View { dialog(.alert, title, isPresented, data, actions, noMessage, fileID, line) }
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data, actions, noMessage, fileID, line)
  }
  @_disfavoredOverload
  public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data, actions, noMessage, fileID, line)
  }
}

nonisolated extension View {
  /// Presents a dialog of actions with an optional message while the flag is true. Each button
  /// closes the dialog; a dialog without a cancel button gets one. As on a phone, the dialog shows
  /// its title only if the visibility is `visible`. The dialog shows only the buttons, links and
  /// text fields among its actions.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() },
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(.dialog, titleVisibility.shown(title), isPresented, actions(), message(), fileID, line)
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(titleKey)), isPresented, actions(), message(), fileID,
      line)
  }
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), isPresented, actions(), message(), fileID, line)
  }

  /// Presents a dialog of actions for a value, with a message, while the flag is true and the value
  /// is not nil.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(.dialog, titleVisibility.shown(title), isPresented, data, actions, message, fileID, line)
  }
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(titleKey)), isPresented, data, actions, message, fileID,
      line)
  }
  @_disfavoredOverload
  public func confirmationDialog<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), isPresented, data, actions, message, fileID, line
    )
  }

  /// Presents a dialog of actions for a value while the flag is true and the value is not nil.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(title), isPresented, data, actions, noMessage, fileID, line)
  }
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(titleKey)), isPresented, data, actions, noMessage, fileID,
      line)
  }
  @_disfavoredOverload
  public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), isPresented, data, actions, noMessage, fileID,
      line)
  }
}

// MARK: Common parts

nonisolated extension View {
  /// The content of a dialog is evaluated in the body that contains the modifier, as in SwiftUI.
  private func dialog<A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M, _ fileID: String, _ line: Int
  ) -> some View {
    let content = TupleView((title, message, actions.modifier(DialogActionsModifier())))
    return present(kind, while: isPresented, at: Origin(fileID, line)) { content }
  }

  /// A dialog for a value is presented only while the value is not nil.
  private func dialog<T, A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: (T) -> A, _ message: (T) -> M, _ fileID: String, _ line: Int
  ) -> some View {
    let isPresented = data == nil ? .constant(false) : isPresented
    return dialog(kind, title, isPresented, data.map(actions), data.map(message), fileID, line)
  }
}

extension Visibility {
  /// The title of a dialog: a phone omits the title unless its visibility is `visible`.
  fileprivate func shown(_ title: Text) -> Text? { self == .visible ? title : nil }
}

private func noMessage<T>(about _: T) -> EmptyView { EmptyView() }
