nonisolated extension View {
  /// Presents an alert for an error, with its description as the title, while the flag is true and
  /// the error is not nil.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error,
      actions: { _ in actions() }, fileID: fileID, line: line)
  }

  /// Presents an alert for an error, with its description as the title and a message, while the
  /// flag is true and the error is not nil.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error,
      actions: actions, message: message, fileID: fileID, line: line)
  }
}
