import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

extension SplitMix: RandomNumberGenerator {}

@Suite("Random command lines")
struct CommandLineFuzzTests {
  /// Known and unknown words. None of them writes a file.
  private static let words: [String] = {
    let tool = Tool(course: sampleCourse)
    let options = (tool.commands.flatMap(\.options) + Option.common + [.version])
      .filter { $0 != .update }
    var words = tool.commands.map(\.name).filter { !["practice", "rebuild"].contains($0) }
    words += options.flatMap(\.flags) + options.flatMap(\.choices)
    words += options.flatMap { option in option.choices.map { "--\(option.name)=\($0)" } }
    words += HelpTopic.allCases.map(\.rawValue) + CompletionShell.allCases.map(\.rawValue)
    words += ["show", "path", "export", "import", "reset"]
    words += sampleCourse.lessons.map(\.id) + ["b", "fol", "BOX", "box ", "é", "👩‍👩‍👧‍👦", "all"]
    words += [
      "1", "2", "02", "3", "1:3", "2:7", "1@ios13", "box:tap", ":", "@", "1:", "-1", "0", "60",
    ]
    words += ["", " ", "-", "--", "---", "--=", "=", "--width=", "--width=60", "--from=2"]
    words += ["\u{0}", "\u{1B}[1m", "\n", "--answers=/nowhere", "/", "--pass=50", "1000000"]
    return words
  }()

  @Test("2000 random command lines end with a documented code, and errors have a message")
  func fuzz() {
    var chance = SplitMix(seed: 20_260)
    let codes: Set<ExitCode> = [
      .done, .no, .usage, .badData, .notFound, .needsTerminal, .cannotCreate, .inputOutput,
    ]
    for _ in 0..<2000 {
      let line = (0..<Int.random(in: 0...6, using: &chance)).map { _ in
        Self.words.randomElement(using: &chance) ?? ""
      }
      let recording = Recording()
      recording.environment = ["PATH": "/nowhere", "XDG_STATE_HOME": "/dev/null/nowhere"]
      let code = Tool(course: sampleCourse).run(line, on: recording.console)
      #expect(codes.contains(code), "\(line)")
      if code.rawValue >= ExitCode.usage.rawValue {
        #expect(recording.errors.hasPrefix("statelab: "), "\(line)")
      }
    }
  }
}
