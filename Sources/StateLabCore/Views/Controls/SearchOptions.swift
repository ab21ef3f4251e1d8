// The views below a search field during a search.

nonisolated extension View {
  /// Lets a person choose the scope of a search. During a search, the scopes are a picker called
  /// `Scope` below the field of the `searchable` inside.
  public func searchScopes<V: Hashable>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker(
          selection: scope, content: scopes, label: { Text(verbatim: "Scope") }, fileID: fileID,
          line: line)))
  }

  /// Lets a person choose the scope of a search. The activation is looks only: here the scopes are
  /// visible during a search.
  public func searchScopes<V: Hashable>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View { searchScopes(scope, scopes: scopes, fileID: fileID, line: line) }

  /// Has no effect here: the binding neither moves the focus to the search field nor follows the
  /// focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { looksOnly }

  /// Mounts suggestions below the field of the `searchable` inside during a search. On a phone they
  /// cover the view; on this screen the view follows below them.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Looks only: suggestions stand below the field.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { looksOnly }

  /// Adds a search field with suggestions, in the form before iOS 16.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt, fileID: fileID, line: line)
      .searchSuggestions(suggestions)
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt, fileID: fileID, line: line)
      .searchSuggestions(suggestions)
  }

  /// Makes this view, among the suggestions of a search, a button that enters a text.
  public func searchCompletion(
    _ completion: String, fileID: String = #fileID, line: Int = #line
  ) -> some View { modifier(_SearchCompletion(completion, Origin(fileID, line))) }
}

/// The moment at which the scopes of a search appear.
public enum SearchScopeActivation: _LooksOption {
  /// Decided by the system, with the first letter, or with the search.
  case automatic, onTextEntry, onSearchPresentation
}

/// A suggestion that enters a text.
nonisolated public struct _SearchCompletion: ViewModifier, _BuiltIn {
  @Environment(\.searchText) private var text
  private let completion: String
  private let origin: Origin

  init(_ completion: String, _ origin: Origin) {
    self.completion = completion
    self.origin = origin
  }

  /// A button, if the view is among suggestions.
  @MainActor public func body(content: Content) -> some View {
    if let text {
      Button(
        action: { text.wrappedValue = completion }, label: { content },
        fileID: origin.fileID, line: origin.line)
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The picker of the scopes, for the search field inside.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// The suggestions, for the search field inside.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The text of the suggestions' search field.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

/// The place of a search's suggestions.
public enum SearchSuggestionsPlacement: _LooksOption {
  case automatic, menu, content

  /// Places of suggestions. Looks only.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field, or in the content.
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
