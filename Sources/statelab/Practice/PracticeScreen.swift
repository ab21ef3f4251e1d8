import Bugs
import Rendering

/// The full screen of an exercise: the verdict, the complaint and the app, and keys for more.
struct PracticeScreen {
  private let desk: PracticeDesk
  private let output: OutputOptions
  private var window = Window()
  private var cover: Document?
  /// The position of the selected exercise, while the list is shown.
  private var selected: Int?
  /// The text of the last line until the next key.
  var remark: String?
  /// True while the window follows the last hint.
  private var showsHint = false
  /// True while the file is compiled and played.
  var isWorking = true
  /// A request of the last key that another screen answers.
  private(set) var wish: Wish?

  enum Wish {
    case walk, play, hint
    case open(PracticeBook.Entry)
  }

  init(_ desk: PracticeDesk, output: OutputOptions) {
    self.desk = desk
    self.output = output
  }

  mutating func takeWish() -> Wish? {
    defer { wish = nil }
    return wish
  }

  mutating func beginAgain(atHint: Bool = false) {
    window = Window()
    cover = nil
    showsHint = atHint
  }

  // MARK: Drawing

  mutating func frame(_ size: ScreenSize) -> [Line] {
    let entry = desk.entry
    let title =
      Line(Self.words.place(entry.number, PracticeBook.entries.count), .title)
      + Line("  \(desk.place.path)", .quiet)
    let renderer = TextRenderer(output: output.narrowed(to: size.columns))
    func rendered(_ blocks: some Sequence<[Document.Block]>) -> [Line] {
      renderer.lines(of: Document(blocks: Array(blocks.joined())))
    }
    var focus: ClosedRange<Int>?
    let lines: [Line]
    if let selected {
      focus = selected...selected
      lines = PracticeList(desk.session).lines(selected: selected)
    } else if let cover {
      lines = renderer.lines(of: cover)
    } else {
      let parts = desk.document.partsAroundHint
      lines = rendered(parts)
      if showsHint {
        let end = rendered(parts.prefix(2)).count
        focus = min(rendered(parts.prefix(1)).count + 1, end)...end
      }
    }
    return window.frame(
      lines, head: [title, Line()], feet: feet, focus: focus, size: size, output: output)
  }

  private static var words: PracticeScreenWords { Words.current.screen.practice }

  private var feet: [String] {
    if let remark { return [remark] }
    if isWorking { return [Self.words.working] }
    if selected != nil { return Self.words.list }
    if cover != nil { return Self.words.back }
    return desk.look?.isFixed == true ? Self.words.fixed : Self.words.open
  }

  // MARK: Keys

  /// The exit code, or nil while the screen continues.
  mutating func take(_ key: Key, at size: ScreenSize) -> ExitCode? {
    remark = nil
    if selected != nil { return choose(key) }
    if window.take(key, size: size) { return nil }
    if cover != nil {
      beginAgain()
      return nil
    }
    switch key {
    case "n":
      if let next = desk.session.nextPractice(after: desk.entry), next.number != desk.entry.number {
        wish = .open(next)
      } else {
        remark = Self.words.noneLeft
      }
    case "h": wish = .hint
    case "w": wish = .walk
    case "p": wish = .play
    case "d": showDifference()
    case "?":
      window = Window()
      cover = Document(.keys(Self.words.keys))
    case "l":
      window = Window()
      selected = desk.entry.number - 1
    case "q", .escape, .endOfInput: return .done
    default: break
    }
    return nil
  }

  private mutating func choose(_ key: Key) -> ExitCode? {
    let last = PracticeBook.entries.count - 1
    window.follow()
    switch key {
    case .up, "k": selected = selected.map { max($0 - 1, 0) }
    case .down, "j": selected = selected.map { min($0 + 1, last) }
    case .home: selected = 0
    case .end: selected = last
    case .enter:
      if let selected { wish = .open(PracticeBook.entries[selected]) }
      selected = nil
    case "q", .escape, "l":
      selected = nil
      window = Window()
    case .endOfInput: return .done
    default: break
    }
    return nil
  }

  private mutating func showDifference() {
    guard let new = desk.look?.judged?.run?.shown, let old = desk.previous?.judged?.run?.shown
    else {
      remark = Self.words.noEarlierSave
      return
    }
    window = Window()
    cover = Document(blocks: new.changes(since: old))
  }
}
