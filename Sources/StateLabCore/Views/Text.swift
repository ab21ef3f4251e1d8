/// A line of text.
public struct Text: LeafView {
  let content: String

  nonisolated public init(_ content: some StringProtocol) { self.content = String(content) }
  nonisolated public init(verbatim content: String) { self.content = content }

  func draw(on screen: inout Screen) { screen.draw(content) }
}

extension Text: Equatable {
  nonisolated public static func == (a: Text, b: Text) -> Bool { a.content == b.content }

  nonisolated public static func + (a: Text, b: Text) -> Text { Text(a.content + b.content) }
}
