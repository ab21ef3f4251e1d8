import Testing

@testable import Rendering
@testable import statelab

@Suite(
  "Commands about your own program",
  .needs("swiftc"), .serialized)
struct TriedProgramTests {
  /// A script that uses `$statelab`, in a folder with `Counter.swift` and the given files.
  private func play(_ script: String, with files: [String: String] = [:]) throws -> ShellRun {
    let set = "export XDG_CACHE_HOME='\(TryTests.cache)'; "
    return try ShellRun(
      set + script, with: files.merging(["Counter.swift": Self.counter]) { own, _ in own })
  }

  static let counter = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        Text("Count \\(count)")
        Button("Add") { count += 1 }
      }
    }

    """

  @Test("`why` explains a step of a program")
  func why() throws {
    for step in ["1:5", "5"] {
      let run = try play("$statelab why Counter.swift \(step) --tap Add")
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("ContentView was invalidated, because count"))
      #expect(run.output.contains("It began with a tap on \"Add\"."))
      #expect(run.output.contains("statelab walk Counter.swift --tap Add --from 5"))
    }
    let values = try play("$statelab why Counter.swift --value count --tap Add --format json")
    let value = try JSONValue(parsing: values.output)
    #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
    #expect(value["answers"]?.elements.count == 2)
    #expect(value["files"]?.elements.first?.text == "Counter.swift")
  }

  @Test("Text output shows the beginning and the end of many steps, plain output shows all")
  func flood() throws {
    let program = """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          Button("Count") { for number in 1...300 { print("number \\(number)") } }
        }
      }

      """
    let run = try play(
      """
      $statelab try Flood.swift --tap Count --steps
      $statelab try Flood.swift --tap Count --plain --steps | grep -c printed
      """, with: ["Flood.swift": program])
    #expect(run.output.contains("printed  number 10\n"))
    #expect(run.output.contains("… and 289 more steps\n"))
    #expect(!run.output.contains("number 11\n"))
    #expect(run.output.contains("number 300\n"))
    #expect(run.output.hasSuffix("308\n"), "\(run.output.suffix(200))")
  }

  @Test("A real thread uses the program's defaults, its clock and its main queue")
  func realThread() throws {
    let program = """
      import SwiftUI

      struct ContentView: View {
        @State private var count = 0
        @AppStorage("stored") private var stored = 0

        var body: some View {
          Text("\\(count), \\(stored)")
          Button("Start") {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
              UserDefaults.standard.set(7, forKey: "stored")
              DispatchQueue.main.async { count += 1 }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 10 }
              done.signal()
            }
            done.wait()
          }
        }
      }

      """
    let run = try play(
      """
      $statelab try Threads.swift --wait 5 --tap Start --expect-screen '1, 7\\n[Start]'
      echo "code $?"
      $statelab try Threads.swift --wait 5 --tap Start --wait 2 --expect-screen '11, 7\\n[Start]'
      echo "code $?"
      """, with: ["Threads.swift": program])
    #expect(run.output.matches(of: /code 0/).count == 2, "\(run.output)")
  }

  @Test("A missing step and an option without a program are errors with hints")
  func refused() throws {
    let run = try play(
      """
      $statelab why Counter.swift 99
      echo "code $?"
      $statelab why 5:1 --tap Add
      echo "code $?"
      $statelab why Counter.swift 1 2
      """)
    #expect(run.errors.contains("Counter.swift has no step \"1:99\"."))
    #expect(run.errors.contains("Its steps go from 1:1 to 1:3."))
    #expect(run.errors.contains("--tap is for a program of your own, and none is named."))
    #expect(run.errors.contains("explains one thing at a time; \"2\" is another"))
    #expect(run.output == "code 66\ncode 64\n")
    #expect(run.code == 64)
  }

  @Test("A stale screen of a program is reported")
  func stale() throws {
    let source = """
      import SwiftUI

      final class Box { var text = "old" }

      struct ContentView: View {
        let box = Box()
        var body: some View {
          Text(box.text)
          Button("Change") { box.text = "new" }
        }
      }

      """
    let run = try play("$statelab try Box.swift --tap Change", with: ["Box.swift": source])
    #expect(run.output.contains("stale"))
    #expect(run.output.contains("if every body ran now, it would show new"))
  }

  @Test(
    "A screen that differs only by the time at which its body ran is not stale",
    arguments: [
      ("Text(Date().addingTimeInterval(60), style: .timer)", false),
      ("Text(\"\\(end.timeIntervalSinceNow)\")", false),
      ("Text(label)", false),
      // Only the action reads the clock; the global variable changes unnoticed.
      ("Text(\"\\(total)\").onAppear { print(Date()); later { total += 1 } }", true),
      // The body reads the clock, and the variable changed in an action.
      ("Text(\"\\(Date()) \\(total)\"); Button(\"Add\") { total += 1 }", true),
    ])
  func clock(_ body: String, _ isStale: Bool) throws {
    let source = """
      import SwiftUI

      @MainActor var total = 0
      @MainActor func later(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() }
      }
      let end = Date(timeIntervalSinceReferenceDate: 0)
      struct ContentView: View {
        var label: String { "\\(Date.now)" }
        var body: some View { \(body) }
      }

      """
    let tap = body.contains("Button") ? "--tap Add" : ""
    let run = try play(
      "$statelab try Clock.swift \(tap) --wait 5", with: ["Clock.swift": source])
    #expect(run.output.contains("if every body ran now") == isStale, "\(run.output)\(run.errors)")
    #expect(run.output.contains("is stale at the end") == isStale, "\(run.output)")
  }

  @Test("--watch plays the program again after each save and shows the difference")
  func watch() throws {
    let run = try play(
      """
      $statelab try Counter.swift --watch --tap Add > seen 2> errors &
      watching=$!
      until grep -q Waiting seen; do sleep 0.1; done
      sed -i 's/count += 1/count += 2/' Counter.swift
      until grep -q Count\\ 2 seen; do sleep 0.1; done
      echo 'let a =' >> Counter.swift
      until grep -q "does not compile" errors; do sleep 0.1; done
      kill -TERM $watching
      wait $watching
      echo "code $?"
      cat seen errors
      """)
    #expect(run.output.hasPrefix("code 143\n"))
    #expect(run.output.contains("They part here, at 1:4 and 1:4."))
    #expect(run.output.contains("The program does not compile."))
  }

  @Test("--watch shows a finding once it is true, and says when it is gone")
  func watchFindings() throws {
    let source = """
      import SwiftUI

      class Likes: ObservableObject { @Published var n = 0 }

      struct LikeButton: View {
        @StateObject var likes = Likes()
        var body: some View { Button("Like \\(likes.n)") { likes.n += 1 } }
      }

      struct ContentView: View {
        @State private var ticks = 0
        var body: some View {
          Text("Ticks \\(ticks)")
          LikeButton()
          Button("Tick") { ticks += 1 }
        }
      }
      """
    let run = try play(
      """
      $statelab try Likes.swift --watch --tap "Like 0" --tap Tick > seen 2> errors &
      watching=$!
      until grep -q Waiting seen; do sleep 0.1; done
      sed -i 's/@StateObject/@ObservedObject/' Likes.swift
      until grep -q proved seen; do sleep 0.1; done
      sed -i 's/@ObservedObject/@StateObject/' Likes.swift
      until grep -q "This run no longer" seen; do sleep 0.1; done
      kill -TERM $watching
      wait $watching
      cat seen
      """, with: ["Likes.swift": source])
    let places = ["Nothing found", "proved: LikeButton", "This run no longer"].map {
      run.output.firstRange(of: $0)?.lowerBound
    }
    #expect(places.compactMap(\.self).count == 3, "\(run.output)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test("A program's dates come from the virtual clock, and Label#2 selects the second control")
  func surroundings() throws {
    let source = """
      import SwiftUI

      struct ContentView: View {
        @State private var start = Date()
        @State private var text = ""
        private let id = UUID()

        var body: some View {
          Text("\\(start.formatted(date: .abbreviated, time: .shortened)) \\(text)")
          ForEach(0..<2) { number in
            Button("Now") { text = "\\(number), \\(Date.now.timeIntervalSince(start))" }
          }
        }
      }

      """
    let run = try play(
      """
      $statelab try Clock.swift --wait 5 --tap Now
      $statelab try Clock.swift --wait 5 --tap Now#2
      """, with: ["Clock.swift": source])
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "2 controls are labeled \"Now\". Write Now#1 for the first of them, or Now#2 for the second."
      ))
    #expect(run.output.contains("Jan 1, 2025 at 12:00"))
    #expect(run.output.contains("1, 5.0"))
    #expect(run.output.contains("Clock.swift:6: `UUID` gives the same values in each run here"))
  }

  @Test("A long list shows a screen of rows, and --scroll shows more")
  func lazyRows() throws {
    let source = """
      import SwiftUI

      struct Rows: View {
        var body: some View {
          List(0..<30, id: \\.self) { row in Text("\\(row)").onAppear { print(row) } }
        }
      }
      """
    let run = try play(
      """
      $statelab try Long.swift --expect-screen 29
      $statelab try Long.swift --scroll
      printf 'scroll down\\n' > play
      $statelab try Long.swift --script play --scroll
      """, with: ["Long.swift": source])
    #expect(run.code == 1)
    #expect(run.output.contains("… 10 more"))
    #expect(run.output.contains("scroll down"))
    #expect(run.output.contains("Rows that scrolling takes past the top stay"))
    #expect(run.errors.contains("There are more rows further down: --scroll shows them."))
    #expect(run.errors.contains("There is nothing to scroll to: all rows are on the screen."))
  }

  @Test("`diff` shows the difference between two programs or two releases")
  func diff() throws {
    let double = Self.counter.replacing("+= 1", with: "+= 2")
    let run = try play(
      """
      $statelab diff Counter.swift Double.swift --tap Add
      echo "code $?"
      $statelab diff Counter.swift@ios13 Counter.swift --tap Add
      echo "code $?"
      $statelab diff Counter.swift 5
      """, with: ["Double.swift": double])
    #expect(run.output.contains("They part here, at 1:4 and 1:4."))
    #expect(run.output.contains("Next: statelab why Double.swift --tap Add 1:4\ncode 1\n"))
    #expect(run.output.contains("Nothing differs: Counter.swift under ios13 and Counter.swift"))
    #expect(run.output.hasSuffix("code 0\n"))
    #expect(run.errors.contains("is a program, and is compared with another one."))
    let json = try play(
      "$statelab diff Counter.swift Double.swift --tap Add --format json",
      with: ["Double.swift": double])
    let value = try JSONValue(parsing: json.output)
    #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
  }

  @Test("Random values are the same in two runs")
  func chance() throws {
    let source = """
      import SwiftUI

      struct Item: Identifiable, Hashable {
        let id = UUID()
        let number = Int.random(in: 0..<1000)
        let share = Double.random(in: 0...1)
        let isNew = Bool.random()
      }

      struct ContentView: View {
        @State private var items = (0..<9).map { _ in Item() }

        var body: some View {
          Text("\\(items.randomElement()!.number) of \\(Set(items).first!.id)")
          ForEach(items) { Text("\\($0.id) \\($0.number) \\($0.share) \\($0.isNew)") }
          Button("Shuffle") {
            items.shuffle()
            items = items.shuffled()
          }
        }
      }

      """
    for version in ["5", "6"] {
      let run = try play(
        "$statelab diff Items.swift Copy.swift --tap Shuffle --swift \(version)",
        with: ["Items.swift": source, "Copy.swift": source])
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("Nothing differs"))
    }
  }

  @Test("`walk` shows a program's run with its code, and two programs side by side")
  func walk() throws {
    let run = try play(
      """
      printf 'last\nwhy\n1:4\ncode\n' | $statelab walk Counter.swift --tap Add --plain
      printf 'part\n' | $statelab walk Counter.swift Double.swift --tap Add --plain
      """, with: ["Double.swift": Self.counter.replacing("+= 1", with: "+= 2")])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("At work: Counter.swift, line 8: Button(\"Add\") { count += 1 }"))
    #expect(run.output.contains("Walk in step through Counter.swift, and Double.swift"))
    #expect(run.output.contains("They part here"))
  }
}
