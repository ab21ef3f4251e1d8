import Bugs
import Course
import Rebuilds
import Rendering

/// The home screen: the course, the reader's progress, and keys for the next action on the selected
/// lesson.
struct HomeScreen {
  let course: Course
  let progress: CourseProgress
  let output: OutputOptions
  /// The position of the selected lesson.
  private(set) var selected: Int
  /// The command line that ended the screen, without the tool's name.
  private(set) var chosen: String?
  private var window = Window()

  /// True if the screen explains the keys instead of listing the lessons.
  private var showsKeys = false
  /// The command that the user is writing, without the tool's name.
  private var command: LineEditor?

  /// - Parameter selected: The position of a lesson; nil for the next unfinished one.
  init(_ session: Session, selected: Int? = nil) {
    course = session.course
    progress = session.progress
    output = session.output
    self.selected = selected ?? (session.nextLesson?.number ?? 1) - 1
  }

  mutating func frame(_ size: ScreenSize) -> [Line] {
    if showsKeys { return keysFrame(size) }
    let done = course.lessons.count { progress[$0.id].isFinished }
    let due = course.lessons.count { !progress[$0.id].missed.isEmpty }
    let words = Words.current.screen.home
    let columns =
      size.columns >= Self.wide
      ? Self.columnsOfLessons
      : size.columns >= Self.middling ? Self.columnsOfTitles : size.columns
    let status = words.status(
      (done, course.lessons.count), due, (progress.fixedCount, PracticeBook.entries.count), rebuilt
    )
    var lines: [Line] = []
    var focus: ClosedRange<Int>?
    for (position, lesson) in course.lessons.enumerated() {
      if lesson.positionInPart == 1 {
        if position > 0 { lines.append(Line()) }
        lines.append(Line(lesson.part.title, .heading))
      }
      let own = rows(
        of: lesson, isSelected: position == selected, columns: columns,
        isAlone: columns == size.columns)
      // The title of a part stays visible above its first lesson.
      if position == selected {
        let first = lines.count - (lesson.positionInPart == 1 ? 1 : 0)
        focus = max(first, 0)...(lines.count + own.count - 1)
      }
      lines += own
    }
    let feet = command.map { words.writing("statelab \($0.text)_") } ?? words.closing(isDue)
    var frame = window.frame(
      lines, head: [Line("statelab", .title) + Line("  \(status)", .quiet), Line()],
      feet: feet, focus: focus, size: size, output: output)
    guard columns < size.columns else { return frame }
    let beside = TextRenderer(output: output.narrowed(to: min(size.columns - columns - 3, 78)))
      .lines(of: size.columns >= Self.wide ? commands : Document(blocks: agenda.blocks))
    let rows = 2..<(size.rows - 2)
    for (row, text) in zip(rows, beside.filled(to: rows.count)) {
      let left = frame[row].cut(to: columns, ascii: output.ascii).padded(to: columns)
      frame[row] = left + Line(output.ascii ? " | " : " │ ", .quiet) + text
    }
    return frame
  }

  /// The least width with the commands beside the lessons, and the width of the lessons there.
  private static let wide = 110
  private static let columnsOfLessons = 64
  /// The least width with the selected lesson beside the lessons, and the width of the lessons there.
  private static let middling = 76
  private static let columnsOfTitles = 38

  /// The selected lesson, what is open of it, and what comes next in the course.
  private var agenda: LessonAgenda {
    LessonAgenda(lesson: course.lessons[selected], course: course, progress: progress)
  }

  /// The selected lesson, and what the keys do with it.
  private var commands: Document {
    let words = Words.current.screen.home
    let lesson = course.lessons[selected]
    let number = lesson.number
    func entry(_ key: String, _ command: String, _ meaning: String) -> Document.Entry {
      .init(name: key, meaning: Line("statelab \(command)", .command) + Line("  \(meaning)"))
    }
    return Document(
      blocks: agenda.blocks + [
        .heading(words.aboutLesson),
        .entries([
          entry("w", "walk \(number)", words.walks), entry("r", "run \(number)", words.runs),
          entry("z", "quiz \(number)", words.asks),
          entry("p", "practice" + (practice.map { " \($0)" } ?? ""), words.practices),
          entry("b", "rebuild" + (rebuild.map { " \($0.id)" } ?? ""), words.rebuilds),
          entry("y", "why \(number):1", words.explains),
          entry("d", "diff \(neighbors.a) \(neighbors.b)", words.compares),
        ]),
        .heading(words.ownProgram),
        .entries([
          entry("t", "try Counter.swift", words.tries),
          entry("y", "why Counter.swift 1:7 --tap Add", words.explains),
          entry("d", "diff A.swift B.swift --tap Add", words.compares),
        ]),
      ])
  }

  /// The number of the program to fix: of the selected lesson, or else the next one.
  private var practice: Int? {
    let entries = PracticeBook.entries
    let open = entries.filter(progress.isOpen)
    let own = open.first { $0.lesson == course.lessons[selected].id }
    return (own ?? open.first ?? entries.first)?.number
  }

  /// The wrapper to rebuild: one with an open stage of the selected lesson, or else the first one
  /// that is not finished.
  private var rebuild: RebuildTrack? {
    let tracks = RebuildBook.tracks
    let open = tracks.filter { track in track.stages.contains { progress.isOpen($0, of: track) } }
    let lesson = course.lessons[selected].id
    let own = open.first { track in
      track.stages.contains { $0.lesson == lesson && progress.isOpen($0, of: track) }
    }
    return own ?? open.first ?? tracks.first
  }

  /// The behaviors that were reached, of the wrappers that were begun, and their number.
  private var rebuilt: (Int, Int) {
    RebuildBook.tracks.reduce((0, 0)) { sum, track in
      let count = progress.reachedCount(in: track)
      return count > 0 ? (sum.0 + count, sum.1 + track.behaviors.count) : sum
    }
  }

  /// The selected lesson and the one before it; of the first lesson, the one after it.
  private var neighbors: (a: Int, b: Int) {
    let number = course.lessons[selected].number
    return number > 1 ? (number - 1, number) : (1, min(2, course.lessons.count))
  }

  private mutating func keysFrame(_ size: ScreenSize) -> [Line] {
    let renderer = TextRenderer(output: output.narrowed(to: size.columns))
    let words = Words.current.screen.home
    return window.frame(
      renderer.lines(of: Document(.keys(words.keys))),
      head: [Line(words.title, .title), Line()], feet: [words.back], size: size, output: output)
  }

  /// True if questions of the selected lesson are due again.
  private var isDue: Bool { !progress[course.lessons[selected].id].missed.isEmpty }

  /// The lesson and its progress.
  ///
  /// - Parameter isAlone: True if nothing is shown beside the lessons.
  private func rows(
    of lesson: CourseLesson, isSelected: Bool, columns: Int, isAlone: Bool
  ) -> [Line] {
    let number = String(lesson.number)
    let mark = Line(isSelected ? "▸ " : "  ", .changed)
    let title = Line(markdown: lesson.head?.title ?? lesson.id).text
    let name = Line(
      "\(String.blank(2 - number.count))\(number)  \(title)", isSelected ? .changed : .plain)
    let isDone = progress[lesson.id].isFinished
    let lead = mark + (isDone ? Line("✓ ", .good) : Line("  ")) + name
    let notes = notes(on: lesson)
    let row = lead.padded(to: max(34, lead.columns + 2)) + Line(notes, .quiet)
    // The agenda beside the lessons has the notes on the selected lesson, or else a line below it.
    if columns == Self.columnsOfTitles { return [lead] }
    if isSelected, isAlone { return [lead, Line(blank: 8) + Line(agenda.line, .quiet)] }
    return [notes.isEmpty || row.columns > columns ? lead : row]
  }

  private func notes(on lesson: CourseLesson) -> String {
    let own = progress[lesson.id]
    let words = Words.current.screen.home
    var notes: [String] = []
    if let walk = own.walk {
      let place = walk.place(in: lesson)
      notes.append(walk.step == nil ? place : words.stopped(place))
    }
    if let quiz = own.quiz { notes.append(words.quiz(quiz.text)) }
    if !own.missed.isEmpty { notes.append(words.due(own.missed.count)) }
    return notes.joined(separator: " · ")
  }

  /// The exit code, or nil while the screen continues.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if showsKeys {
      if window.take(key, size: size) { return nil }
      showsKeys = false
      window = Window()
      return nil
    }
    if command != nil { return write(key) }
    let page = max(size.rows - 6, 1)
    let lesson = course.lessons[selected].id
    switch key {
    case .up, .character("k"): select(selected - 1)
    case .down, .character("j"): select(selected + 1)
    case .pageUp: select(selected - page)
    case .pageDown: select(selected + page)
    case .home: select(0)
    case .end: select(course.lessons.count - 1)
    case .enter, .character("w"): return choose("walk \(lesson)")
    case .character("r"): return choose("run \(lesson)")
    case .character("z"): return choose("quiz \(lesson)")
    case .character("p"): if let practice { return choose("practice \(practice)") }
    case .character("b"): if let rebuild { return choose("rebuild \(rebuild.id)") }
    case .character("?"):
      showsKeys = true
      window = Window()
    case .character("a") where isDue: return choose("quiz \(lesson) --again")
    case .character("y"): command = LineEditor("why \(course.lessons[selected].number):")
    case .character("d"): command = LineEditor("diff \(neighbors.a) \(neighbors.b)")
    case .character("t"): command = LineEditor("try ")
    case .character("q"), .escape, .endOfInput: return .done
    default: break
    }
    return nil
  }

  /// Takes a key while the user writes a command.
  private mutating func write(_ key: Key) -> ExitCode? {
    switch key {
    case .enter: return choose(command?.text ?? "")
    case .escape: command = nil
    case .endOfInput: return .done
    default: _ = command?.take(key)
    }
    return nil
  }

  private mutating func select(_ position: Int) {
    selected = max(0, min(position, course.lessons.count - 1))
  }

  private mutating func choose(_ line: String) -> ExitCode {
    chosen = line
    return .done
  }
}
