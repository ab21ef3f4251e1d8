import Course
import Lessons
import Testing

@testable import statelab

@Suite("Frames of a walk")
struct FrameTests {
  @Test(
    "A step at 80×24: the listing, the run so far, what the word means, the screen and the views")
  func usual() throws {
    #expect(
      try picture("2:8", 80, 24) == #"""
        2 · Follows                                                    2:8 of 10 · 12/18
        ── Follows.swift, changed since lesson 1 ───────────────────────────────────────
            1   @propertyWrapper
              - struct FSState<V> {
              -   private var box: Box<V>
            2 + struct FSState<V>: DynamicProperty {
            3 +   @StateObject private var box: Box<V>
            4   }

        ── experiment tap ──────────────────────────────────────────────────────────────
            2:4   subscribed    ContentView to text.box
            2:5   update()      text
            2:6   body          ContentView, 1st time

          tap "Change text"
            2:7   will change   Box("Hello Five Stars"), sent to 1 subscriber
        ▸   2:8     queued      ContentView                               because of 2:7
          The view was put on the list of those to look at again.

        ── screen ──────────── │ ── views and state ────────────────────────────────────
          Hello Five Stars     │   ContentView                                    queued
          [Change text]        │     text: FSState<String>
                               │     text.box = Box("Hello Five Stars")
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("A step at 120×30: the listing beside the run")
  func wide() throws {
    #expect(
      try picture("2:8", 120, 30).split(separator: "\n").prefix(14).joined(separator: "\n") == #"""
        2 · Follows                                                                                            2:8 of 10 · 12/18
        ── Follows.swift, changed since lesson 1 ───────────────── │ ── experiment tap ─────────────────────────────────────────
            1   @propertyWrapper                                   │   mount ContentView
              - struct FSState<V> {                                │     2:1   found         text: FSState<String>
              -   private var box: Box<V>                          │     2:2   found         text.box: StateObject<Box<String>>
            2 + struct FSState<V>: DynamicProperty {               │     2:3   created       Box("Hello Five Stars") for
            3 +   @StateObject private var box: Box<V>             │                         text.box
            4   }                                                  │     2:4   subscribed    ContentView to text.box
                                                                   │     2:5   update()      text
                                                                   │     2:6   body          ContentView, 1st time
                                                                   │
                                                                   │   tap "Change text"
                                                                   │     2:7   will change   Box("Hello Five Stars"), sent to 1
                                                                   │                         subscriber
        """#)
  }

  @Test("60 columns cut and wrap")
  func narrow() throws {
    #expect(
      try picture("2:8", 60, 20) == #"""
        2 · Follows                                2:8 of 10 · 12/18
        ── Follows.swift, changed since lesson 1 ───────────────────
            1   @propertyWrapper
              - struct FSState<V> {
              -   private var box: Box<V>
            2 + struct FSState<V>: DynamicProperty {
            3 +   @StateObject private var box: Box<V>
            4   }
        ── experiment tap ──────────────────────────────────────────
          tap "Change text"
            2:7   will change   Box("Hello Five Stars"), sent to 1
                                subscriber
        ▸   2:8     queued      ContentView           because of 2:7
          The view was put on the list of those to look at again.


        ── screen ──────────────────────────────────────────────────
          Hello Five Stars
          [Change text]
        space next · ← back · w why · v views · ? keys · q quit
        """#)
  }

  @Test("A small window drops the listing first")
  func small() throws {
    #expect(
      try picture("2:8", 60, 9) == #"""
        2 · Follows                                2:8 of 10 · 12/18
        ── experiment tap ──────────────────────────────────────────
            2:7   will change   Box("Hello Five Stars"), sent to 1
                                subscriber
        ▸   2:8     queued      ContentView           because of 2:7
        ── screen ──────────────────────────────────────────────────
          Hello Five Stars
          [Change text]
        space next · ← back · w why · v views · ? keys · q quit
        """#)
  }

  @Test("What came of an action: the screen with its changes marked")
  func result() throws {
    let walk = try sampleWalk()
    let step = try #require(walk.position(ofStep: "8"))
    let position = try #require(walk.nextChange(after: step))
    let lines = frame(of: walk, at: position, size: ScreenSize(columns: 50, rows: 9)).map(\.text)
    #expect(lines[0] == "2 · Follows               after 2:10 of 10 · 15/18")
    #expect(lines.contains("* five"))
    #expect(lines.contains("  [Change text]"))
  }

  @Test("An object that said it will change, at 80×24: its old value, until somebody has looked")
  func changing() throws {
    #expect(
      try picture("5:9", 80, 24, of: "dynamic-property") == #"""
        5 · Dynamic property                                           5:9 of 26 · 17/52
        ── DynamicProperty.swift, changed since lesson 4 ───────────────────────────────
           32     var body: some View {
           33       VStack {
           34         Text(text)
        ▸  35         Button("Change text") {
           36           text = "five"
           37           print("the box holds \(text)")
           38         }
        ── experiment tap ──────────────────────────────────────────────────────────────
            5:6   update()      text
            5:7   body          ContentView, 1st time

          tap "Change text"
            5:8   will change   Box<String>(value: "Hello Five Stars"), sent to 1
                                subscriber
        ▸   5:9     queued      ContentView                               because of 5:8
          The view was put on the list of those to look at again.

        ── screen ──────────── │ ── views and state ────────────────────────────────────
          Hello Five Stars     │   ContentView                                    queued
          [Change text]        │     text: FSState<String>
                               │     text.box = Box(value: "Hello Five Stars") old value
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("At 120×40 the views stand below the run, the screen below the listing")
  func state() throws {
    let lines = try picture("16:71", 120, 40, of: "phantom-updates").split(separator: "\n")
    #expect(
      lines.suffix(11).joined(separator: "\n") == #"""
           31   }                                                  │
        ── screen ──────────────────────────────────────────────── │ ── views and state ────────────────────────────────────────
          text:                                                    │   TestView                                           queued
          [Pass 1]                                                 │     subject: CurrentValueSubject<String, Never> passed over
                                                                   │     passes = 2
                                                                   │     MyView
                                                                   │       publisher: AnyPublisher<String, Never>    passed over
                                                                   │       text = ""
                                                                   │       didAppear = true
                                                                   │       AnyPublisher<String, Never>                subscribed
        space next · ← back · ] [ change · w why · v views · d difference · p predict · n notes · / search · ? keys · q quit
        """#)
  }

  @Test("The line of the listing that a step is about is marked")
  func lineAtWork() throws {
    let walk = try realWalk("dynamic-property")
    let position = try #require(walk.position(ofStep: "7"))
    let lines = frame(of: walk, at: position, size: ScreenSize()).map(\.text)
    #expect(lines.contains("▸  32     var body: some View {"))
  }

  @Test(
    "Every frame of every lesson has the size of the terminal", arguments: [(80, 24), (59, 16)])
  func size(_ columns: Int, _ rows: Int) throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for position in walk.stops.indices {
        let lines = frame(
          of: walk, at: position, size: ScreenSize(columns: columns, rows: rows))
        let widest = lines.map(\.columns).max() ?? 0
        let place = "\(lesson.id), stop \(position)"
        #expect(lines.count == rows && widest <= columns, Comment(rawValue: place))
      }
    }
  }

  @Test("ASCII alone where that is asked for; tiny terminals end nothing")
  func extremes() throws {
    let walk = try sampleWalk()
    for position in walk.stops.indices {
      let output = OutputOptions(ascii: true)
      let lines = frame(
        of: walk, at: position, size: ScreenSize(columns: 80, rows: 24), output: output)
      #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } && $0.columns <= 80 })
      for (columns, rows) in [(1, 1), (2, 3), (10, 0), (200, 2)] {
        let tiny = frame(of: walk, at: position, size: ScreenSize(columns: columns, rows: rows))
        #expect(tiny.count == rows)
        #expect(tiny.allSatisfy { $0.columns <= columns })
      }
    }
  }

  private func picture(
    _ step: String, _ columns: Int, _ rows: Int, of lesson: String? = nil
  ) throws -> String {
    let walk = try lesson.map(realWalk) ?? sampleWalk()
    let position = try #require(walk.position(ofStep: step))
    return frame(of: walk, at: position, size: ScreenSize(columns: columns, rows: rows))
      .map(\.text).joined(separator: "\n")
  }
}

/// The walk through the sample course's second lesson.
func sampleWalk() throws -> Walk {
  try Walk(LessonReading(sampleCourse.lessons[1], of: sampleCourse))
}

/// The walk through a lesson of the real course.
func realWalk(_ name: String) throws -> Walk {
  try Walk(LessonReading(try course.lesson(named: name), of: course))
}
