// How texts look.

extension View {
  /// Looks only.
  public func font(_ font: Font?) -> some View { looks("font") }
  /// Looks only.
  public func fontWeight(_ weight: Font.Weight?) -> some View { looks("fontWeight") }
  /// Looks only.
  public func fontWidth(_ width: Font.Width?) -> some View { looks("fontWidth") }
  /// Looks only.
  public func fontDesign(_ design: Font.Design?) -> some View { looks("fontDesign") }
  /// Looks only.
  public func bold(_ isActive: Bool = true) -> some View { looks("bold") }
  /// Looks only.
  public func italic(_ isActive: Bool = true) -> some View { looks("italic") }
  /// Looks only.
  public func monospaced(_ isActive: Bool = true) -> some View { looks("monospaced") }
  /// Looks only.
  public func monospacedDigit() -> some View { looks("monospacedDigit") }
  /// Looks only.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { looks("underline") }
  /// Looks only.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { looks("strikethrough") }
  /// Looks only.
  public func kerning(_ kerning: CGFloat) -> some View { looks("kerning") }
  /// Looks only.
  public func tracking(_ tracking: CGFloat) -> some View { looks("tracking") }
  /// Looks only.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { looks("baselineOffset") }
  /// Looks only: the text on this screen stays as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { looks("textCase") }
  /// Looks only.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { looks("foregroundStyle") }
  /// Looks only.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View
  { looks("foregroundStyle") }
  /// Looks only.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { looks("foregroundStyle") }
  /// Looks only.
  public func foregroundColor(_ color: Color?) -> some View { looks("foregroundColor") }
  /// Looks only.
  public func accentColor(_ accentColor: Color?) -> some View { looks("accentColor") }
  /// Looks only.
  public func tint(_ tint: Color?) -> some View { looks("tint") }
  /// Looks only.
  public func tint(_ tint: some ShapeStyle) -> some View { looks("tint") }
  /// Looks only: this screen never cuts a text.
  public func lineLimit(_ number: Int?) -> some View { looks("lineLimit") }
  /// Looks only.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { looks("lineLimit") }
  /// Looks only.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { looks("lineLimit") }
  /// Looks only.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { looks("lineLimit") }
  /// Looks only.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { looks("lineLimit") }
  /// Looks only.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { looks("lineSpacing") }
  /// Looks only.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    looks("multilineTextAlignment")
  }
  /// Looks only.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { looks("truncationMode") }
  /// Looks only.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { looks("minimumScaleFactor") }
  /// Looks only.
  public func allowsTightening(_ flag: Bool) -> some View { looks("allowsTightening") }
  /// Looks only.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    looks("flipsForRightToLeftLayoutDirection")
  }
  /// Looks only.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { looks("dynamicTypeSize") }
  /// Looks only.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    looks("dynamicTypeSize")
  }
  /// Looks only.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    looks("dynamicTypeSize")
  }
  /// Looks only.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    looks("dynamicTypeSize")
  }
  /// Looks only.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    looks("textSelection")
  }
  /// Looks only.
  public func imageScale(_ scale: Image.Scale) -> some View { looks("imageScale") }
  /// Looks only: any text can be entered.
  public func keyboardType(_ type: UIKeyboardType) -> some View { looks("keyboardType") }
  /// Looks only.
  public func textContentType(_ type: UITextContentType?) -> some View { looks("textContentType") }
  /// Looks only: a text is entered as it is given.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { looks("textInputAutocapitalization") }
  /// Looks only: a text is entered as it is given.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    looks("autocapitalization")
  }
  /// Looks only.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    looks("autocorrectionDisabled")
  }
  /// Looks only.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    looks("disableAutocorrection")
  }
  /// Looks only.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { looks("submitLabel") }
}
