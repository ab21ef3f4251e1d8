/// The place of a search field. Looks only.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// One of the places.
  case automatic, navigationBarDrawer, sidebar, toolbar, toolbarPrincipal

  /// When the field below the bar is to be seen.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the list is scrolled, or at all times.
    case automatic, always
  }

  /// Below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

extension View {
  /// Puts a search field above this view: it is found by its prompt, or as `Search`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    attach(TextField(prompt, text: text, fileID: fileID, line: line), isBefore: true)
  }

  /// Puts a search field above this view, which is found as `Search`; the prompt is looks only.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, fileID: fileID, line: line)
  }

  /// Puts a search field above this view: it is found by its prompt, or as `Search`. Here it is there
  /// whether it is presented or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol = "Search",
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt, fileID: fileID, line: line)
  }

  /// Puts a search field above this view, which is found as `Search`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    attach(TextField("Search", text: text, fileID: fileID, line: line), isBefore: true)
  }
}
