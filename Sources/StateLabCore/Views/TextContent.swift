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
  /// A text and the text behind it. A tree, so that joining N pieces takes linear time.
  indirect case joined(TextContent, TextContent)
  /// A text with a color or another look.
  indirect case styled(TextContent, Look)

  /// The current text.
  var text: String {
    switch self {
    case .fixed(let text): text
    case .ticking(let text): text.textNow
    case .literal(let parts): InlineMarkdown.text(of: parts.map(\.markdown).joined())
    case .joined: pieces.map(\.text).joined()
    case .styled(let content, _): content.text
    }
  }

  /// True if the text changes with time.
  var isTicking: Bool {
    switch self {
    case .fixed: false
    case .ticking: true
    case .literal(let parts): parts.contains(where: \.isTicking)
    case .joined: pieces.contains(where: \.isTicking)
    case .styled(let content, _): content.isTicking
    }
  }

  private var markdown: String {
    switch self {
    case .fixed(let source): source
    case .styled(let content, _): content.markdown
    default: InlineMarkdown.escaped(text)
    }
  }

  /// The looks of the whole text, the first ones first.
  var looks: [Look] {
    if case .styled(let content, let look) = self { content.looks + [look] } else { [] }
  }

  /// The text without looks.
  private var plain: TextContent {
    if case .styled(let content, _) = self { content.plain } else { self }
  }
}

extension TextContent {
  /// This text, and another behind it. Short fixed texts become one, so the tree stays low.
  func joined(to next: TextContent) -> TextContent {
    switch (plain, next.plain) {
    case (.fixed(let a), .fixed(let b)) where a.utf8.count + b.utf8.count <= 256:
      StepCounter.count(a.utf8.count + b.utf8.count)
      return .fixed(a + b)
    case (.joined(let first, .fixed(let a)), .fixed(let b))
    where a.utf8.count + b.utf8.count <= 256:
      StepCounter.count(a.utf8.count + b.utf8.count)
      return .joined(first, .fixed(a + b))
    case (let first, let last): return .joined(first, last)
    }
  }

  /// The pieces from first to last, with adjacent fixed texts as one.
  private var pieces: [TextContent] {
    var pieces: [TextContent] = []
    var fixed = ""
    var waiting = [self]
    while let next = waiting.popLast() {
      StepCounter.count()
      switch next {
      case .joined(let first, let last): waiting += [last, first]
      case .styled(let content, _): waiting.append(content)
      case .fixed(let text): fixed += text
      case .ticking, .literal:
        if !fixed.isEmpty { pieces.append(.fixed(fixed)) }
        fixed = ""
        pieces.append(next)
      }
    }
    return fixed.isEmpty ? pieces : pieces + [.fixed(fixed)]
  }
}

extension TextContent: Equatable {
  static func == (a: TextContent, b: TextContent) -> Bool {
    switch (a, b) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.ticking(let a), .ticking(let b)): AnyHashable(a) == AnyHashable(b)
    case (.literal(let a), .literal(let b)): a == b
    case (.joined, _), (_, .joined): a.pieces == b.pieces
    case (.styled(let a, let lookOfA), .styled(let b, let lookOfB)):
      lookOfA.name == lookOfB.name && lookOfA.value == lookOfB.value && a == b
    default: false
    }
  }
}
