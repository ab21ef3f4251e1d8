import Course
import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Frames of a walk")
struct FrameTests {
  @Test(
    "A step at 80×24 shows listing, previous steps, meaning, screen and views"
  )
  func usual() throws {
    let shown = try picture("3:11", 80, 24, of: "dynamic-property")
    #expect(
      shown == #"""
        3 · Dynamic property                                               step 11 of 30
        ── DynamicProperty.swift, changed since lesson 2 ───────────────────────────────
           27   }
           28
           29   private struct ContentView: View {
        ▸  30     @FSState var text = "Hello Five Stars"
           31
           32     var body: some View {
           33       VStack {
        ── experiment tap ──────────────────────────────────────────────────────────────
          tap "Change text"
          ┏ 3:8   ◆ publishes      Box<String>(value: "Hello Five Stars"), sent to 1
          ┃                        subscriber                              in the action
          ┣ 3:9     ○ invalidated  ContentView                            because of 3:8
          ┃ 3:10  > printed        the box holds five
        ▸ ┗ 3:11  ● update()       text                                   because of 3:9
              SwiftUI called update() of this property, before it decided about body.

        ╭─ screen ─────────────╮ │ ── views and state ──────────────────────────────────
        │  Hello Five Stars    │ │   ContentView
        │▸ [Change text]       │ │     text: FSState<String>                    update()
        ╰──────────────────────╯ │ *   text.box = Box(value: "five")
                                 │
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("The first page of a lesson at 80×24 shows the code and the text")
  func firstPage() throws {
    let walk = try compiledWalk("box")
    let page = frame(of: walk, at: 0, size: ScreenSize()).map(\.text).joined(separator: "\n")
    #expect(
      page == #"""
        1 · Box                                         text 1 of 3, before step 1 of 10
        ── Box.swift ───────────────────────────────────────────────────────────────────
            2   import StateLabCore
            3
            4   private final class Box<V> {
            5     var value: V
            6
            7     init(_ value: V) {
            8       self.value = value
            9       print("made a Box with \(value)")
           10     }
           11   }
           12
           13   @propertyWrapper
           14   private struct FSState<V> {
           15     var box: Box<V>
           16
           17     var wrappedValue: V {
           18       get { box.value }
           19       nonmutating set { box.value = newValue }
        ────────────────────────────────────────────────────────────────────────────────
          A class inside the wrapper: does the screen follow?

        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("A stale screen at 80×24 shows what it would show now")
  func stale() throws {
    let shown = try picture("1:4", 80, 24, of: "box", stopsFurther: 1)
    #expect(
      shown == #"""
        1 · Box                                                       after step 4 of 10
        ── Box.swift ───────────────────────────────────────────────────────────────────
           32         Text(text)
           33         Button("Change text") {
           34           text = "five"
           35           print("the box holds \(text)")
           36         }
           37       }
           38     }
        ── experiment tap ──────────────────────────────────────────────────────────────
            1:2  · not dynamic  text: FSState<String>, no storage
            1:3  ● body         ContentView, 1st time

          tap "Change text"
            1:4  > printed      the box holds five                         in the action
        ▸        SwiftUI receives no change: no view is invalidated, no body runs
                 stale          if every body ran now, it would show five
              The screen is out of date: the body of a view would return something else
              now, and SwiftUI was not told.
        ╭─ screen ───  STALE  ─╮ │ ── views and state ──────────────────────────────────
        │  Hello Five Stars    │ │   ContentView
        │  [Change text]       │ │     text: FSState<String>                 not dynamic
        ╰──────────────────────╯ │
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test(
    "A stale screen at 120×40 and 200×60 has columns side by side")
  func staleAndWide() throws {
    let wide = try picture("1:4", 120, 40, of: "box", stopsFurther: 1).split(separator: "\n")
    #expect(
      wide[9...13].joined(separator: "\n") == #"""
           14   private struct FSState<V> {                        │ ▸        SwiftUI receives no change: no view is
           15     var box: Box<V>                                  │          invalidated, no body runs
           16                                                      │          stale          if every body ran now, it would
           17     var wrappedValue: V {                            │                         show five
           18       get { box.value }                              │       The screen is out of date: the body of a view would
        """#)
    #expect(
      wide.suffix(5).joined(separator: "\n") == #"""
        ╭─ screen ─────────────────────────────────────  STALE  ─╮ │ ── views and state ────────────────────────────────────────
        │  Hello Five Stars                                      │ │   ContentView
        │  [Change text]                                         │ │     text: FSState<String>                       not dynamic
        ╰────────────────────────────────────────────────────────╯ │
        space next · ← back · ] [ change · w why · v views · d difference · p predict · n notes · / search · ? keys · q quit
        """#)
    let widest = try picture("1:4", 200, 60, of: "box", stopsFurther: 1).split(separator: "\n")
    #expect(
      widest.suffix(5).joined(separator: "\n") == #"""
        ╭─ screen ─────────────────────────────────────────────────────────────────────────────  STALE  ─╮ │ ── views and state ────────────────────────────────────────────────────────────────────────────────
        │  Hello Five Stars                                                                              │ │   ContentView
        │  [Change text]                                                                                 │ │     text: FSState<String>                                                               not dynamic
        ╰────────────────────────────────────────────────────────────────────────────────────────────────╯ │
        space next · ← back · ] [ change · w why · v views · d difference · p predict · n notes · / search · ? keys · q quit
        """#)
  }

  @Test("The result of an action marks the changed lines of the screen")
  func result() throws {
    let walk = try sampleWalk()
    let step = try #require(walk.position(ofStep: "8"))
    let position = try #require(walk.nextChange(after: step))
    let lines = frame(of: walk, at: position, size: ScreenSize(columns: 50, rows: 9)).map(\.text)
    #expect(lines[0] == "2 · Follows                    after step 10 of 10")
    #expect(lines.contains { $0.contains("* five") })
    #expect(lines.contains { $0.contains("  [Change text]") })
  }

  @Test("A changing object at 80×24 has its old value before the update")
  func changing() throws {
    let shown = try picture("3:9", 80, 24, of: "dynamic-property")
    #expect(
      shown == #"""
        3 · Dynamic property                                                step 9 of 30
        ── DynamicProperty.swift, changed since lesson 2 ───────────────────────────────
           32     var body: some View {
           33       VStack {
           34         Text(text)
        ▸  35         Button("Change text") {
           36           text = "five"
           37           print("the box holds \(text)")
           38         }
        ── experiment tap ──────────────────────────────────────────────────────────────
            3:6   ● update()       text
            3:7   ● body           ContentView, 1st time

          tap "Change text"
          ┏ 3:8   ◆ publishes      Box<String>(value: "Hello Five Stars"), sent to 1
          ┃                        subscriber                              in the action
        ▸ ┗ 3:9     ○ invalidated  ContentView                            because of 3:8
              SwiftUI scheduled an update of this view.
        ╭─ screen ─────────────╮ │ ── views and state ──────────────────────────────────
        │  Hello Five Stars    │ │   ContentView                             invalidated
        │▸ [Change text]       │ │     text: FSState<String>
        ╰──────────────────────╯ │     text.box = Box(value: "Hello Five Star… old value
                                 │
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("The listing marks the line of the current step")
  func lineAtWork() throws {
    let walk = try compiledWalk("dynamic-property")
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

  func picture(
    _ step: String, _ columns: Int, _ rows: Int, of lesson: String, stopsFurther: Int = 0
  ) throws -> String {
    let walk = try compiledWalk(lesson)
    let position = try #require(walk.position(ofStep: step)) + stopsFurther
    return frame(of: walk, at: position, size: ScreenSize(columns: columns, rows: rows))
      .map(\.text).joined(separator: "\n")
  }
}

/// The walk through the sample course's second lesson.
func sampleWalk() throws -> Walk {
  try Walk(LessonReading(sampleCourse.lessons[1], of: sampleCourse))
}

/// The walk through a lesson of the compiled sample course.
func compiledWalk(_ name: String) throws -> Walk {
  try Walk(LessonReading(compiledCourse.lesson(named: name), of: compiledCourse))
}

/// The walk through a lesson of the real course, for properties of every lesson.
func realWalk(_ name: String) throws -> Walk {
  try Walk(LessonReading(try course.lesson(named: name), of: course))
}

/// The full screen at a stop of a walk.
func frame(
  of walk: any Walkable, at position: Int, size: ScreenSize,
  output: OutputOptions = OutputOptions(), cover: Cover? = nil
) -> [Line] {
  Frame(walk: walk, position: position, cover: cover).lines(size, output: output)
}
