import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("A run on a terminal")
struct PagerTests {
  private func run(_ line: [String], input: [String]) throws -> (Outcome, StateFolder) {
    let folder = try StateFolder()
    let recording = Recording(input: input)
    recording.environment = folder.environment.merging(["TERM": "xterm"]) { $1 }
    recording.isTerminal = true
    var console = recording.console
    console.columns = 80
    console.rows = { 24 }
    let code = Tool(course: compiledCourse).run(
      ["run", "all", "--predict", "off"] + line, on: console)
    return (Outcome(code: code, output: recording.output, errors: recording.errors), folder)
  }

  private let prompt = "Enter goes on, q leaves. "

  @Test("A run pauses before its output scrolls off the screen")
  func pauses() throws {
    let (outcome, folder) = try run([], input: Array(repeating: "", count: 100))
    let pages = outcome.output.split(separator: prompt)
    #expect(pages.count > 4)
    for page in pages { #expect(page.split(separator: "\n").count <= 24) }
    #expect(folder.names.contains("progress.txt"))
  }

  @Test("A resized window is measured anew after a pause")
  func resized() throws {
    var rows = 24
    var stops: [Int] = []
    let recording = Recording(input: Array(repeating: "", count: 100))
    recording.environment = ["TERM": "xterm"]
    recording.isTerminal = true
    var console = recording.console
    console.columns = 80
    console.rows = { rows }
    let readLine = console.readLine
    console.readLine = {
      stops.append(
        recording.output.split(separator: "Enter goes on").dropLast().last?.count { $0 == "\n" }
          ?? 0)
      rows = 60
      return readLine()
    }
    _ = Tool(course: compiledCourse).run(
      ["run", "all", "--predict", "off", "--no-save"], on: console)
    #expect(stops.count > 1 && stops[0] < 24 && (stops.dropFirst().max() ?? 0) > 24)
  }

  @Test("q ends the run, which is not saved as progress")
  func leaves() throws {
    let (outcome, folder) = try run([], input: ["q"])
    #expect(outcome.code == .done)
    #expect(!outcome.output.contains("the box holds five"))
    #expect(!folder.names.contains("progress.txt"))
  }

  @Test("A run does not pause with --no-pause or into a pipe")
  func noPause() throws {
    #expect(!(try run(["--no-pause"], input: []).0.output.contains(prompt)))
    #expect(!shell("run", "all", course: compiledCourse).output.contains(prompt))
  }
}

@Suite("The home page")
struct HomeScreenTests {
  private func home(_ folder: StateFolder) throws -> HomeScreen {
    let recording = Recording()
    recording.environment = folder.environment
    return HomeScreen(
      try Session(
        course: longCourse, console: recording.console, commands: [],
        arguments: Arguments([], known: [])))
  }

  @Test("The home page begins at the next lesson and shows the progress")
  func beginning() throws {
    let folder = try StateFolder()
    try folder.put(
      "statelab/progress/2\nletters-1 run quiz=2/3 missed=a\nletters-2 run walk=ios18/5/3\n")
    var home = try home(folder)
    let text = home.frame(ScreenSize()).map(\.text)
    #expect(text[0].hasPrefix("statelab  2 of 33 lessons finished · 1 with questions"))
    #expect(text.contains { $0.hasPrefix("▸    3  Letters 3") })
    // Beside the lessons there is room for the next steps; without them, each lesson has its notes.
    let narrow = home.frame(ScreenSize(columns: 70, rows: 24)).map(\.text)
    #expect(narrow.contains { $0.hasPrefix("  ✓  1  Letters 1") && $0.hasSuffix("1 to ask again") })
    #expect(narrow.contains { $0.contains("stopped at 2:3") })
  }

  @Test("? explains the keys, and a narrow window does not truncate the progress")
  func help() throws {
    let folder = try StateFolder()
    try folder.put("statelab/progress/2\nletters-1 quiz=2/3 missed=a walk=ios18/5/3\n")
    var home = try home(folder)
    let size = ScreenSize(columns: 40, rows: 10)
    let lessons = home.frame(size).map(\.text)
    #expect(
      lessons.contains { $0.hasSuffix("quiz 2 of 3 · 1 to ask again") || $0.contains("stopped at") }
    )
    #expect(home.take("?", at: size) == nil)
    #expect(home.frame(size).contains { $0.text.contains("The lesson before") })
    #expect(home.take("x", at: size) == nil)
    #expect(home.frame(size).map(\.text) == lessons)
  }

  @Test("A key runs, walks or quizzes the selected lesson, and every frame fits")
  func keys() throws {
    for size in [ScreenSize(), ScreenSize(columns: 40, rows: 10)] {
      for (key, choice) in [
        (Key.enter, "walk letters-2"), ("w", "walk letters-2"), ("r", "run letters-2"),
        ("z", "quiz letters-2"),
      ] {
        var home = try home(try StateFolder())
        for move in [Key.down, .down, .up, .pageDown, .end, .home, .down] {
          #expect(home.take(move, at: size) == nil)
          let frame = home.frame(size)
          #expect(frame.count == size.rows)
          #expect(frame.allSatisfy { $0.columns <= size.columns })
          #expect(frame.contains { $0.text.hasPrefix("▸") })
        }
        #expect(home.take(key, at: size) == .done)
        #expect(home.chosen == choice)
        #expect(home.selected == 1)
      }
      let folder = try StateFolder()
      try folder.put("statelab/progress/2\nletters-1 run missed=a\nletters-2 run\nletters-3 run\n")
      var due = try home(folder)
      #expect(due.take(.character("a"), at: size) == nil)
      #expect(due.take(.home, at: size) == nil)
      #expect(due.take(.character("a"), at: size) == .done)
      #expect(due.chosen == "quiz letters-1 --again")
      var left = try home(try StateFolder())
      #expect(left.take(.escape, at: size) == .done)
      #expect(left.chosen == nil)
    }
  }
}
