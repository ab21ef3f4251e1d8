import Course
import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Width of the whole course")
struct CourseWidthTests {
  /// Every command over all lessons, with the lines typed into it.
  private static let lines: [(words: [String], input: [String])] =
    [
      ([], []), (["--help"], []), (["--version"], []), (["run", "all"], []), (["show", "all"], []),
      (["list"], []), (["claims"], []), (["claims", "all"], []),
      (["claims", "--coverage"], []), (["doctor"], []), (["help"], []),
      (["quiz", "--answers", "-"], ["a", "b", "c"]),
      (["run", "all", "--profile", "ios13"], []),
      (["check", "--lessons", "lessons"], []), (["progress"], []), (["progress", "path"], []),
      (["diff", "4", "5"], []), (["diff", "5@ios13", "5@ios18"], []), (["why", "5:8"], []),
      (["why", "5", "--body", "ContentView"], []), (["why", "99:1"], []),
      (["try", "/nowhere.swift"], []), (["bugs"], []),
      (["bugs", "observed-object-created-in-view"], []), (["page"], []),
      (["practice", "--list"], []), (["rebuild", "--help"], []), (["rebuild", "nothing"], []),
    ]
    + Tool(course: course).commands.map { ([$0.name, "--help"], []) }
    + HelpTopic.allCases.map { (["help", $0.rawValue], []) }
    + course.lessons.map { (["walk", "\($0.number)"], steps) }

  private static let steps =
    ["keys", "why"] + Array(repeating: "next", count: 12) + [
      "screen", "why", "state", "code", "difference", "predict", "x", "a", "notes", "timer",
      "where", "nonsense", "quit",
    ]

  @Test("The lines of this test include every command")
  func everyCommand() {
    let named = Set(Self.lines.filter { !$0.words.contains("--help") }.compactMap(\.words.first))
    for command in Tool(course: course).commands {
      #expect(named.contains(command.name), "\(command.name) is in no line of this test")
    }
  }

  private func play(
    _ line: (words: [String], input: [String]), _ extra: [String]
  ) -> Recording {
    let recording = Recording(input: line.input)
    recording.environment = ["PATH": "/nowhere", "XDG_STATE_HOME": "/nowhere"]
    _ = Tool(course: course).run(line.words + extra, on: recording.console)
    return recording
  }

  struct OutputOptions: CustomTestStringConvertible {
    let width: Int
    var options: [String] = []
    var testDescription: String { "--width \(width) " + options.joined(separator: " ") }
  }

  @Test(
    "No line of output or messages is wider than --width, except a command for copying",
    arguments: [
      OutputOptions(width: 40, options: ["--ascii"]), OutputOptions(width: 57),
      OutputOptions(width: 80, options: ["--plain"]),
      OutputOptions(width: 133, options: ["--ascii"]),
    ])
  func width(_ output: OutputOptions) {
    for line in Self.lines {
      let recording = play(line, ["--width", "\(output.width)"] + output.options)
      #expect(!(recording.output + recording.errors).isEmpty, "\(line.words)")
      let text = recording.output + recording.errors
      for row in text.split(separator: "\n") where String(row).columns > output.width {
        // A command has a line of its own and is never wrapped.
        if row.drop(while: { $0 == " " || $0 == "`" }).hasPrefix("statelab ") { continue }
        Issue.record("\(line.words): \(row)")
      }
      if output.options.contains("--ascii") {
        #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(line.words)")
      }
    }
  }

  @Test("A message respects --width", arguments: ["--width 40", "--width=40"])
  func messages(width: String) {
    for line in [
      "rnu", "quiz", "run 99", "show", "list box", "quiz --answers /nowhere", "run --pass",
    ] {
      let words = (line + " " + width).split(separator: " ").map(String.init)
      let recording = Recording()
      #expect(Tool(course: course).run(words, on: recording.console) != .done)
      #expect(recording.errors.hasPrefix("statelab: "))
      for row in recording.errors.split(separator: "\n") { #expect(String(row).columns <= 40) }
    }
  }
}
