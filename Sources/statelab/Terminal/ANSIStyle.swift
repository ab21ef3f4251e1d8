import Rendering

/// Styles as escape codes of a terminal. No other file has escape codes.
enum ANSIStyle {
  static func draw(_ line: Line, color: Bool) -> String {
    guard color else { return line.text }
    return line.spans.reduce(into: "") { text, span in
      let code = code(for: span.style)
      text += code.isEmpty ? span.text : "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
  }

  /// Only the sixteen basic colors, which follow the reader's palette, light or dark. Yellow is not
  /// among them, because palettes for a light background leave it light.
  private static func code(for style: Style) -> String {
    switch style {
    case .plain: ""
    case .title, .heading, .strong, .command: "1"
    case .quiet, .removed: "2"
    case .emphasis: "3"
    case .code: "36"
    case .action: "1;36"
    case .verb, .subscription: "1;34"
    case .screen: ""
    case .changed: "1;32"
    case .added, .good: "32"
    case .bad: "31"
    case .warning: "35"
    case .write: "1;35"
    case .queue: "36"
    case .body: "1;32"
    case .keyword: "35"
    case .typeName: "36"
    case .literal: "31"
    case .comment: "2;3"
    case .current: "7"
    case .badge: "1;7;35"
    }
  }

  /// Erases the line above, on which the user pressed Enter.
  static let eraseLineAbove = "\u{1B}[1A\r" + eraseLine
  /// Erases the current line and returns to its beginning.
  static let eraseLine = "\r\u{1B}[2K"

  /// Redraws the line, with the cursor in a column that is counted from 0.
  static func redrawing(_ line: String, cursor column: Int) -> String {
    eraseLine + line + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  // MARK: The keys

  /// Enables marks around pasted text, so that pasted characters are not keys.
  static let takeKeys = "\u{1B}[?2004h"
  static let leaveKeys = "\u{1B}[?2004l"

  // MARK: The whole screen

  /// Switches to the alternate screen without a cursor; the previous screen is restored later.
  static let takeScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  static let leaveScreen = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Draws over the screen without a flicker: each line to its end, then the rest.
  static func frame(_ lines: [String]) -> String {
    "\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
  }
}
