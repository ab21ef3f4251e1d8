nonisolated extension View {
  /// Hides the back button on the page's first line: then a person leaves the page only by its own
  /// controls.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(_PageTraitModifier<BackButtonHiddenKey>(value: hidesBackButton))
  }
}

/// True if a page hides its back button. Of several values, the first one applies.
enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}
