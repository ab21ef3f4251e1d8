import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Resuming a walk")
struct ResumingTests {
  let state: StateFolder

  init() throws { state = try StateFolder() }

  private func greeting(_ options: String...) -> String? {
    let recording = Recording()
    recording.environment = state.environment
    _ = Tool(course: sampleCourse).run(["walk", "2", "--plain"] + options, on: recording.console)
    return recording.output.split(separator: "\n").first { $0.hasPrefix("Going on") }.map(
      String.init)
  }

  @Test("A walk counts as run once it reaches its end")
  func finished() throws {
    let state = try StateFolder()
    _ = state.shell("walk", "2", input: ["next", "quit"])
    #expect(try !state.progress["follows"].isRun)
    _ = state.shell("walk", "2", input: ["last", "quit"])
    #expect(try state.progress["follows"].isRun)
  }

  @Test("Without a lesson walk resumes the saved walk")
  func alone() throws {
    let state = try StateFolder()
    _ = state.shell("walk", "2", input: ["7", "quit"])
    let outcome = state.shell("walk", input: ["quit"])
    #expect(outcome.output.contains("Going on at 2:7"))
    #expect(state.shell("walk", "--play", "soon", input: []).code == .usage)
  }

  @Test("A walk resumes at a step or between two steps")
  func places() throws {
    _ = state.shell("walk", "2", "--from", "7", input: ["next", "quit"])
    #expect(try state.progress["follows"].walk?.step == 8)
    #expect(greeting() == "Going on at 2:8; --restart begins anew.")
    _ = state.shell("walk", "2", input: ["2:7", "back"])
    #expect(greeting() == "Going on before 2:7; --restart begins anew.")
  }

  @Test("--from and --restart start elsewhere and cannot be combined")
  func elsewhere() {
    _ = state.shell("walk", "2", input: ["7"])
    #expect(greeting("--from", "3") == nil)
    #expect(greeting() == "Going on at 2:3; --restart begins anew.")
    #expect(greeting("--restart") == nil)
    // A walk that stays at its start keeps the saved position.
    #expect(greeting("--profile", "ios16") == nil)
    #expect(greeting() == "Going on at 2:3; --restart begins anew.")
    _ = state.shell("walk", "2", "--restart", input: ["next", "back"])
    #expect(greeting() == "Going on at 2:3; --restart begins anew.")
    _ = state.shell("walk", "2", "--restart", input: ["last"])
    #expect(greeting() == nil)
    #expect(state.shell("walk", "2", "--from", "3", "--restart").code == .usage)
  }

  @Test("A walk that reached its end starts at the beginning next time")
  func end() {
    _ = state.shell("walk", "2", input: ["7"])
    _ = state.shell("walk", "2", input: ["last"])
    #expect(greeting() == nil)
  }

  @Test("A saved position belongs to the release of the walk")
  func releases() {
    _ = state.shell("walk", "2", "--profile", "ios16", input: ["7"])
    #expect(greeting() == "Going on at 2:7 under ios16; --restart begins anew.")
    #expect(greeting("--profile", "ios16") == "Going on at 2:7 under ios16; --restart begins anew.")
    #expect(greeting("--profile", "ios18") == nil)
  }

  @Test(
    "An unknown position is reported and kept until a walk stops elsewhere",
    arguments: [
      "ios18/7/700", "ios18/700", "ios99/7", "ios18/7/0",
    ])
  func lost(_ place: String) throws {
    try state.put("statelab/progress/2\nfollows walk=\(place)\n")
    #expect(greeting() == nil)
    let old = try state.text()
    let outcome = state.shell("walk", "2", "--width", "200", input: ["quit"])
    #expect(outcome.output.contains("is not known here. It stays saved until"))
    _ = state.shell("walk", "2", input: ["last"])
    #expect(try state.text() == old)
    let welcome = state.shell("--width", "200").output
    #expect(welcome.contains("is not known here, so it begins anew."))
    #expect(!welcome.contains("Go on"))
    _ = state.shell("walk", "2", input: ["7", "quit"])
    #expect(greeting() == "Going on at 2:7; --restart begins anew.")
  }

  @Test(
    "A full-screen walk saves its position at every kind of exit and shows it next time",
    arguments: [ExitCode.interrupted, .terminated, .done])
  func wholeScreen(_ code: ExitCode) throws {
    var frames: [String] = []
    func walk(_ input: [FullScreen.Input]) -> ExitCode {
      var input = input
      let recording = Recording()
      recording.isTerminal = true
      recording.environment = state.environment
      recording.environment["TERM"] = "xterm"
      var console = recording.console
      console.takeScreen = { _, body in
        try body(
          FullScreen(
            size: { ScreenSize() }, draw: { frames.append($0.map(\.text).joined(separator: "\n")) },
            read: { _ in input.isEmpty ? .ended(code) : input.removeFirst() },
            elapsed: { .zero }))
      }
      return Tool(course: sampleCourse).run(["walk", "2"], on: console)
    }
    #expect(walk([.key(.character("7")), .key(.character("G"))]) == code)
    frames = []
    #expect(walk([.resized, .key(.character(" "))]) == code)
    try #require(frames.count == 3)
    for frame in frames.prefix(2) {
      #expect(frame.contains("Going on at 2:7; --restart begins anew."))
    }
    #expect(!frames[2].contains("Going on"))
    #expect(try state.progress["follows"].walk?.step == 8)
  }
}
