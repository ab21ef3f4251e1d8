import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

// Windows of other sizes than 80×24.

extension FrameTests {
  @Test("A window with 60 columns wraps and truncates lines")
  func narrow() throws {
    let shown = try picture("3:9", 60, 20, of: "dynamic-property")
    #expect(
      shown == #"""
        3 · Dynamic property                            step 9 of 30
        ── DynamicProperty.swift, changed since lesson 2 ───────────
           32     var body: some View {
           33       VStack {
           34         Text(text)
        ▸  35         Button("Change text") {
           36           text = "five"
           37           print("the box holds \(text)")
        ── experiment tap ──────────────────────────────────────────
          tap "Change text"
          ┏ 3:8   ◆ publishes      Box<String>(value: "Hello Five
          ┃                        Stars"), sent to 1 subscriber
          ┃                        in the action
        ▸ ┗ 3:9     ○ invalidated  ContentView        because of 3:8
              SwiftUI scheduled an update of this view.

        ── screen ──────────────────────────────────────────────────
          Hello Five Stars
        ▸ [Change text]
        space next · ← back · w why · v views · ? keys · q quit
        """#)
  }

  @Test("A wide screen uses the columns that the views do not need")
  func wideScreen() {
    let content = MomentLayout.Content(hasCode: false, widestScreen: 70)
    #expect(MomentLayout(content, columns: 130, rows: 40).screen.columns == 76)
    #expect(MomentLayout(content, columns: 80, rows: 24).screen.columns == 32)
  }

  @Test("A small window omits the listing first")
  func small() throws {
    let shown = try picture("3:9", 60, 9, of: "dynamic-property")
    #expect(
      shown == #"""
        3 · Dynamic property                            step 9 of 30
        ── experiment tap ──────────────────────────────────────────
          ┃                        Stars"), sent to 1 subscriber
          ┃                        in the action
        ▸ ┗ 3:9     ○ invalidated  ContentView        because of 3:8
        ── screen ──────────────────────────────────────────────────
          Hello Five Stars
        ▸ [Change text]
        space next · ← back · w why · v views · ? keys · q quit
        """#)
  }

  @Test("A stale screen at 40×10")
  func staleAndSmall() throws {
    let shown = try picture("1:4", 40, 10, of: "box", stopsFurther: 1)
    #expect(
      shown == #"""
        1 · Box               after step 4 of 10
        ▸        SwiftUI receives no change: no
                 view is invalidated, no body
                 runs
                 stale
          … 2 more: w
        ── screen, STALE ───────────────────────
          Hello Five Stars
          [Change text]
        space next · w why · ? keys · q quit
        """#)
  }

  @Test("At 120×40 the views are beside the screen, below the run")
  func state() throws {
    let lines = try picture("4:25", 120, 40, of: "publishers").split(separator: "\n")
    #expect(
      lines.suffix(14).joined(separator: "\n") == #"""
        ╭─ screen ───────────────────────────────────────────────╮ │ ── views and state ────────────────────────────────────────
        │▸ [Pass 1]                                              │ │   Sender
        │  [x] Receiver                                          │ │     subject: CurrentValueSubject<String, Never> not dynamic
        │  text: first                                           │ │ *   passes = 2                                        wrote
        ╰────────────────────────────────────────────────────────╯ │     isShown = true
                                                                   │     Switch
                                                                   │       isOn: Binding<Bool>
                                                                   │     Receiver
                                                                   │       publisher: AnyPublisher<String, Never>    not dynamic
                                                                   │       text = "first"
                                                                   │       didAppear = true
                                                                   │       AnyPublisher<String, Never>                subscribed
                                                                   │
        space next · ← back · ] [ change · w why · v views · d difference · p predict · n notes · / search · ? keys · q quit
        """#)
  }

  @Test("The layout of a long run is limited to the visible lines")
  func longRun() {
    func linesLaidOut(afterTaps count: Int) -> Int {
      let told = trace { play in
        for _ in 0..<count {
          let tap = play.act(.tap("Add"))
          play.post(.queued, at: play.root, because: [tap])
          play.screen("0")
        }
      }.told(lesson: 1)
      let walk = Walk(
        [WalkedRun(told, heading: "run", under: .standard)], named: "run", under: .standard,
        listings: [])
      let position = walk.stops.count - 2
      let painter = PanePainter(output: OutputOptions())
      let panes = Panes(walk: walk, position: position, painter: painter)
      guard let moment = walk.stops[position].moment else { return 0 }
      return RunStory(upTo: moment, of: panes, columns: 80, rows: 12).lines.count
    }
    #expect(linesLaidOut(afterTaps: 10) == linesLaidOut(afterTaps: 500))
    #expect((12...15).contains(linesLaidOut(afterTaps: 500)))
  }

  @Test("--ascii restricts frames to ASCII, and a tiny terminal has frames of its size")
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
}
