import LibC
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Invalid answers")
struct HostileAnswersTests {
  @Test("A file of 10 MB is too large, with many lines or one")
  func large() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    for (name, line) in [("lines", "b\n"), ("line", "bb")] {
      try Files.write(String(repeating: line, count: 5_000_000), to: "\(folder)/\(name)")
      let outcome = shell("quiz", "1", "--answers", "\(folder)/\(name)")
      #expect(outcome.code == .badData)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("has more than 1 MB, too much for answers."))
    }
  }

  @Test("Reading endless standard input stops with an error")
  func endless() {
    var count = 0
    var errors = ""
    let console = Console(
      readLine: {
        count += 1
        return String(repeating: "b", count: 60_000)
      },
      write: { _ in }, writeError: { errors += $0 })
    let code = Tool(course: sampleCourse).run(["quiz", "--answers", "-"], on: console)
    #expect(code == .badData)
    #expect(count < 20)
    #expect(errors.contains("Standard input has more than 1 MB"))
  }

  @Test("Standard input that is not UTF-8 is an error that names its line, but U+FFFD is text")
  func encoding() {
    var errors = ""
    let console = Console(
      readLine: { nil }, write: { _ in }, writeError: { errors += $0 },
      readBytes: { _ in Array("b\n".utf8) + [0xFF, 0x0A] })
    #expect(
      Tool(course: sampleCourse).run(["quiz", "1", "--answers", "-"], on: console) == .badData)
    #expect(errors.contains("Line 2 is not UTF-8 text."))
    let letter = shell("quiz", "1", "--answers", "-", input: ["b", "\u{FFFD}"])
    #expect(letter.errors.contains("Line 2: \"\u{FFFD}\" answers nothing."))
  }

  @Test(
    "A file without read permission is an input error with a hint to check permissions",
    .enabled(
      if: geteuid() != 0 || Files.exist("/proc/self/mem"), "Root may read every file."))
  func unreadable() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var path = "\(folder)/secret"
    try Files.write("b\n", to: path)
    chmod(path, 0)
    // Root may read every file, except those that cannot be read at all.
    if access(path, R_OK) == 0, Files.exist("/proc/self/mem") { path = "/proc/self/mem" }
    let outcome = shell("quiz", "1", "--answers", path)
    #expect(outcome.code == .inputOutput)
    #expect(outcome.errors.hasSuffix("          Check its permissions.\n"))
  }

  @Test("A stream ends lines at LF or CRLF, needs no final line ending and splits long lines")
  func stream() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let long = String(repeating: "x", count: InputStream.longestLine + 2)
    try Files.write("a\r\n\nb\n\(long)", to: "\(folder)/input")
    let descriptor = open("\(folder)/input", O_RDONLY)
    defer { close(descriptor) }
    let stream = InputStream(descriptor)
    #expect(stream.readLine() == "a")
    #expect(stream.readLine() == "")
    #expect(stream.readLine() == "b")
    #expect(stream.readLine()?.utf8.count == InputStream.longestLine)
    #expect(stream.readLine() == "xx")
    #expect(stream.readLine() == nil)
    #expect(stream.failure == 0)

    let directory = open(folder, O_RDONLY)
    defer { close(directory) }
    let closed = InputStream(directory)
    #expect(closed.readLine() == nil)
    #expect(closed.failure == EISDIR)
  }
}
