import Course
import Rebuilds
import Rendering

/// The board on the full screen: judged anew at each save of the learner's file.
struct RebuildScreen: SaveFollower {
  private let workshop: RebuildWorkshop
  private let course: Course
  private let output: OutputOptions
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
  /// The text of the last line until the next key.
  private var remark: String?
  /// True while the experiments are compiled and played.
  var isWorking = false

  private enum Content {
    case board, list
    /// The experiment of the next behavior.
    case experiment
    case help
  }

  private static var words: RebuildScreenWords { Words.current.screen.rebuild }

  init(
    _ workshop: RebuildWorkshop, of course: Course, output: OutputOptions, reached: [String],
    record: @escaping (RebuildBoard) -> Void
  ) {
    self.workshop = workshop
    self.course = course
    self.output = output
    self.record = record
    before = reached
    watch = FileWatch { [path = workshop.path] in [path] }
  }

  mutating func notices() -> Bool { watch.notices() }

  mutating func work(on screen: FullScreen) {
    screen.interruptible { judge() }
    window = Window()
  }

  /// The place of the file, and what is reached.
  var closing: Document {
    Document(
      blocks: (page?.summary.blocks ?? []) + [
        .prose(
          Line("Your wrapper is ") + Line(workshop.path, .code) + Line(". \(Self.words.again)")),
        .command("statelab rebuild \(workshop.track.id)\(workshop.option)"),
      ])
  }

  // MARK: Judging

  private mutating func judge() {
    do {
      switch try workshop.judge() {
      case .messages(let messages): trouble = messages.text.lines + ["", messages.next]
      case .board(let new):
        trouble = nil
        lost = new.lost(since: before)
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

  mutating func take(
    _ key: Key, at size: ScreenSize, on screen: FullScreen
  ) -> ExitCode? {
    remark = nil
    switch key {
    case "q", .endOfInput: return .done
    case .escape where content == .board: return .done
    case .escape: show(.board)
    case "l": show(.list)
    case "s", .enter: show(.experiment)
    case "?": show(.help)
    case "w": return walk(on: screen)
    default: _ = window.take(key, size: size)
    }
    return nil
  }

  /// Shows a page; a page that is shown already goes back to the board.
  private mutating func show(_ content: Content) {
    self.content = self.content == content ? .board : content
    window = Window()
  }

  /// Walks through both runs of the next behavior.
  private mutating func walk(on screen: FullScreen) -> ExitCode? {
    guard let board, let walk = try? RebuildWalk(through: board.next, of: board) else {
      remark = Self.words.noWalk
      return nil
    }
    var mode = ScreenMode(walk.walk, from: walk.start)
    let code = mode.run(on: screen, output: output)
    return code == .done ? nil : code
  }

  // MARK: Drawing

  private var page: RebuildPage? {
    board.map { RebuildPage(board: $0, course: course, path: workshop.path, lost: lost) }
  }

  func document() -> Document {
    if content == .help { return Document(.keys(Self.words.keys)) }
    // The pages of the last board stay while a wrapper does not compile.
    if let page, let board, content != .board || trouble == nil {
      return content == .experiment
        ? board.next.map(page.document(of:)) ?? page.document(isWhole: false)
        : page.document(isWhole: content == .list)
    }
    return Document(blocks: board == nil ? beginning : messages)
  }

  private var messages: [Document.Block] {
    trouble.map { [.heading("\(workshop.path): no board"), .verbatim($0)] } ?? []
  }

  /// The task, for a file that was not judged yet.
  private var beginning: [Document.Block] {
    let track = workshop.track
    return [
      .prose(Line(markdown: track.introduction)),
      .prose(Line("Open ") + Line(workshop.path, .code) + Line(" in your editor, and save it.")),
    ] + messages + [
      .heading("The stages"),
      .entries(
        RebuildPage.entries(of: track, in: course) {
          Line($0.behaviors.count.of("behavior"))
        }),
    ]
  }

  mutating func frame(_ size: ScreenSize) -> [Line] {
    let painter = PanePainter(output: output.filling(size))
    let title = Line("Rebuild \(workshop.track.title)", .title) + Line("  \(workshop.path)", .quiet)
    let words = Self.words
    return window.frame(
      painter.lines(of: document(), columns: size.columns), head: [title, Line()],
      feet: remark.map { [$0] }
        ?? (isWorking ? [words.working] : content == .board ? words.board : words.back),
      size: size, output: output)
  }
}
