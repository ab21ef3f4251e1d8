import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  private static let view = """
    struct Number: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("number \\(number), count \\(count)") { count += 1 } }
    }

    """

  @Test("A script that awaits time runs to its end")
  func awaitingScript() throws {
    let run = try play(
      """
      import Foundation

      print("before")
      try await Task.sleep(for: .seconds(1))
      print("after")

      """)
    #expect((run.output + run.errors).contains("after"), "\(run.output) \(run.errors)")
  }

  @Test(
    "A playground may be named by its folder, its page or the file of its page",
    arguments: ["One.playground", "One.playground/", "One.playground/Contents.swift"])
  func playgroundPaths(_ path: String) throws {
    let run = try ShellRun(
      "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try \(path) --plain",
      with: [
        "One.playground/Contents.swift": Self.page,
        "One.playground/Sources/Number.swift": "import SwiftUI\n" + Self.publicView,
      ])
    #expect(run.output.contains("[number 1, count 0]"), "\(run.output) \(run.errors)")
  }

  @Test("Of a playground with several pages, the named page is played")
  func severalPages() throws {
    let files = [
      "Two.playground/Pages/A.xcplaygroundpage/Contents.swift": Self.page,
      "Two.playground/Pages/B.xcplaygroundpage/Contents.swift":
        Self.page.replacing("number: 1", with: "number: 2"),
      "Two.playground/Sources/Number.swift": "import SwiftUI\n" + Self.publicView,
    ]
    func play(_ path: String) throws -> ShellRun {
      try ShellRun(
        "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try \(path) --plain", with: files)
    }
    let folder = try play("Two.playground")
    #expect(folder.code == 65)
    #expect(
      folder.errors.contains(
        "\"Two.playground\" has 2 pages, and `try` plays one.\n"
          + "          Name one: statelab try Two.playground/Pages/A.xcplaygroundpage."),
      "\(folder.errors)")
    #expect(try play(".").errors.contains("\"./Two.playground\" has 2 pages"))
    let page = try play("Two.playground/Pages/B.xcplaygroundpage/Contents.swift")
    #expect(page.output.contains("[number 2, count 0]"), "\(page.output) \(page.errors)")
  }

  @Test(
    "The code beside a playground is a program of its own; of several playgrounds, one is named")
  func playgroundsInside() throws {
    func play(_ files: [String: String]) throws -> ShellRun {
      try ShellRun(
        "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try Work --plain",
        with: files.merging(["Work/Notes.playground/Contents.swift": "print(1)\n"]) { $1 })
    }
    let app = try play([
      "Work/ContentView.swift":
        "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"the app\") } }\n"
    ])
    #expect(app.output.contains("the app"), "\(app.output) \(app.errors)")
    let several = try play(["Work/More/Ideas.playground/Contents.swift": "print(2)\n"])
    #expect(several.code == 65)
    #expect(
      several.errors.contains(
        "\"Work\" has 2 playgrounds, and `try` plays one.\n"
          + "          Name one: statelab try Work/More/Ideas.playground."), "\(several.errors)")
  }

  private static let page = """
    import PlaygroundSupport
    import SwiftUI

    PlaygroundPage.current.setLiveView(Number(number: 1))

    """

  private static let publicView =
    view.replacing("struct", with: "public struct").replacing(
      "  var body", with: "  public var body"
    )
    .replacing(
      "let number: Int",
      with: "let number: Int\n  public init(number: Int) { self.number = number }")

  @Test("What the statements of a page start goes on while time passes")
  func pageGoesOn() throws {
    let run = try play(
      """
      import Combine
      import PlaygroundSupport
      import SwiftUI

      let subject = CurrentValueSubject<Int, Never>(5)
      let pause = subject.debounce(for: 2, scheduler: DispatchQueue.main).sink { print("paused", $0) }
      let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { _ in print("tick") }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in print("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print("later") }
      DispatchQueue.main.async { print("soon") }
      Task {
        print("task")
        try await Task.sleep(for: .seconds(0.7))
        print("awake")
      }
      \(Self.view)
      PlaygroundPage.current.setLiveView(Number(number: 1))

      """, "--wait 2")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      printed(run) == ["soon", "task", "timer", "awake", "tick", "later", "paused 5", "tick"],
      "\(run.output)")
  }

  @Test("A function without an actor can set the view of the page")
  func pageOfFunction() throws {
    let run = try play(
      """
      import PlaygroundSupport
      import SwiftUI

      \(Self.view)
      func show<V: View>(_ view: V) {
        PlaygroundPage.current.setLiveView(UIHostingController(rootView: view))
        PlaygroundPage.current.needsIndefiniteExecution = true
      }
      show(Number(number: 1))

      """)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("number 1, count 0"), "\(run.output)")
  }

  @Test("A page without a view goes on if it needs indefinite execution, and only then")
  func pageWithoutView() throws {
    let ticking = """
      import Combine
      import Foundation
      import PlaygroundSupport

      let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { _ in print("tick") }

      """
    let goesOn = try play(
      ticking + "PlaygroundPage.current.needsIndefiniteExecution = true\n", "--wait 2")
    #expect(goesOn.code == 0, "\(goesOn.errors)")
    #expect(printed(goesOn) == ["tick", "tick"], "\(goesOn.output)")
    #expect(goesOn.output.contains("Nothing found in 1 action under"), "\(goesOn.output)")
    let ends = try play(ticking + "print(\"end\")\n", "--wait 2")
    #expect(ends.code == 1)
    #expect(ends.errors.contains("needsIndefiniteExecution = true"), "\(ends.errors)")
    #expect(ends.output.contains("end"))
    #expect(!ends.output.contains("Nothing found"), "\(ends.output)")
    #expect(!ends.output.contains("0 steps"), "\(ends.output)")
  }

  @Test("Statements that await continue in virtual time, and may set a view later")
  func pageAwaits() throws {
    let run = try play(
      """
      import PlaygroundSupport
      import SwiftUI

      \(Self.view)
      func load() async -> Int {
        await Task.yield()
        return 7
      }
      let number = await load()
      PlaygroundPage.current.setLiveView(Number(number: number))
      try await Task.sleep(for: .seconds(60))
      PlaygroundPage.current.setLiveView(Number(number: 8))

      """, "--tap 'number 7, count 0' --wait 60 --expect-screen-has 'number 8, count 0'")
    #expect(run.code == 0, "\(run.output)\n\(run.errors)")
    #expect(run.output.contains("number 7, count 1"))
  }

  /// The printed lines of a run, from its steps.
  private func printed(_ run: ShellRun) -> [String] {
    run.output.lines.filter { $0.hasPrefix("Step ") }.compactMap { line in
      line.firstRange(of: "printed: ").map { String(line[$0.upperBound...].prefix { $0 != "," }) }
    }
  }
}
