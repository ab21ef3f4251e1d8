import Course
import Rebuilds
import Rendering

/// The board on the full screen: judged anew at each save of the learner's file.
struct RebuildScreen {
  private let workshop: RebuildWorkshop
  private let course: Course
  /// Called with the board after each judgement.
  private let record: (RebuildBoard) -> Void
  private var watch: FileWatch
  private var board: RebuildBoard?
  /// The behaviors that a judgement reached before the last one, or an earlier session.
  private var before: [String]
  private var lost: [String] = []
  /// The compiler's messages, or the reason why there is no board.
  private var trouble: [String]?
  private var content = Content.board
  private var window = Window()

  private enum Content: Equatable {
    case board, list
    /// The experiment of the next behavior.
    case experiment
    case help
  }

  init(
    _ workshop: RebuildWorkshop, of course: Course, reached: [String],
    record: @escaping (RebuildBoard) -> Void
  ) {
    self.workshop = workshop
    self.course = course
    self.record = record
    before = reached
    watch = FileWatch { [path = workshop.path] in [path] }
  }

  /// Reads keys and looks at the file until the user quits. A frame is drawn only if it differs from
  /// the last one.
  mutating func run(on screen: FullScreen, output: OutputOptions) -> ExitCode {
    var drawn: [Line]?
    while true {
      let lines = frame(screen.size(), output: output)
      if lines != drawn { screen.draw(lines) }
      drawn = lines
      switch screen.read(FileWatch.pause) {
      case .resized: drawn = nil
      case .waited: if watch.notices() { screen.interruptible { judge() } }
      case .ended(let code): return code
      case .key(.interrupt): return .interrupted
      case .key("w"):
        drawn = nil
        if let code = walk(on: screen, output) { return code }
      case .key(let key): if let code = take(key) { return code }
      }
    }
  }

  // MARK: Judging

  private mutating func judge() {
    do {
      switch try workshop.judge() {
      case .messages(let messages): trouble = messages.text.lines + ["", messages.next]
      case .board(let new):
        trouble = nil
        lost = before.filter { id in
          new.track.behaviors.contains { $0.id == id } && !new.reached.contains(id)
        }
        before = new.reached
        board = new
        record(new)
      }
    } catch {
      let failure = Failure(wrapping: error)
      trouble = [failure.message] + (failure.next.map { ["", $0] } ?? [])
    }
  }

  // MARK: Keys

  private mutating func take(_ key: Key) -> ExitCode? {
    switch key {
    case "q": return .done
    case .escape where content == .board: return .done
    case .escape: show(.board)
    case "l": show(content == .list ? .board : .list)
    case "s", .enter: show(content == .experiment ? .board : .experiment)
    case "?": show(content == .help ? .board : .help)
    default: _ = window.take(key, size: ScreenSize())
    }
    return nil
  }

  private mutating func show(_ content: Content) {
    self.content = content
    window = Window()
  }

  /// Walks through both runs of the next behavior.
  private func walk(on screen: FullScreen, _ output: OutputOptions) -> ExitCode? {
    guard let board, let walk = try? RebuildWalk(through: board.next, of: board) else {
      return nil
    }
    var mode = ScreenMode(walk.walk, from: walk.start)
    let code = mode.run(on: screen, output: output)
    return code == .done ? nil : code
  }

  // MARK: Drawing

  func document() -> Document {
    guard let board else {
      return Document(
        blocks: trouble.map { [.verbatim($0)] } ?? [.note("Compiling the experiments …")])
    }
    let page = RebuildPage(board: board, course: course, path: workshop.path, lost: lost)
    if content == .help { return Self.help }
    if let trouble {
      return Document(blocks: [.heading("\(workshop.path) does not compile"), .verbatim(trouble)])
    }
    return switch content {
    case .experiment:
      board.next.map(page.document(of:)) ?? page.document(isWhole: false)
    case .list: page.document(isWhole: true)
    case .board, .help: page.document(isWhole: false)
    }
  }

  private static let help = Document(blocks: [
    .heading("Keys"),
    .entries([
      .init(name: "Enter  s", meaning: "The experiment of the next behavior."),
      .init(name: "w", meaning: "Walk through both runs of the next behavior, side by side."),
      .init(name: "l", meaning: "All behaviors."),
      .init(name: "PgUp PgDn", meaning: "Scroll."),
      .init(name: "q", meaning: "Leave."),
    ]),
    .prose("Save the file in your editor: the board follows."),
  ])

  private mutating func frame(_ size: ScreenSize, output: OutputOptions) -> [Line] {
    let painter = PanePainter(output: output.filling(size))
    let title = Line("Rebuild \(workshop.track.title)", .title)
    return window.frame(
      painter.lines(of: document(), columns: size.columns), head: [title, Line()],
      feet: [
        "s experiment · w walk · l all behaviors · PgDn more · ? keys · q leave",
        "s w l · ? keys · q leave",
      ], size: size, output: output)
  }
}
