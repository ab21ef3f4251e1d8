// Search fields with tokens. A token represents a part of the query, such as a tag.

nonisolated extension View {
  /// Adds a search field with tokens. On this screen, each token is a button below the field, and a
  /// tap removes the token. On a phone, the delete key removes the token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt, fileID: fileID, line: line)
      .searchTokens(tokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt), fileID: fileID, line: line)
      .searchTokens(tokens, token, Origin(fileID, line))
  }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt), fileID: fileID, line: line)
      .searchTokens(tokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: prompt, fileID: fileID,
      line: line
    )
    .searchTokens(tokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      fileID: fileID, line: line
    )
    .searchTokens(tokens, token, Origin(fileID, line))
  }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      fileID: fileID, line: line
    )
    .searchTokens(tokens, token, Origin(fileID, line))
  }

  /// Adds a search field with tokens. During a search, the suggested tokens are buttons below the
  /// field: a tap adds the token and clears the text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt, fileID: fileID, line: line)
      .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt), fileID: fileID, line: line)
      .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt), fileID: fileID, line: line)
      .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: prompt, fileID: fileID,
      line: line
    )
    .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      fileID: fileID, line: line
    )
    .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (C.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      fileID: fileID, line: line
    )
    .searchTokens(tokens, suggested: suggestedTokens, token, Origin(fileID, line))
  }

  private func searchTokens<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> some View, _ origin: Origin
  ) -> some View where C.Element: Identifiable {
    environment(
      \.searchTokens, AnyView(SearchTokens(tokens: tokens, token: token, origin: origin)))
  }

  private func searchTokens<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>, _ token: @escaping (C.Element) -> some View,
    _ origin: Origin
  ) -> some View where C.Element: Identifiable {
    searchTokens(tokens, token, origin).searchSuggestions {
      SuggestedTokens(tokens: tokens, suggested: suggested, token: token, origin: origin)
    }
  }
}

nonisolated extension View {
  /// Looks only.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { looksOnly }
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { looksOnly }
}

/// The toolbar during a search.
public enum SearchPresentationToolbarBehavior: _LooksOption { case automatic, avoidHidingContent }

/// The event that starts a dictation.
public enum TextInputDictationActivation: _LooksOption { case onLook, onSelect }

/// Dictation into a field. Looks only.
public enum TextInputDictationBehavior: Hashable, Sendable {
  /// Decided by the system, or inside the field.
  case automatic
  case inline(activation: TextInputDictationActivation)
}

/// The tokens of a search.
nonisolated private struct SearchTokens<
  C: RandomAccessCollection & RangeReplaceableCollection, Label: View
>: View, _BuiltIn where C.Element: Identifiable {
  @Binding var tokens: C
  let token: (C.Element) -> Label
  let origin: Origin

  @MainActor var body: some View {
    ForEach(tokens) { element in
      Button(
        action: { tokens.removeAll { $0.id == element.id } }, label: { token(element) },
        fileID: origin.fileID, line: origin.line)
    }
  }
}

/// The tokens that a search suggests.
nonisolated private struct SuggestedTokens<
  C: RandomAccessCollection & RangeReplaceableCollection, Label: View
>: View, _BuiltIn where C.Element: Identifiable {
  @Binding var tokens: C
  @Binding var suggested: C
  @Environment(\.searchText) private var text
  let token: (C.Element) -> Label
  let origin: Origin

  init(
    tokens: Binding<C>, suggested: Binding<C>, token: @escaping (C.Element) -> Label,
    origin: Origin
  ) {
    (_tokens, _suggested) = (tokens, suggested)
    self.token = token
    self.origin = origin
  }

  @MainActor var body: some View {
    ForEach(suggested) { element in
      Button(
        action: { add(element) }, label: { token(element) }, fileID: origin.fileID,
        line: origin.line)
    }
  }

  @MainActor private func add(_ element: C.Element) {
    tokens.append(element)
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
  }
}

extension EnvironmentValues {
  /// The tokens for the search field inside.
  var searchTokens: AnyView? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}

private enum SearchTokensKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
