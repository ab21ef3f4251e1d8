// The looks of texts.

nonisolated extension View {
  /// Looks only.
  public func font(_ font: Font?) -> some View { looksOnly }
  public func fontWeight(_ weight: Font.Weight?) -> some View { looksOnly }
  public func fontWidth(_ width: Font.Width?) -> some View { looksOnly }
  public func fontDesign(_ design: Font.Design?) -> some View { looksOnly }
  public func bold(_ isActive: Bool = true) -> some View { look(.bold, .flag(isActive)) }
  public func italic(_ isActive: Bool = true) -> some View { look(.italic, .flag(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> some View { looksOnly }
  public func monospacedDigit() -> some View { looksOnly }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { look(.underline, .flag(isActive)) }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { look(.strikethrough, .flag(isActive)) }
  public func kerning(_ kerning: CGFloat) -> some View { looksOnly }
  public func tracking(_ tracking: CGFloat) -> some View { looksOnly }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { looksOnly }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { looksOnly }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { look(.color, style._look) }
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View
  { look(.color, primary._look) }
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { look(.color, primary._look) }
  public func foregroundColor(_ color: Color?) -> some View { look(.color, color.look) }
  public func accentColor(_ accentColor: Color?) -> some View { looksOnly }
  public func tint(_ tint: Color?) -> some View { look(.tint, tint.look) }
  public func tint(_ tint: some ShapeStyle) -> some View { look(.tint, tint._look) }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { looksOnly }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { looksOnly }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { looksOnly }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { looksOnly }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { looksOnly }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { looksOnly }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    looksOnly
  }
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { looksOnly }
  public func textSelection(_ selectability: TextSelectability) -> some View { looksOnly }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { looksOnly }
  public func textContentType(_ type: UITextContentType?) -> some View { looksOnly }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { looksOnly }

  /// Looks only: a person can enter any text.
  public func keyboardType(_ type: UIKeyboardType) -> some View { looksOnly }
  /// Looks only: the host enters a text unchanged.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { looksOnly }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { looksOnly }
}

extension Color? {
  var look: _LookValue { map { .color($0) } ?? .none }
}

nonisolated extension View {
  /// Sets the value that the views inside read from their environment. Looks only.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}
