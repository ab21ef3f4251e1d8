import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Answers that are none")
struct HostileAnswersTests {
  @Test("A file of 10 MB, of lines or of one line, is too much")
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

  @Test("Standard input without an end is left")
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

  @Test("Standard input that is no UTF-8 is refused by its line; a letter U+FFFD is a letter")
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
    "A file that may not be read is an error of reading, and says to check its permissions",
    .enabled(
      if: geteuid() != 0 || Files.exist("/proc/self/mem"), "Root may read every file here."))
  func unreadable() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var path = "\(folder)/secret"
    try Files.write("b\n", to: path)
    chmod(path, 0)
    // To root every file is open, except such as cannot be read at all.
    if access(path, R_OK) == 0, Files.exist("/proc/self/mem") { path = "/proc/self/mem" }
    let outcome = shell("quiz", "1", "--answers", path)
    #expect(outcome.code == .inputOutput)
    #expect(outcome.errors.hasSuffix("          Check its permissions.\n"))
  }

  @Test("Lines of a stream: any ends, none at the end, and none longer than it may be")
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
