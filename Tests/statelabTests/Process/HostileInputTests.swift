import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Invalid command lines and input")
struct HostileInputTests {
  private nonisolated static let long = String(repeating: "a", count: 20_000)

  nonisolated struct Sample: CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    var testDescription: String {
      "\(code): \(line.map { $0.count > 40 ? "…" : "\"\($0)\"" }.prefix(6).joined(separator: " "))"
    }

    init(_ line: [String], _ code: ExitCode) {
      self.line = line
      self.code = code
    }
  }

  @Test(
    "An invalid command line has an exit code and a message of limited length",
    arguments: [
      Sample([""], .usage), Sample(["", "run"], .usage), Sample(["run", ""], .notFound),
      Sample(["run", " "], .notFound), Sample(["run", "\u{0}"], .notFound),
      Sample([long], .usage), Sample(["run", long], .notFound), Sample(["--" + long], .usage),
      Sample(["run", "--width", long], .usage), Sample(["run", "--profile", long], .usage),
      Sample(["quiz", "--answers", long], .inputOutput),
      Sample(["check", "--lessons", long], .inputOutput),
      Sample(["list", "--format", long], .usage), Sample(["help", long], .usage),
      Sample(["claims", "--article", long], .notFound),
      Sample(["walk", "1", "--from", long], .notFound),
      Sample(["help", "--completions", long], .usage),
      Sample(["run", "--width="], .usage), Sample(["run", "--width", ""], .usage),
      Sample(["run", "--width=-5"], .usage), Sample(["run", "--width=4e1"], .usage),
      Sample(["run", "--width=0x40"], .usage), Sample(["run", "--width=60", "--width"], .usage),
      Sample(["run", "--"], .done), Sample(["--"], .done), Sample(["--", "--help"], .usage),
      Sample(["run", "--", "--profile"], .notFound), Sample(["--", "--", "run"], .usage),
      Sample(["-"], .usage), Sample(["---"], .usage), Sample(["--="], .usage),
      Sample(["-="], .usage), Sample(["--=x", "run"], .usage), Sample(["-nx"], .usage),
      Sample(["run", "1", "--plain", "--plain"], .done),
      Sample(["run", "1", "--width", "50", "--width=60"], .done),
      Sample(["run", "--profile", "ios13", "--profile", "ios18"], .done),
      Sample(["--help", "--help"], .done), Sample(["run", "--plain=yes"], .usage),
      Sample(["quiz", "-n", "0"], .usage), Sample(["quiz", "-n", "-1"], .usage),
      Sample(["quiz", "--seed", "99999999999999999999"], .usage),
      Sample(["run"] + Array(repeating: "nothing", count: 5000), .notFound),
      Sample(["run"] + Array(repeating: "1", count: 300), .done),
      Sample(Array(repeating: "--plain", count: 5000), .done),
      Sample(Array(repeating: "", count: 5000), .usage),
      Sample(["run", "\u{1B}[31mred"], .notFound), Sample(["run", "\u{202E}box"], .notFound),
      Sample(["run", "-1"], .usage), Sample(["run", "0"], .notFound),
      Sample(["run", "９"], .notFound), Sample(["run", "+1"], .done),
    ])
  func line(_ sample: Sample) {
    let recording = Recording()
    let code = Tool(course: sampleCourse).run(sample.line, on: recording.console)
    #expect(code == sample.code)
    if code != .done { #expect(recording.errors.hasPrefix("statelab: ")) }
    #expect(recording.errors.count < 1000)
    #expect(!recording.errors.contains("\u{1B}"))
  }

  @Test("10 MB of input, zeros, invalid UTF-8 and closed streams have an exit code")
  func input() throws {
    for (source, code) in [
      ("head -c 10000000 /dev/zero", ExitCode.badData),
      ("yes b | head -c 10000000", .badData),
      ("printf 'b\\0\\nb\\n'", .badData),
      ("printf '\\355\\240\\200\\n'", .badData),
      ("true", .done),
    ] {
      let run = try ShellRun("\(source) | $statelab quiz 1 --answers -")
      #expect(run.code == code.rawValue, "\(source)")
      #expect(run.errors.hasPrefix(code == .done ? "" : "statelab: "), "\(source)")
      let walk = try ShellRun("\(source) | head -c 100000 | $statelab walk 1 > /dev/null")
      #expect(walk.code == 0, "\(source) \(walk.errors)")
    }
    let closed = try ShellRun("$statelab quiz 1 --answers - <&-")
    #expect(closed.code == ExitCode.inputOutput.rawValue)
    #expect(try ShellRun("$statelab list >&-").code == ExitCode.inputOutput.rawValue)
  }
}
