/// A text that changes with time, such as `Text(date, style: .timer)`.
@_spi(Controls) public protocol TickingText: Hashable, Sendable {
  /// The text at the current time of the virtual clock.
  var textNow: String { get }
}

/// The content of a text: fixed, or changing with time.
///
/// A ticking text is evaluated when the screen is drawn, so that it ticks without a body, as in
/// SwiftUI.
enum TextContent: Sendable {
  case fixed(String)
  /// Indirect, because few texts tick and every text would need the space.
  indirect case ticking(any TickingText)
  /// The parts of a literal: the fixed parts are Markdown.
  case literal([TextContent])
  case joined([TextContent])

  /// The current text.
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
