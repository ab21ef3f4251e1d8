// Alerts and dialogs whose title is a ``LocalizedStringKey``, which says how it is read.

extension View {
  /// Presents an alert while the flag is set.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(titleKey.text, isPresented: isPresented, actions: actions, fileID: fileID, line: line)
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      titleKey.text, isPresented: isPresented, actions: actions, message: message, fileID: fileID,
      line: line)
  }

  /// Presents an alert about a value while the flag is set and there is one.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      titleKey.text, isPresented: isPresented, presenting: data, actions: actions, fileID: fileID,
      line: line)
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    alert(
      titleKey.text, isPresented: isPresented, presenting: data, actions: actions, message: message,
      fileID: fileID, line: line)
  }

  /// Presents a choice of actions while the flag is set.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      fileID: fileID, line: line)
  }

  /// Presents a choice of actions with a message while the flag is set.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message, fileID: fileID, line: line)
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, fileID: fileID, line: line)
  }

  /// Presents a choice of actions for a value, with a message, while the flag is set and there is
  /// one.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message, fileID: fileID, line: line)
  }
}
