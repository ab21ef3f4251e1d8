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
/// of an experiment. Lesson 13 has an experiment that runs in a child process.
@Suite("Machine faults during an experiment")
struct MachineFaultTests {
  private nonisolated static let lines = [
    "run 13 --no-save", "why 13:12", "check 13", "quiz 13 --answers /dev/null --no-save",
    "walk 13 --no-save < /dev/null", "run 13 --format json",
  ]

  @Test(
    "Lesson 13 has the same output without a temporary folder and without disk space",
    arguments: lines, ["export TMPDIR=$PWD/missing", "ulimit -f 0"])
  func noFiles(line: String, after setUp: String) throws {
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
      "$statelab \(ChildRun.word) environment-object missing ios18 > /dev/full")
    #expect(run.code == ExitCode.inputOutput.rawValue)
    #expect(run.errors == "No space left on device\n")
  }

  private func failure(_ program: String, _ patience: Duration = .seconds(30)) throws -> Failure? {
    let lesson = try course.lesson(named: "environment-object")
    let experiment = try #require(lesson.lesson.experiment(named: "missing"))
    let player = ChildPlayer(program: program, patience: patience)
    do {
      _ = try course.usingChildProcesses(in: player).play(
        experiment, ofLesson: lesson.id, under: .iOS18)
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
        == "Cannot start \"\(folder)/missing\", which plays `missing` of lesson 13: "
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
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try ShellRun(
      """
      mkdir lessons programs
      cp -R \(root.appending(path: "lessons").path.inShell)/02-* lessons
      printf '#!/bin/sh\\n\(script)\\n' > programs/swiftc
      chmod +x programs/swiftc
      PATH=$PWD/programs:/bin:/usr/bin $statelab check 2 --update --lessons lessons
      code=$?
      cmp lessons/02-*/lesson.md \(root.appending(path: "lessons").path.inShell)/02-*/lesson.md \\
        || exit 9
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
