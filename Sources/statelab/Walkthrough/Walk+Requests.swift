import Course
import Rendering
import Replay
import StateLabCore

extension Walk: Walkable {
  var stopCount: Int { stops.count }
  var release: String? { profile == .standard ? nil : profile.name }
  var toDivergence: Destination { .nowhere(Words.current.screen.walk.areNotTwo) }
  var single: Walk? { self }

  var part: String {
    guard let lesson = reading?.lesson else { return "" }
    return Words.current.lesson.place(
      lesson.part.title, lesson.positionInPart, lesson.part.lessons.count)
  }

  var opening: String {
    let words = Words.current.walk
    let title = reading.map { words.lesson($0.lesson.number, $0.text.title) } ?? name
    return words.opening(words.through(title, runs.first?.profile.name))
  }

  var range: String {
    // The steps of a program have addresses with 1, too.
    Timeline.range(ofLesson: reading?.lesson.number ?? 1, count: lastStepNumber)
  }

  /// The document for a request at a stop, or nil where the request has none.
  func document(for request: WalkRequest, at position: Int) -> Document? {
    switch request {
    case .why: why(at: position)
    case .state: stateDocument(at: position)
    case .screen: screenDocument(at: position)
    case .code: code(at: position)
    case .difference: difference
    case .notes: notesDocument(at: position)
    case .place: placeDocument(at: position)
    default: nil
    }
  }

  /// The next lesson, or the previous one.
  func lesson(_ turn: Turn) -> CourseLesson? {
    guard let reading else { return nil }
    let number = turn == .next ? reading.lesson.number + 1 : reading.lesson.number - 1
    return reading.course.lessons.first { $0.number == number }
  }

  func refusal(of turn: Turn) -> String {
    let words = Words.current.walk
    if reading == nil { return words.isNoLesson }
    return turn == .next ? words.isLastLesson : words.isFirstLesson
  }

  // MARK: Drawing

  func text(at position: Int) -> Document? {
    stops[position].moment == nil ? document(at: position) : nil
  }

  func panes(at position: Int, columns: Int, rows: Int, scroll: Scroll, by painter: PanePainter)
    -> [Line]
  {
    let panes = Panes(walk: self, position: position, painter: painter, scroll: scroll)
    return panes.lines(in: MomentLayout(panes.content, columns: columns, rows: rows))
  }

  func scrolled(
    _ scroll: Scroll, by request: WalkRequest, at position: Int, in room: ScreenSize,
    by painter: PanePainter
  ) -> Scroll {
    guard stops[position].moment != nil else { return scroll }
    let panes = Panes(walk: self, position: position, painter: painter)
    return panes.scrolled(
      scroll, by: request,
      in: MomentLayout(panes.content, columns: room.columns, rows: room.rows))
  }

  /// True if there is code to show with a text.
  var hasCode: Bool { !listings.isEmpty }

  /// The code beside a text or above a question, scrolled by this many lines; nil where there is
  /// none.
  func code(
    columns: Int, rows: Int, at position: Int, scrolled: Int, by painter: PanePainter
  ) -> [Line]? {
    if listings.isEmpty { return nil }
    let scroll = Scroll(code: scrolledCode(scrolled, rows: rows, at: position))
    return Panes(walk: self, position: position, painter: painter, scroll: scroll)
      .code(ScreenSize(columns: columns, rows: rows), marksWork: false)
  }

  /// The scroll position of the code, within its limits.
  func scrolledCode(_ scroll: Int, rows: Int, at position: Int) -> Int {
    Panes(walk: self, position: position, painter: PanePainter(output: OutputOptions()))
      .mostScrolledCode(scroll, rows: rows)
  }
}

extension Panes {
  /// The scroll positions of the panes after a request, within their limits.
  func scrolled(_ scroll: Scroll, by request: WalkRequest, in layout: MomentLayout) -> Scroll {
    var next = scroll
    switch request {
    case .codeDown, .codeUp: next.code += request.linesOfCode
    case .stepsUp: next.steps += WalkRequest.scrolledLines
    case .stepsDown: next.steps = max(next.steps - WalkRequest.scrolledLines, 0)
    default: break
    }
    return Scroll(
      code: mostScrolledCode(next.code, rows: layout.code.rows),
      steps: mostScrolled(next.steps, in: layout))
  }
}

extension WalkRequest {
  var turn: Turn? {
    switch self {
    case .nextLesson: .next
    case .previousLesson: .previous
    default: nil
    }
  }

  fileprivate static let scrolledLines = 4

  /// The number of lines by which the code scrolls down.
  var linesOfCode: Int {
    switch self {
    case .codeDown: Self.scrolledLines
    case .codeUp: -Self.scrolledLines
    default: 0
    }
  }

  /// True if the request scrolls, and does not move the walk.
  var isScrolling: Bool { [.codeDown, .codeUp, .stepsUp, .stepsDown].contains(self) }
}
