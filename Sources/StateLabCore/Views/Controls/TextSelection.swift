/// The selected part of a field's text (iOS 18). The simulation has no insertion point and
/// never writes a selection.
public struct TextSelection: Hashable, Sendable {
  /// The selected part.
  public enum Indices: Hashable, Sendable {
    /// One range of characters.
    case selection(Range<String.Index>)
    /// Several ranges of characters.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected part.
  public var indices: Indices
  /// True for an insertion point: no character is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// One selected range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several selected ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// An insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextField where Label == Text {
  /// A field with a title and a selection, which the simulation never writes (iOS 18).
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title, text: text, prompt: prompt, axis: axis ?? .horizontal, fileID: fileID, line: line)
  }
}

extension TextField {
  /// A field with a label of views and a selection, which the simulation never writes (iOS 18).
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis ?? .horizontal, label: label, fileID: fileID,
      line: line)
  }
}

extension TextEditor {
  /// A field for this text, with a selection, which the simulation never writes (iOS 18).
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(text: text, fileID: fileID, line: line) }
}
