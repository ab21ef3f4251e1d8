/// The walk on the full screen, as a value: what is shown, and what each key makes of it.
struct ScreenMode {
  let walk: Walk
  private(set) var position: Int
  /// Which part of a text that needs more than the screen.
  private(set) var page = 0
  private(set) var overlay: Overlay?
  /// Said on the last line until the next key.
  private(set) var remark: String?
  /// Digits that were typed before `G`.
  private(set) var number = ""
  /// What is being typed after `/`.
  private(set) var search: String?
  private var lastSearch = ""

  enum Overlay { case keys, why, screen }

  init(_ walk: Walk, from position: Int, remark: String? = nil) {
    self.walk = walk
    self.position = position
    self.remark = remark
  }

  func frame(_ size: ScreenSize, look: Look) -> [Line] {
    let document =
      switch overlay {
      case .keys: Self.help
      case .why: walk.why(at: position)
      case .screen: walk.screenDocument(at: position)
      case nil: nil as Document?
      }
    let footer = search.map { "/" + $0 } ?? remark ?? (number.isEmpty ? nil : number)
    return statelab.frame(
      of: walk, at: position, size: size, look: look, page: page, overlay: document, footer: footer)
  }

  /// What the walk ends with, or nil as long as it goes on.
  ///
  /// - Parameter size: A text that does not fit is gone through page by page.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if key == .interrupt { return .interrupted }
    if search != nil {
      edit(key)
      return nil
    }
    remark = nil
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      number.append(digit)
      return nil
    }
    let typed = number
    number = ""
    if let closed = overlay {
      overlay = nil
      page = 0
      if [.character("q"), .escape, closed.key].contains(key) { return nil }
    }
    switch key {
    case .character("q"): return .done
    case .character(" "), .character("l"), .character("j"), .right, .down, .enter, .pageDown:
      if page + 1 < pageCount(of: walk, at: position, size: size) {
        page += 1
      } else {
        go(to: position + 1, otherwise: "This is the end.")
      }
    case .character("h"), .character("k"), .left, .up, .backspace, .pageUp:
      if page > 0 {
        page -= 1
      } else {
        go(to: position - 1, otherwise: "This is the beginning.")
      }
    case .character("]"):
      go(to: walk.nextChange(after: position), otherwise: "No later change on screen.")
    case .character("["):
      go(to: walk.previousChange(before: position), otherwise: "No earlier change on screen.")
    case .character("g"), .home: go(to: 0)
    case .character("G") where !typed.isEmpty:
      go(to: walk.position(ofStep: typed), otherwise: "There is no step \(typed). \(walk.range)")
    case .character("G"), .end: go(to: walk.stops.count - 1)
    case .character("/"): search = ""
    case .character("w"): show(.why)
    case .character("s"): show(.screen)
    case .character("?"): show(.keys)
    default: break
    }
    return nil
  }

  private mutating func go(to position: Int?, otherwise: String = "") {
    guard let position, walk.stops.indices.contains(position) else {
      remark = otherwise
      return
    }
    self.position = position
    page = 0
  }

  private mutating func show(_ overlay: Overlay) {
    self.overlay = overlay
    page = 0
  }

  /// The line in which the words of a search are typed. An empty one searches for the last again.
  private mutating func edit(_ key: Key) {
    guard var words = search else { return }
    switch key {
    case .character(let character):
      words.append(character)
      search = words
    case .backspace:
      search = words.isEmpty ? nil : String(words.dropLast())
    case .escape: search = nil
    case .enter:
      search = nil
      if words.isEmpty { words = lastSearch }
      guard !words.isEmpty else { return }
      lastSearch = words
      overlay = nil
      go(to: walk.position(of: words, after: position), otherwise: "\(quoted(words)) is nowhere.")
    default: break
    }
  }

  static let help = Document(blocks: [
    .heading("Keys"),
    .entries([
      .init(name: "space → l j Enter", meaning: "The next step."),
      .init(name: "← h k Backspace", meaning: "The step before."),
      .init(name: "] [", meaning: "The next and the previous change on screen."),
      .init(name: "g G", meaning: "The beginning, the end."),
      .init(name: "7 G", meaning: "Step 7."),
      .init(name: "/", meaning: "Search for words. / and Enter: the same words again."),
      .init(name: "w", meaning: "Why: the causes of this step, the newest first."),
      .init(name: "s", meaning: "The whole screen, where it is cut."),
      .init(name: "?", meaning: "These keys."),
      .init(name: "q", meaning: "Quit."),
    ]),
  ])
}

extension ScreenMode.Overlay {
  /// Shows it, and closes it again.
  fileprivate var key: Key {
    switch self {
    case .keys: .character("?")
    case .why: .character("w")
    case .screen: .character("s")
    }
  }
}

extension ScreenMode {
  /// Draws and takes keys until somebody ends it.
  mutating func run(on screen: FullScreen, look: Look) -> ExitCode {
    while true {
      let size = screen.size()
      screen.draw(frame(size, look: look))
      switch screen.read() {
      case .resized: continue
      case .ended(let code): return code
      case .key(let key): if let code = take(key, at: size) { return code }
      }
    }
  }
}
