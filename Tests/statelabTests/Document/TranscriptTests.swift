import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Transcripts and comparisons of runs")
struct TranscriptTests {
  private func transcript(of run: Run, lesson: Int, firstStep: Int = 1) -> String {
    let timeline = run.timeline(lesson: lesson, firstStep: firstStep)
    let block = Document.Block.run(
      name: nil, ToldRun(timeline).acts, ending: timeline.ending)
    return Transcript.lines(of: block).joined(separator: "\n")
  }

  @Test("A run that is unavailable under a release does not refer to the beginning of another")
  func unplayedTail() throws {
    var count = 0
    for lesson in course.lessons {
      for shown in try LessonReading(lesson, of: course, under: .iOS13).shownRuns() {
        guard shown.tail != nil, case .unavailable = shown.run.problem else { continue }
        #expect(shown.opening == nil)
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("A transcript lists actions, steps and screens")
  func follows() throws {
    let shown = try #require(try reading().shownRuns().first)
    #expect(
      transcript(of: shown.run, lesson: 2) == #"""
        mount ContentView
          2:1   installed      text: FSState<String>
          2:2   installed      text.box: StateObject<Box<String>>
          2:3   created        Box("Hello Five Stars") for text.box
          2:4   subscribed     ContentView to text.box
          2:5   update()       text
          2:6   body           ContentView, 1st time
                screen         Hello Five Stars
                               [Change text]

        tap "Change text"
          2:7   publishes      Box("Hello Five Stars"), sent to 1 subscriber
          2:8     invalidated  ContentView                        because of 2:7
          2:9       update()   text                               because of 2:8
          2:10      body       ContentView, 2nd time              because of 2:8
                screen       * five
                               [Change text]
        """#)
  }

  @Test("A transcript wraps, names causes and keeps printed lines")
  func wraps() {
    #expect(
      transcript(of: addRun, lesson: 3, firstStep: 98) == #"""
        mount ContentView
          3:98   storage        n = 0, outside the struct
          3:99   body           ContentView, 1st time
                 screen         0
                                [Add]

        tap "Add"
          3:100  wrote          n = 1, was 0
          3:101    invalidated  ContentView                     because of 3:100
          3:102      warning    W2: Modifying state during view update, this
                                will cause undefined behavior.
          3:103      printed    one
                                two
          3:104      skipped    ContentView, no dependency changed
                                because of 3:101
                 screen         as before
        """#)
  }

  @Test("A comparison of runs begins at their first difference")
  func parts() throws {
    let reading = try reading()
    let lines = Transcript.lines(
      of: try reading.placed(RunReference(lesson: "box", experiment: "tap")),
      and: try reading.placed(RunReference(experiment: "tap")))
    #expect(
      lines.joined(separator: "\n") == #"""
        The two runs differ from the start, at 1:1 and 2:1:

        lesson 1, tap
          mount ContentView
            1:1  not dynamic  text: FSState<String>, no storage
            1:2  body         ContentView, 1st time
          tap "Change text"
            SwiftUI receives no change: no view is invalidated, no body runs
          in the end the screen shows
            Hello Five Stars
            [Change text]

        lesson 2, tap
          mount ContentView
            2:1  installed   text: FSState<String>
            2:2  installed   text.box: StateObject<Box<String>>
            2:3  created     Box("Hello Five Stars") for text.box
            2:4  subscribed  ContentView to text.box
            2:5  update()    text
            2:6  body        ContentView, 1st time
          tap "Change text"
            2:7  publishes    Box("Hello Five Stars"), sent to 1 subscriber
            2:8  invalidated  ContentView                         because of 2:7
            and 2 more steps
          in the end the screen shows
            five
            [Change text]
        """#)
  }

  @Test("A comparison of a run with itself says that they are the same")
  func same() throws {
    let placed = try reading().placed(RunReference(experiment: "tap"))
    #expect(
      Transcript.lines(of: placed, and: placed) == [
        "The two runs do the same: 10 steps, the last: body ContentView, 2nd",
        "time.",
      ])
  }

  @Test("Runs with the same beginning are compared from the first event that differs")
  func later() {
    func placed(_ lesson: Int, _ text: String) -> Timeline {
      let run = run { play in
        let mount = play.act(.mount("ContentView"))
        play.post(.body(count: 1), at: play.root, because: [mount])
        play.screen("a")
        let tap = play.act(.tap("Go"))
        for _ in 0..<8 { play.post(.printed(text), because: [tap]) }
        play.screen(text)
      }
      return run.timeline(title: "lesson \(lesson), tap", lesson: lesson)
    }
    #expect(
      Transcript.lines(of: placed(1, "b"), and: placed(2, "c")).joined(separator: "\n") == """
        The two runs are the same for 1 step, body ContentView, 1st time. They
        differ at 1:2 and 2:2:

        lesson 1, tap
          tap "Go"
            1:2  printed  b
            1:3  printed  b
            1:4  printed  b
            1:5  printed  b
            1:6  printed  b
            1:7  printed  b
            and 2 more steps
          in the end the screen shows
            b

        lesson 2, tap
          tap "Go"
            2:2  printed  c
            2:3  printed  c
            2:4  printed  c
            2:5  printed  c
            2:6  printed  c
            2:7  printed  c
            and 2 more steps
          in the end the screen shows
            c
        """)
  }

  @Test(
    "One step more than the limit is shown, and a later equal action is omitted")
  func sparing() throws {
    func placed(_ text: String, _ count: Int) -> Timeline {
      let run = run { play in
        for _ in 0..<count { play.post(.printed(text)) }
        let go = play.act(.tap("Go"))
        play.post(.printed("the same"), because: [go])
        let light = play.act(.toggle("Light"))
        for _ in 0..<count { play.post(.printed(text), because: [light]) }
      }
      return run.timeline(title: text)
    }
    let sides = Divergence(of: placed("a", 7), and: placed("b", 3)).sides
    #expect(sides.map(\.steps.count) == [7, 3])
    #expect(sides.map(\.moreSteps) == [0, 0])
    #expect(
      sides.map { $0.laterActs.map(\.action) } == [[#"toggle "Light""#], [#"toggle "Light""#]])
    #expect(sides.map { $0.laterActs.map(\.steps.count) } == [[2], [3]])
    #expect(sides.map { $0.laterActs.map(\.moreSteps) } == [[5], [0]])
  }

  private func reading() throws -> LessonReading {
    try LessonReading(sampleCourse.lessons[1], of: sampleCourse)
  }
}
