/// A key press.
enum Key: Hashable {
  case character(Character)
  case enter, backspace, escape, tab, backTab
  case left, right, up, down, home, end, pageUp, pageDown
  case delete, eraseWord, eraseLine
  case interrupt, suspend, redraw, endOfInput
  /// A pasted text, in one line. Its characters are not keys.
  case pasted(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

extension Key {
  /// The name in help texts.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let letter): String(letter)
    case .enter: "Enter"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .interrupt: "Ctrl-C"
    case .suspend: "Ctrl-Z"
    case .redraw: "Ctrl-L"
    case .delete: "Delete"
    case .eraseWord: "Ctrl-W"
    case .eraseLine: "Ctrl-U"
    case .endOfInput: "Ctrl-D"
    case .pasted: "a paste"
    }
  }

  /// The character of the key; nil for a key with another function.
  var letter: String? {
    if case .character(let letter) = self { String(letter) } else { nil }
  }
}
