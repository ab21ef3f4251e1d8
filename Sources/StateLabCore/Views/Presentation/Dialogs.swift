// Alerts and dialogs.

extension View {
  /// The content of a dialog is made while the body runs that writes it, as it is in SwiftUI.
  fileprivate func dialog<A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text?, while isPresented: Binding<Bool>,
    at origin: Origin, actions: A, message: M
  ) -> some View {
    let content = TupleView((title, message, actions))
    return present(kind, while: isPresented, at: origin) { content }
  }

  /// A dialog about a value is presented only while there is one.
  fileprivate func dialog<T, A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text?, while isPresented: Binding<Bool>, about data: T?,
    at origin: Origin, actions: (T) -> A, message: (T) -> M
  ) -> some View {
    dialog(
      kind, title, while: data == nil ? .constant(false) : isPresented, at: origin,
      actions: data.map(actions), message: data.map(message))
  }
}

extension View {
  /// Presents an alert while the flag is set. Each of its buttons closes it after its action: our
  /// choice, the order is not documented. Without a button there is one, OK.
  @_disfavoredOverload
  public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message while the flag is set.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents an alert about a value while the flag is set and there is one.
  @_disfavoredOverload
  public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, about: data, at: Origin(fileID, line),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  @_disfavoredOverload
  public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    dialog(
      .alert, Text(title), while: isPresented, about: data, at: Origin(fileID, line),
      actions: actions, message: message)
  }

  /// Presents an alert while the flag is set.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message while the flag is set.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents an alert about a value while the flag is set and there is one.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, while: isPresented, about: data, at: Origin(fileID, line),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about a value, with a message, while the flag is set and there is one.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .alert, title, while: isPresented, about: data, at: Origin(fileID, line),
      actions: actions, message: message)
  }
}

extension View {
  /// Presents a choice of actions while the flag is set. Each closes it; a button to cancel is
  /// added where there is none. The title is shown only where its visibility is `visible`, as on a
  /// phone.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents a choice of actions with a message while the flag is set.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  @_disfavoredOverload
  public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), while: isPresented, about: data,
      at: Origin(fileID, line),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a choice of actions for a value, with a message, while the flag is set and there is
  /// one.
  @_disfavoredOverload
  public func confirmationDialog<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(Text(title)), while: isPresented, about: data,
      at: Origin(fileID, line),
      actions: actions, message: message)
  }

  /// Presents a choice of actions while the flag is set.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: EmptyView())
  }

  /// Presents a choice of actions with a message while the flag is set.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(title), while: isPresented, at: Origin(fileID, line),
      actions: actions(), message: message())
  }

  /// Presents a choice of actions for a value while the flag is set and there is one.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(title), while: isPresented, about: data,
      at: Origin(fileID, line),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a choice of actions for a value, with a message, while the flag is set and there is
  /// one.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    dialog(
      .dialog, titleVisibility.shown(title), while: isPresented, about: data,
      at: Origin(fileID, line),
      actions: actions, message: message)
  }
}

extension Visibility {
  /// The title of a dialog: a phone leaves it out unless it is told to show it.
  fileprivate func shown(_ title: Text) -> Text? { self == .visible ? title : nil }
}
