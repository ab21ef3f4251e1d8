import Rendering

/// A piece of markup. Every text that comes from elsewhere is escaped as it enters.
struct HTML: Hashable, ExpressibleByStringInterpolation {
  private(set) var markup = ""

  init() {}
  /// A literal is markup; its interpolated texts are escaped.
  init(stringLiteral markup: String) { self.markup = markup }
  init(stringInterpolation: StringInterpolation) { markup = stringInterpolation.markup }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }
    mutating func appendLiteral(_ literal: String) { markup += literal }
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    mutating func appendInterpolation(_ number: Int) { markup += "\(number)" }
    mutating func appendInterpolation(_ text: String) { markup += escaped(text) }
    mutating func appendInterpolation(_ line: Line) { markup += HTML(line).markup }
  }

  /// A styled line. Its text is escaped.
  init(_ line: Line) {
    for span in line.spans {
      let text = escaped(span.text)
      let piece =
        switch span.style {
        case .plain: text
        case .code, .command: "<code>\(text)</code>"
        case .strong: "<strong>\(text)</strong>"
        case .emphasis: "<em>\(text)</em>"
        default: "<span class=\"\(span.style.cssClass)\">\(text)</span>"
        }
      markup += piece
    }
  }

  /// Inline Markdown, as lessons have it.
  init(markdown: String) { self.init(Line(markdown: markdown)) }

  /// A line of a program or a screen. A break keeps the height of an empty line.
  init(line text: String) { self = text.isEmpty ? "<br>" : "\(text)" }

  /// The markup without ids, for a second version of the same text: an id names one element.
  var withoutIDs: HTML { HTML(stringLiteral: markup.replacing(#/ id="[^"]*"/#, with: "")) }

  static func += (a: inout HTML, b: HTML) { a.markup += b.markup }
}

extension [HTML] {
  func joined(separator: HTML = "\n") -> HTML {
    HTML(stringLiteral: map(\.markup).joined(separator: separator.markup))
  }
}

/// The text as the content of an element or of a quoted attribute. Characters that control a
/// terminal or the direction of writing are written out.
private func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    default:
      if scalar.isInvisibleControl {
        result += scalar.written
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

extension String {
  /// The text with the characters written out that control a terminal or the direction of writing.
  var withWrittenControls: String {
    writingOut { $0.isInvisibleControl && $0 != "\n" && $0 != "\t" ? $0.written : nil }
  }

  /// JSON with the same characters written out in its strings. JSON itself has no such character.
  var withWrittenControlsInJSON: String {
    writingOut { $0.isInvisibleControl ? "\\" + $0.written : nil }
  }

  private func writingOut(_ written: (Unicode.Scalar) -> String?) -> String {
    if !unicodeScalars.contains(where: \.isInvisibleControl) { return self }
    return unicodeScalars.map { written($0) ?? String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// `\u{202E}`
  fileprivate var written: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// True for control characters, and for the marks that change the direction of writing.
  fileprivate var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension Style {
  /// The class of the style sheet.
  var cssClass: String { "\(self)" }
}
