import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport

@Suite("Timelines")
struct TimelineTests {
  @Test("An action without effects says so")
  func silence() {
    let timeline = ToldRun((run { $0.act(.tap("Go")) }).timeline())
    #expect(
      timeline.acts.map(\.silence)
        == ["SwiftUI receives no change: no view is invalidated, no body runs"])
  }

  @Test("A write without an update says so")
  func unread() {
    let run = run { play in
      let tap = play.act(.tap("Go"))
      play.post(.wroteEqual(property: "n", value: "1"), because: [tap])
    }
    #expect(
      ToldRun(run.timeline()).acts.map(\.silence) == ["no view is invalidated: no body runs"])
  }

  @Test("An equal root and an advance without due work say so")
  func quietWorld() {
    let run = run { play in
      play.act(.replaceRoot("ContentView"))
      play.act(.advance(.seconds(1)))
    }
    #expect(
      ToldRun(run.timeline()).acts.map(\.silence)
        == [
          "the new value equals the old one: no body runs", "no view is invalidated: no body runs",
        ])
  }

  @Test("An action that invalidates a view has no remark, and neither has a mount")
  func noComment() {
    let run = run { play in
      play.act(.mount("ContentView"))
      play.act(.tap("Go"))
      play.post(.queued, at: play.root)
    }
    #expect(ToldRun(run.timeline()).acts.map(\.silence) == [nil, nil])
  }

  @Test("A screen marks the lines that changed since the last screen of the same host")
  func screens() throws {
    let other = ViewIdentity(id: 1, type: TypeIdentity(name: "Other"))
    let run = run { play in
      play.act(.mount("ContentView"))
      play.screen("a\nb")
      play.act(.mount("Other"), at: other)
      play.screen("x\ny", at: other)
      play.act(.tap("Go"))
      play.screen("a\nc")
      play.act(.tap("Stay"), at: other)
      play.screen("x\ny", at: other)
      play.act(.unmount)
      play.screen("")
    }
    let acts = ToldRun(run.timeline()).acts
    #expect(
      acts.map(\.title) == [
        "mount ContentView", "mount Other", #"tap "Go" in ContentView"#, #"tap "Stay" in Other"#,
        "unmount ContentView",
      ])
    let screens = acts.compactMap(\.screen)
    #expect(
      screens.map { $0.lines.map(\.isChanged) } == [
        [false, false], [false, false], [false, true], [false, false], [],
      ])
    #expect(screens.map(\.isAsBefore) == [false, false, false, true, false])
  }

  @Test("A step is one level deeper than its cause within its action")
  func depth() {
    let run = run { play in
      let tap = play.act(.tap("Go"))
      let wrote = play.post(.wrote(property: "n", old: "0", new: "1"), because: [tap])
      let queued = play.post(.queued, at: play.root, because: [wrote])
      play.post(.body(count: 2), at: play.root, because: [queued])
      play.act(.tap("Go"))
      play.post(.body(count: 3), at: play.root, because: [queued])
    }
    #expect(run.timeline().acts.map { $0.steps.map(\.depth) } == [[0, 1, 2], [0]])
  }

  @Test("An event before any action is in an act without a title")
  func beforeActions() {
    let timeline = ToldRun((run { $0.post(.printed("0")) }).timeline())
    #expect(timeline.acts.map(\.title) == [nil])
    #expect(timeline.acts.map(\.steps.count) == [1])
  }

  @Test("A run that ended early has an ending with the reason")
  func endings() {
    struct Broken: Error, CustomStringConvertible { let description = "no button \"Go\"" }
    let thrown = Experiment("sample") { _ in throw Broken() }.run()
    #expect(
      thrown.timeline().ending == #"The experiment ended early: no button "Go""#)
    let lacking = run { $0.lack(.stateObject) }
    #expect(
      lacking.timeline().ending
        == "StateObject is not available before iOS 14; nothing was run.")
  }

  @Test("Steps are numbered across the runs of a lesson, without actions and screens")
  func steps() throws {
    let run = sampleCourse.lessons[1].experiments[0].run()
    #expect(run.timeline(lesson: 2).stepCount == 10)
    let timeline = run.timeline(lesson: 2, firstStep: 5)
    #expect(
      timeline.addresses.map { $0?.description ?? "" } == [
        "", "2:5", "2:6", "2:7", "2:8", "2:9", "2:10", "", "", "2:11", "2:12", "2:13", "2:14", "",
      ])
  }
}
