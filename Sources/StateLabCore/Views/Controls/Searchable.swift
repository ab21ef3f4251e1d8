/// The place of a search field. Looks only.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// One of the places.
  case automatic, navigationBarDrawer, sidebar, toolbar
}

extension View {
  /// Puts a search field above this view: it is found by its prompt, or as `Search`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    attach(TextField(prompt, text: text, fileID: fileID, line: line), isBefore: true)
  }

  /// Puts a search field above this view, which is found as `Search`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    attach(TextField("Search", text: text, fileID: fileID, line: line), isBefore: true)
  }
}
