extension View {
  /// Takes the way back off the page's first line: then only its own controls leave it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(_PageTraitModifier<BackButtonHiddenKey>(value: hidesBackButton))
  }
}

/// Says whether a page hides its way back. Of several the first one counts.
enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}
