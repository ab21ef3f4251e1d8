import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Presenting a walk")
struct PresentedWalkTests {
  private let size = ScreenSize()

  @Test("A presentation begins with a title page: part, lesson and summary")
  func titlePage() throws {
    let mode = ScreenMode(try compiledWalk("box"), from: 0, isPresented: true)
    let lines = mode.frame(size, output: OutputOptions()).map(\.text)
    #expect(lines.count == 24)
    #expect(
      lines.filter { !$0.isEmpty } == [
        "               Compiled samples, 1 of 4", "               1 · Box",
        "               A class inside the wrapper: does the screen follow?",
        "  space begins · ? keys · q leaves",
      ])
  }

  @Test("A presentation separates steps, omits line numbers and keys, and keeps the facts")
  func steps() throws {
    let walk = try compiledWalk("dynamic-property")
    let position = try #require(walk.position(ofStep: "9"))
    let presented = ScreenMode(walk, from: position, isPresented: true)
      .frame(ScreenSize(columns: 100, rows: 34), output: OutputOptions()).map(\.text)
    #expect(presented[0].hasPrefix("  3 · Dynamic property"))
    #expect(presented.contains(#"  ▸         Button("Change text") {"#))
    #expect(presented.last == "")
    let step = try #require(presented.firstIndex { $0.contains("3:9") })
    #expect(presented[step - 1] == "    ┃" && presented[step].hasPrefix("  ▸ ┗ 3:9"))
    for position in walk.stops.indices {
      for (columns, rows) in [(80, 24), (40, 10), (20, 5), (200, 60)] {
        let lines = ScreenMode(walk, from: position, isPresented: true)
          .frame(ScreenSize(columns: columns, rows: rows), output: OutputOptions())
        #expect(lines.count == rows && lines.allSatisfy { $0.columns <= columns })
      }
    }
  }

  @Test("A second terminal follows with the notes, the current stop and the next")
  func follow() throws {
    let walk = try compiledWalk("box")
    let position = try #require(walk.position(ofStep: "4"))
    func presentation(_ position: Int, _ name: String = "box") -> PresentedWalk {
      PresentedWalk(names: [name], profile: "ios18", position: position)
    }
    var mode = FollowMode(presentation(position), walk)
    let first = mode.frame(size, output: OutputOptions(), elapsed: .seconds(61)).map(\.text)
    #expect(first[0].hasPrefix("1 · Box") && first[0].hasSuffix("01:01"))
    #expect(first.contains { $0.hasPrefix("Notes") } && first.contains("Now, step 4 of 10"))
    #expect(first.contains("Next") && first.contains { $0.contains("if every body ran now") })
    try mode.follow(presentation(position + 1)) { _ in try sameLesson() }
    #expect(
      mode.frame(size, output: OutputOptions(), elapsed: .zero).map(\.text)
        .contains("Now, after step 4 of 10"))
    try mode.follow(presentation(0, "observable")) { _ in try compiledWalk("observable") }
    #expect(
      mode.frame(size, output: OutputOptions(), elapsed: .zero)[0].text.hasPrefix("2 · Observable"))
    try mode.follow(presentation(99_999, "observable")) { _ in try sameLesson() }
    #expect(mode.frame(size, output: OutputOptions(), elapsed: .zero).count == 24)
  }

  @Test("A following terminal shows the question and its answer")
  func followedQuestion() throws {
    var mode = ScreenMode(try compiledWalk("box"), from: 3)
    #expect(mode.asked == nil)
    _ = mode.take("p")
    let question = try #require(mode.asked?.question.id)
    let presentation = PresentedWalk(
      names: ["box"], profile: "ios18", position: 3, question: question)
    let text = PlainRenderer(output: OutputOptions(plain: true))
      .lines(of: FollowMode(presentation, try compiledWalk("box")).document).map(\.text)
    #expect(text.contains("The answer is b"))
    #expect(text.contains { $0.contains("\"the box holds Hello Five Stars\"") })
    let state = try StateFolder()
    let recording = Recording()
    recording.environment = state.environment
    let place = try #require(PresentedWalk.Place(in: recording.console))
    try place.tell(presentation)
    #expect(place.current == presentation)
  }

  @Test("The file contains the walk's position while its process exists")
  func file() throws {
    let state = try StateFolder()
    let recording = Recording()
    recording.environment = state.environment
    let place = try #require(PresentedWalk.Place(in: recording.console))
    #expect(place.current == nil)
    let own = PresentedWalk(names: ["12@ios13", "12@ios18"], profile: "ios18", position: 7)
    try place.tell(own)
    #expect(place.current == own)
    place.end()
    #expect(place.current == nil && state.names.isEmpty)
    // A process number that cannot exist.
    try place.tell(
      PresentedWalk(process: .max, names: ["box"], profile: "ios18", position: 1))
    #expect(place.current == nil)
    for text in ["", "x", "1 2", "-5 ios18 3 box", "7 ios18 x box", "\u{FF}\u{0}"] {
      try state.put(text, as: "presentation.txt")
      #expect(place.current == nil)
    }
  }

  @Test("Without a presentation, a terminal or a folder an error says what to do")
  func refusals() throws {
    let state = try StateFolder()
    let withoutWalk = state.shell("walk", "--follow")
    #expect(withoutWalk.code == .notFound)
    #expect(
      withoutWalk.errors == """
        statelab: No walk is being presented.
                  Begin with `statelab walk 3 --present` in another terminal.

        """)
    #expect(state.shell("walk", "1", "--present").code == .needsTerminal)
    #expect(state.shell("walk", "1", "--follow").code == .usage)
    #expect(shell("walk", "--follow").code == .cannotCreate)
  }

  @Test("A presentation begins at its title page regardless of a saved position")
  func beginsAtItsTitle() throws {
    let state = try StateFolder()
    _ = state.shell("walk", "1", "--plain", input: ["", "", ""])
    let recording = Recording()
    recording.environment = state.environment
    let walk = WalkCommand()
    func start(_ words: [String]) throws -> Int {
      let arguments = try Arguments(words, known: Option.common + walk.options)
      let session = try Session(
        course: sampleCourse, console: recording.console, commands: [], arguments: arguments)
      let asked = try WalkCommand.Asked("1", arguments, in: session)
      return try walk.begin(asked.lesson, asked, arguments, in: session).start
    }
    #expect(try start([]) == 3)
    #expect(try start(["--present"]) == 0)
    #expect(try start(["--present", "--from", "1"]) > 0)
  }

  private func sameLesson() throws -> Walk {
    Issue.record("The same lesson was read again.")
    return try compiledWalk("box")
  }
}
