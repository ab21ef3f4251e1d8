/// A line of text.
public struct Text: LeafView {
  let content: String

  /// Shows this text; nothing is localised, and Markdown in it is not styled.
  nonisolated public init(_ content: some StringProtocol) { self.content = String(content) }
  /// Shows this text, which is not to be localised; here no text is.
  nonisolated public init(verbatim content: String) { self.content = content }

  func draw(on screen: inout Screen) { screen.draw(content) }
}

extension Text: Equatable {
  nonisolated public static func == (a: Text, b: Text) -> Bool { a.content == b.content }

  /// One text after the other, as one view.
  nonisolated public static func + (a: Text, b: Text) -> Text { Text(a.content + b.content) }
}
