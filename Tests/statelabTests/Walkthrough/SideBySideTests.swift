import Replay
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Two runs side by side")
struct SideBySideTests {
  @Test("The first difference of two lessons at 80×24")
  func parting() throws {
    let walk = try pair("2", "3")
    let position = try #require(walk.divergence)
    let shown = picture(walk, at: position, 80, 24)
    #expect(
      shown == #"""
        2 · Observable │ 3 · Dynamic property                        2:1 │ 3:1 · 3 of 21
         They part here, at 2:1 and 3:1.
        ── Observable.swift, changed since le… │ ── DynamicProperty.swift, changed sinc…
           28                                  │    28
           29   private struct ContentView: V… │    29   private struct ContentView: Vi…
        ▸  30     @FSState var text = "Hello   │ ▸  30     @FSState var text = "Hello
                  Five Stars"                  │           Five Stars"
           31                                  │    31
        ── lesson 2, tap ───────────────────── │ ── lesson 3, tap ──────────────────────
          mount ContentView                    │   mount ContentView
        ▸   2:1   · not dynamic                │ ▸   3:1   · installed
                    text: FSState<String>, no  │             text: FSState<String>
                    storage                    │       SwiftUI found this dynamic
              This stored property is not a    │       property before the first body,
              dynamic property: SwiftUI        │       and connected it to the view.
              installs no storage for it. Its  │
              value is part of the view        │
              struct.                          │
                                               │
        ╭─ screen ───────────────────────────╮ │ ╭─ screen ────────────────────────────╮
        │  (nothing yet)                     │ │ │  (nothing yet)                      │
        ╰────────────────────────────────────╯ │ ╰─────────────────────────────────────╯
                                               │
        space next · ← back · ] [ change · w why · v views · p predict · ? keys · q quit
        """#)
  }

  @Test("In a narrow window one run is above the other")
  func narrow() throws {
    let walk = try pair("2", "3")
    let position = try #require(walk.divergence)
    #expect(
      picture(walk, at: position, 40, 10) == #"""
        2 · Observable │ 3…  2:1 │ 3:1 · 3 of 21
         They part here, at 2:1 and 3:1.
        ── lesson 2, tap ───────────────────────
        ▸   2:1   · not dynamic
          … 2 more: w
        ▸   3:1   · installed
                    text: FSState<String>
        ── screen ──────────────────────────────
          (nothing yet)
        space next · w why · ? keys · q quit
        """#)
  }

  @Test("The first difference at 120×40 with more code, and at 200×60 with views beside screens")
  func wideParting() throws {
    let walk = try pair("2", "3")
    let position = try #require(walk.divergence)
    let wide = picture(walk, at: position, 120, 40).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      wide[1...16].joined(separator: "\n") == #"""
         They part here, at 2:1 and 3:1.
        ── Observable.swift, changed since lesson 1 ────────────── │ ── DynamicProperty.swift, changed since lesson 2 ──────────
           25 +     _box = StateObject(wrappedValue: Box(value))   │    25       _box = StateObject(wrappedValue: Box(value))
           26     }                                                │    26     }
           27   }                                                  │    27   }
           28                                                      │    28
           29   private struct ContentView: View {                 │    29   private struct ContentView: View {
        ▸  30     @FSState var text = "Hello Five Stars"           │ ▸  30     @FSState var text = "Hello Five Stars"
           31                                                      │    31
           32     var body: some View {                            │    32     var body: some View {
           33       VStack {                                       │    33       VStack {
           34         Text(text)                                   │    34         Text(text)
        ── lesson 2, tap ───────────────────────────────────────── │ ── lesson 3, tap ──────────────────────────────────────────
          mount ContentView                                        │   mount ContentView
        ▸   2:1   · not dynamic  text: FSState<String>, no storage │ ▸   3:1   · installed      text: FSState<String>
              This stored property is not a dynamic property:      │       SwiftUI found this dynamic property before the first
        """#)
    let widest = picture(walk, at: position, 200, 60).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      widest.suffix(5).joined(separator: "\n") == #"""
        │  (nothing yet)       │ │ + ContentView                                                           │ │  (nothing yet)       │ │ + ContentView
        ╰──────────────────────╯ │ +   text: FSState<String>                                   not dynamic │ ╰──────────────────────╯ │ +   text: FSState<String>                                      installed
                                 │                                                                         │                          │
                                 │                                                                         │                          │
        space next · ← back · ] [ change · w why · v views · d difference · p predict · n notes · / search · ? keys · q quit
        """#)
  }

  @Test("Before the first difference both runs advance together; later frames show where it was")
  func steps() throws {
    let walk = try pair("2", "3")
    let position = try #require(walk.divergence)
    for stop in 1..<position {
      #expect(walk.stops[stop].hasMoved == Sides(a: true, b: true))
      #expect(!walk.stops[stop].remark.differs)
    }
    let later = picture(walk, at: position + 1, 80, 24).split(separator: "\n")
    #expect(
      later[1] == "Only lesson 3, tap.                                          parted at 2:1 │ 3:1"
    )
  }

  @Test("Every event of either run is shown, with the same lines as the comparison")
  func everyFact() throws {
    for names in [("2", "3"), ("4@ios13", "4@ios18"), ("1", "4"), ("1", "1@ios13")] {
      let walk = try pair(names.0, names.1)
      let renderer = PlainRenderer(output: OutputOptions(plain: true))
      let told = walk.stops.indices.flatMap {
        renderer.lines(of: walk.document(at: $0)).map(\.text)
      }
      for pair in walk.comparison.pairs {
        for row in pair.alignment.rows {
          for line in renderer.lines(of: row).map(\.withVisibleControls) {
            #expect(told.contains(line), "\(line)")
          }
        }
      }
      for side in [\Sides<Int>.a, \.b] {
        let stops = walk.stops.map { $0.positions[keyPath: side] }
        #expect(stops == stops.sorted(), "A side moved back.")
      }
    }
  }

  @Test("Every frame has the size of the terminal, and ASCII output is ASCII")
  func sizes() throws {
    let walk = try pair("4@ios13", "4@ios18")
    for size in [(80, 24), (40, 10), (120, 40), (200, 60), (3, 2)] {
      for position in 0..<walk.stopCount {
        let lines = frame(
          of: walk, at: position, size: ScreenSize(columns: size.0, rows: size.1),
          output: OutputOptions(ascii: true))
        #expect(lines.count == size.1 && lines.allSatisfy { $0.columns <= size.0 })
        #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
      }
    }
  }

  @Test("The first line names the releases, and equal runs are announced as equal")
  func head() throws {
    let walk = try pair("4@ios13", "4@ios18")
    #expect(picture(walk, at: 0, 80, 24).split(separator: "\n")[0].contains("ios13 │ ios18"))
    let same = try pair("3", "3")
    #expect(same.divergence == nil)
    #expect(picture(same, at: 0, 80, 24).contains("The two runs do the same, in all 12 steps."))
  }

  @Test("x moves to the first difference, w explains both sides, d compares all")
  func keys() throws {
    let walk = try pair("2", "3")
    var mode = ScreenMode(walk, from: 0)
    _ = mode.take("x")
    #expect(mode.position == walk.divergence)
    _ = mode.take("w")
    let why = mode.frame(ScreenSize(), output: OutputOptions()).map(\.text)
    #expect(why.contains("Why 2:1") && why.contains("Why 3:1"))
    _ = mode.take("d")
    #expect(mode.frame(ScreenSize(), output: OutputOptions()).map(\.text).contains("The code"))
    _ = mode.take("q")
    _ = mode.take("}")
    #expect(mode.remark == "Here are two runs; q leaves them.")
  }

  @Test("Line mode shows the same walk, and three names are an error")
  func lines() {
    let outcome = shell(
      "walk", "2", "3", "--plain", input: ["part", "next"], course: compiledCourse)
    #expect(
      outcome.output.hasSuffix(
        """

        They part here, at 2:1 and 3:1.

        First only: Step 2:1: not dynamic: text: FSState<String>, no storage
        Second only: Step 3:1: installed: text: FSState<String>

        Only lesson 3, tap.

        Second only: Step 3:2: installed: text.box: StateObject<Box<String>>

        """))
    let lost = shell(
      "walk", "2", "3", "--plain", input: ["99"], course: compiledCourse
    ).output
    #expect(
      lost.hasSuffix("There is no step 99. The steps go from 2:1 to 2:10, and from 3:1 to 3:12.\n"))
    #expect(shell("walk", "1", "2", "1").code == .usage)
    #expect(shell("walk", "1", "2@ios99").code == .notFound)
  }

  @Test("After the first difference equal screens are not called the same way to them")
  func sameAfterParting() throws {
    let walk = try pair("4@ios13", "4@ios18")
    let parting = try #require(walk.divergence)
    #expect(!walk.stops[..<parting].contains { $0.remark.differs })
    var differs = false
    for stop in walk.stops[1...] {
      if stop.rows.contains(where: { if case .action? = $0.a { true } else { false } }) {
        differs = false
      }
      if stop.remark.differs { differs = true }
      #expect(!differs || stop.remark.text != "Both do the same.")
    }
    #expect(walk.stops.contains { $0.remark.text.hasPrefix("In the end both show the same;") })
  }

  @Test("p asks about the next step, and nothing at the end")
  func wonder() throws {
    let walk = try pair("2", "3")
    func words(_ position: Int) -> String {
      PlainRenderer(output: OutputOptions(plain: true)).lines(of: walk.wonder(at: position))
        .map(\.text).joined(separator: " ")
    }
    #expect(words(try #require(walk.divergence)).contains("on both sides, or on one alone?"))
    #expect(words(walk.stopCount - 1) == "Nothing more comes: there is nothing to ask.")
  }

  private func pair(_ a: String, _ b: String) throws -> SideBySideWalk {
    let session = try Session(
      course: compiledCourse, console: Recording().console, commands: [],
      arguments: Arguments([], known: Option.common))
    return try SideBySideWalk(
      session.comparison(of: [a, b], under: .standard, by: "walk", usage: ""))
  }

  private func picture(
    _ walk: SideBySideWalk, at position: Int, _ columns: Int, _ rows: Int
  ) -> String {
    frame(of: walk, at: position, size: ScreenSize(columns: columns, rows: rows)).map(\.text)
      .joined(separator: "\n")
  }
}
