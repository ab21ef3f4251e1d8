/// A control for a color. Here, a person picks one of Apple's named colors.
nonisolated public struct ColorPicker<Label: View>: View, _BuiltIn {
  private let selection: Binding<Color>
  private let label: Label
  private let origin: Origin

  /// A picker with a label of views.
  ///
  /// - Parameter supportsOpacity: Looks only.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.selection = selection
    self.label = label()
    origin = Origin(fileID, line)
  }

  /// The names of the colors, and the selected color if it has no name.
  @MainActor public var body: some View {
    let chosen = selection.wrappedValue
    let colors = Self.named + (Self.named.contains(chosen) ? [] : [chosen])
    Picker(
      selection: selection,
      content: { ForEach(colors, id: \.self) { Text(verbatim: $0.description).tag($0) } },
      label: { label }, fileID: origin.fileID, line: origin.line)
  }

  private static var named: [Color] {
    [
      .black, .blue, .brown, .cyan, .gray, .green, .indigo, .mint, .orange, .pink, .purple, .red,
      .teal, .white, .yellow,
    ]
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title.
  ///
  /// - Parameter supportsOpacity: Looks only.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection: selection, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(selection: selection, label: { Text(title) }, fileID: fileID, line: line) }
}
