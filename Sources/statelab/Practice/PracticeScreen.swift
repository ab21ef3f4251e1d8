import Bugs
import Rendering

/// The full screen of an exercise: the verdict, the complaint and the app, and keys for more.
struct PracticeScreen {
  private let desk: PracticeDesk
  private let output: OutputOptions
  private var window = Window()
  private var cover: [Line]?
  /// The position of the selected exercise, while the list is shown.
  private var selected: Int?
  /// The text of the last line until the next key.
  var remark: String?
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

  mutating func beginAgain() {
    window = Window()
    cover = nil
  }

  // MARK: Drawing

  mutating func frame(_ size: ScreenSize) -> [Line] {
    let entry = desk.entry
    let title =
      Line("Practice \(entry.number) of \(PracticeBook.entries.count)", .title)
      + Line("  \(desk.place.path)", .quiet)
    let renderer = TextRenderer(output: output.narrowed(to: size.columns))
    var focus: ClosedRange<Int>?
    let lines: [Line]
    if let selected {
      let rows = PracticeList(desk.session).lines(selected: selected)
      focus = selected...selected
      lines = rows
    } else {
      lines = cover ?? renderer.lines(of: Document(blocks: desk.document.blocks))
    }
    return window.frame(
      lines, head: [title, Line()], feet: feet, focus: focus, size: size, output: output)
  }

  private var feet: [String] {
    if let remark { return [remark] }
    if isWorking { return ["Compiling and playing …"] }
    if selected != nil {
      return ["↑ ↓ choose · Enter opens it · Esc goes back", "↑ ↓ · Enter · Esc"]
    }
    if cover != nil { return ["Any key goes back.", "Any key"] }
    if desk.look?.isMended == true {
      return [
        "n next · w walk · p play the app · d difference · h hint · l list · q quit",
        "n next · w walk · p play · d · h · l · q",
      ]
    }
    return [
      "Save the file for a verdict · h hint · w walk · p play the app · d difference · n next · l list · q quit",
      "Save for a verdict · h hint · w walk · p play · d difference · q",
      "h hint · w walk · p play · d n l · q",
    ]
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
        remark = "No other exercise is left."
      }
    case "h": wish = .hint
    case "w": wish = .walk
    case "p": wish = .play
    case "d": showDifference(size)
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

  private mutating func showDifference(_ size: ScreenSize) {
    guard let new = desk.look?.judged?.run?.shown, let old = desk.previous?.judged?.run?.shown
    else {
      remark = "There is no earlier save to compare with."
      return
    }
    let renderer = TextRenderer(output: output.narrowed(to: size.columns))
    window = Window()
    cover = renderer.lines(of: old.difference(to: new))
  }
}
