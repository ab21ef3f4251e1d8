import Course

/// What `statelab` alone shows on a terminal: the course, where one is in it, and a key for what to do
/// next with the lesson that is selected.
struct HomeScreen {
  let course: Course
  let progress: Progress
  let output: OutputOptions
  /// The position of the lesson that the keys are about.
  private(set) var selected: Int
  /// What somebody wants to do, once the screen is left.
  private(set) var chosen: Choice?
  private var window = Window()

  enum Choice {
    case run, walk, quiz
    /// The questions that were answered wrongly.
    case again
  }

  init(_ session: Session) {
    course = session.course
    progress = session.progress
    output = session.output
    selected = (session.nextLesson?.number ?? 1) - 1
  }

  mutating func frame(_ size: ScreenSize) -> [Line] {
    let done = course.lessons.count { progress[$0.id].isFinished }
    let due = course.lessons.count { !progress[$0.id].missed.isEmpty }
    var status = "\(done) of \(course.lessons.count) lessons finished"
    if due > 0 { status += " · \(due) with questions to ask again" }
    var lines: [Line] = []
    var focus: ClosedRange<Int>?
    for (position, lesson) in course.lessons.enumerated() {
      if lesson.positionInPart == 1 {
        if position > 0 { lines.append(Line()) }
        lines.append(Line(lesson.part.title, .heading))
      }
      // The first lesson of a part is seen below its title.
      if position == selected {
        focus = max(lines.count - (lesson.positionInPart == 1 ? 1 : 0), 0)...lines.count
      }
      lines.append(row(of: lesson, isSelected: position == selected))
    }
    return window.frame(
      lines, head: [Line("statelab", .title) + Line("  \(status)", .quiet), Line()],
      feet: [
        "↑ ↓ lesson · Enter or w walk · r run · z quiz\(again) · q leave",
        "↑ ↓ · w walk · r run · z quiz · q leave",
      ], focus: focus,
      size: size, output: output)
  }

  /// What is due in the lesson that is marked.
  private var again: String { isDue ? " · a ask again" : "" }
  private var isDue: Bool { !progress[course.lessons[selected].id].missed.isEmpty }

  private func row(of lesson: CourseLesson, isSelected: Bool) -> Line {
    let own = progress[lesson.id]
    let number = String(lesson.number)
    let mark = Line(isSelected ? "▸ " : "  ", .changed)
    let title = Line(markdown: lesson.head?.title ?? lesson.id).text
    let name = Line(
      String(repeating: " ", count: max(2 - number.count, 0)) + "\(number)  \(title)",
      isSelected ? .changed : .plain)
    var notes: [String] = []
    if let walk = own.walk {
      notes.append((walk.step == nil ? "" : "stopped at ") + walk.place(in: lesson))
    }
    if let quiz = own.quiz { notes.append("quiz \(quiz.right) of \(quiz.total)") }
    if !own.missed.isEmpty { notes.append("\(own.missed.count) to ask again") }
    return mark + (own.isFinished ? Line("✓ ", .good) : Line("  ")) + name.padded(to: 30)
      + Line(notes.joined(separator: " · "), .quiet)
  }

  /// What it ends with, or nil as long as it goes on.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    let page = max(size.rows - 6, 1)
    switch key {
    case .up, .character("k"): select(selected - 1)
    case .down, .character("j"): select(selected + 1)
    case .pageUp: select(selected - page)
    case .pageDown: select(selected + page)
    case .home: select(0)
    case .end: select(course.lessons.count - 1)
    case .enter, .character("w"): return choose(.walk)
    case .character("r"): return choose(.run)
    case .character("z"): return choose(.quiz)
    case .character("a") where isDue: return choose(.again)
    case .character("q"), .escape, .endOfInput: return .done
    default: break
    }
    return nil
  }

  private mutating func select(_ position: Int) {
    selected = max(0, min(position, course.lessons.count - 1))
  }

  private mutating func choose(_ choice: Choice) -> ExitCode {
    chosen = choice
    return .done
  }
}

extension Session {
  /// Shows the home page where there is a full screen, and does what is chosen there; nil elsewhere.
  func goHome(with arguments: Arguments) throws -> ExitCode? {
    guard hasFullScreen, !course.lessons.isEmpty else { return nil }
    var home = HomeScreen(self)
    let code = try console.takeScreen?(output.color) { screen in
      screen.play(frame: { home.frame($0) }, take: { home.take($0, at: $1) })
    }
    guard code != nil, let choice = home.chosen else { return code }
    let (name, options) = choice.command
    var arguments = arguments
    arguments.words = [course.lessons[home.selected].id]
    options.forEach { arguments.set($0) }
    return try command(named: name).run(arguments, in: self)
  }
}

extension HomeScreen.Choice {
  /// The command that does it, with its options.
  fileprivate var command: (name: String, options: [Option]) {
    switch self {
    case .run: ("run", [])
    case .walk: ("walk", [])
    case .quiz: ("quiz", [])
    case .again: ("quiz", [.again])
    }
  }
}
