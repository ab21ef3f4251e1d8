/// A text that says something else as time passes, as that of `Text(date, style: .timer)` does.
@_spi(Controls) public protocol TickingText: Hashable, Sendable {
  /// What it says at the time of the virtual clock.
  var textNow: String { get }
}

/// What a text says: always the same, or something else as time passes.
///
/// A text that goes with the time is written when the screen is drawn, so that it ticks without a
/// body, as in SwiftUI.
enum TextContent: Sendable {
  case fixed(String)
  /// Indirect, because few texts tick and every one would need the room.
  indirect case ticking(any TickingText)
  /// Parts of a literal: the fixed ones are Markdown.
  case literal([TextContent])
  case joined([TextContent])

  /// What it says now.
  var text: String {
    switch self {
    case .fixed(let text): text
    case .ticking(let text): text.textNow
    case .literal(let parts): InlineMarkdown.text(of: parts.map(\.markdown).joined())
    case .joined(let parts): parts.map(\.text).joined()
    }
  }

  private var markdown: String {
    if case .fixed(let source) = self { source } else { InlineMarkdown.escaped(text) }
  }
}

extension TextContent: Equatable {
  static func == (a: TextContent, b: TextContent) -> Bool {
    switch (a, b) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.ticking(let a), .ticking(let b)): AnyHashable(a) == AnyHashable(b)
    case (.literal(let a), .literal(let b)), (.joined(let a), .joined(let b)): a == b
    default: false
    }
  }
}
