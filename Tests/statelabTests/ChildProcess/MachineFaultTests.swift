import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fault of the machine says nothing about a lesson: the tool must never present it as a result
/// of an experiment. The tests play a lesson that has an experiment in a child process.
@Suite("Machine faults during an experiment")
struct MachineFaultTests {
  private let ending: EndingExperiment

  init() throws { ending = try #require(EndingExperiment.all.first) }

  private nonisolated static let lines = [
    "run LESSON --no-save", "why LESSON:1", "check LESSON",
    "quiz LESSON --answers /dev/null --no-save", "walk LESSON --no-save < /dev/null",
    "run LESSON --format json",
  ]

  @Test(
    "A lesson has the same output without a temporary folder and without disk space",
    arguments: lines, ["export TMPDIR=$PWD/missing", "ulimit -f 0"])
  func noFiles(line: String, after setUp: String) throws {
    let line = line.replacing("LESSON", with: "\(ending.lesson.number)")
    // Both outputs are one pipe, which no limit on files affects.
    func play(_ setUp: String) throws -> String {
      try ShellRun(
        "( \(setUp); PATH=/bin:/usr/bin; $statelab \(line) 2>&1; echo \"code $?\" ) | cat"
      ).output
    }
    let output = try play(setUp)
    #expect(try output == play("true"))
    #expect(output.hasSuffix("code 0\n"), "\(output)")
  }

  @Test(
    "A child process that cannot write its events ends at once with code 74 and the reason",
    .needs(file: "/dev/full"))
  func noRoomWhilePlaying() throws {
    let run = try ShellRun(
      "$statelab \(ChildRun.word) \(ending.lesson.id) \(ending.experiment.name) "
        + "ios18 > /dev/full")
    #expect(run.code == ExitCode.inputOutput.rawValue)
    #expect(run.errors == "No space left on device\n")
  }

  private func failure(_ program: String, _ patience: Duration = .seconds(30)) throws -> Failure? {
    let player = ChildPlayer(program: program, patience: patience)
    do {
      _ = try course.usingChildProcesses(in: player).play(
        ending.experiment, ofLesson: ending.lesson.id, under: .iOS18)
      return nil
    } catch { return Failure(wrapping: error) }
  }

  private func program(_ script: String) throws -> String {
    let path = try Files.makeTemporaryFolder() + "/program"
    try Files.write("#!/bin/sh\n\(script)\n", to: path)
    _ = try ShellRun("chmod +x \(path.inShell)")
    return path
  }

  @Test("A child process that does not start, ends otherwise, is killed or hangs is reported")
  func otherEndings() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let missing = try failure("\(folder)/missing")
    #expect(missing?.code == .inputOutput)
    #expect(
      missing?.message
        == "Cannot start \"\(folder)/missing\", which plays `\(ending.experiment.name)` "
        + "of lesson \(ending.lesson.number): "
        + "No such file or directory.")
    for (script, code, words) in [
      ("exit 3", ExitCode.internalError, "ended with code 3, without the message"),
      ("echo 'Fatal error: no' >&2; exit 1", .internalError, "ended with code 1, without"),
      ("kill -9 $$", .internalError, "was killed, without the message"),
      ("echo 'Fatal error: no' >&2; kill -ILL $$", .internalError, "was killed, without"),
      ("echo Too full >&2; exit 74", .inputOutput, ": Too full."),
    ] {
      let path = try program(script)
      defer { Files.remove(Files.folder(of: path)) }
      let failure = try failure(path)
      #expect(failure?.code == code)
      #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "none")")
    }
    let endless = try program("exec sleep 60")
    defer { Files.remove(Files.folder(of: endless)) }
    let failure = try failure(endless, .milliseconds(200))
    #expect(failure?.code == .internalError)
    #expect(failure?.message.contains("did not end within 0.2 seconds") == true)
  }

  @Test(
    "A compiler that fails without a message is reported, and no diagnostic is recorded",
    arguments: ["exit 1", "kill -9 $$"])
  func silentCompiler(script: String) throws {
    let lesson = try #require(try course.lessons.first { try !$0.text().snippets.isEmpty })
    let name = try #require(lesson.folder?.name)
    let folder = "\(Page.root)lessons/\(name)".inShell
    let run = try ShellRun(
      """
      mkdir lessons programs
      cp -R \(folder) lessons
      printf '#!/bin/sh\\n\(script)\\n' > programs/swiftc
      chmod +x programs/swiftc
      PATH=$PWD/programs:/bin:/usr/bin $statelab check \(lesson.number) --update --lessons lessons
      code=$?
      cmp lessons/\(name)/lesson.md \(folder)/lesson.md || exit 9
      exit $code
      """)
    #expect(run.code == ExitCode.inputOutput.rawValue, "\(run.output)")
    #expect(run.errors.contains("failed and did not say why."), "\(run.errors)")
  }

  @Test("Variables for a child process do not appear in the environment of the tool")
  func environment() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    _ = try failure("\(folder)/missing")
    #expect(!Platform.ownVariables.contains { $0 == "SWIFT_BACKTRACE=enable=no" })
  }
}
