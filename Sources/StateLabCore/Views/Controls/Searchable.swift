nonisolated extension View {
  /// Adds a search field above this view, with the prompt or `Search` as its label. Entering a text
  /// starts a search, until a person taps `Cancel` below the field, which clears the text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View { modifier(_SearchModifier(text, nil, prompt, Origin(fileID, line))) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: String = #fileID, line: Int = #line
  ) -> some View { modifier(_SearchModifier(text, nil, Text(prompt), Origin(fileID, line))) }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View { modifier(_SearchModifier(text, nil, Text(prompt), Origin(fileID, line))) }

  /// Adds a search field above this view. The program's binding is true during a search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> some View { modifier(_SearchModifier(text, isPresented, prompt, Origin(fileID, line))) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(_SearchModifier(text, isPresented, Text(prompt), Origin(fileID, line)))
  }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(_SearchModifier(text, isPresented, Text(prompt), Origin(fileID, line)))
  }
}

extension EnvironmentValues {
  /// True in a searchable view during a search.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the enclosing view, and clears its text.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

/// Ends a search.
public struct DismissSearchAction {
  fileprivate var text: Binding<String>?
  fileprivate var isSearching: Binding<Bool>?

  /// Ends the search; has no effect without a search.
  @MainActor public func callAsFunction() {
    guard let isSearching, isSearching.wrappedValue else { return }
    isSearching.wrappedValue = false
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
  }
}

/// A search field, and whether a search is active.
nonisolated public struct _SearchModifier: ViewModifier, _BuiltIn {
  @State private var isSearching = false
  private let text: Binding<String>
  private let isPresented: Binding<Bool>?
  private let prompt: Text
  private let origin: Origin

  init(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ origin: Origin
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt ?? Text(verbatim: "Search")
    self.origin = origin
  }

  /// The field, and the view below it.
  @MainActor public func body(content: Content) -> some View {
    content.modifier(
      SearchField(
        isSearching: isPresented ?? $isSearching, text: text, prompt: prompt, origin: origin))
  }
}

extension _SearchModifier: NamedModifier {
  static var nameInTrace: String { "Search" }
}

/// The binding is a property, so a write to it invalidates the field when a search begins.
nonisolated private struct SearchField: ViewModifier, _BuiltIn {
  @Binding var isSearching: Bool
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  let text: Binding<String>
  let prompt: Text
  let origin: Origin

  @MainActor func body(content: Content) -> some View {
    let end = DismissSearchAction(text: text, isSearching: $isSearching)
    let (fileID, line) = (origin.fileID, origin.line)
    // Editing another field does not end the search.
    let focus = ControlFocus(
      isHeld: { false }, take: { if !isSearching { isSearching = true } }, leave: {},
      isEnded: { !isSearching })
    let field = TextField(text: text, label: { prompt }, fileID: fileID, line: line)
      .modifier(_FocusModifier(focus: focus))
    let cancel =
      isSearching ? Button("Cancel", action: end.callAsFunction, fileID: fileID, line: line) : nil
    let below = isSearching ? TupleView((scopes, suggestions.environment(\.searchText, text))) : nil
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, end)
      .environment(\.searchTokens, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchSuggestions, nil)
      .modifier(
        _AttachedModifier(
          attached: TupleView((field, tokens, cancel, below)), isBefore: true, isSearchField: true))
  }
}
