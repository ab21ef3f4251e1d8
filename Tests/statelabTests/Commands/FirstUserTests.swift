import Lessons
import Testing

@testable import statelab

@Suite("What a first user tries")
struct FirstUserTests {
  @Test("A name that several commands share is offered once")
  func once() {
    let outcome = shell("run", "3", "--profil", "ios13")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("Did you mean --profile?"))
  }

  @Test("A rule is called by its number, also among pages of help")
  func rule() {
    let page = lines("help", "r10", "R24")
    #expect(page.filter { $0.hasPrefix("  R") }.map { $0.prefix(5) } == ["  R10", "  R24"])
    #expect(shell("help", "R88").code == .usage)
  }

  @Test("A run with notes has those of the lesson, and asks nothing")
  func notes() {
    let outcome = shell("run", "3", "--notes", "--no-save", terminal: true, course: course)
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("Point at the end of the tap"))
    #expect(outcome.output.contains("experiment tap"))
    #expect(!outcome.output.contains("Your prediction"))
    #expect(shell("run", "1", "--notes", "--predict", "ask").code == .usage)
  }

  @Test("A lesson of which the reader has left does not count", arguments: [true, false])
  func unheard(isHeard: Bool) throws {
    let folder = try StateFolder()
    let recording = Recording()
    recording.environment = folder.environment
    var console = recording.console
    console.isHeard = { isHeard }
    #expect(Tool(course: sampleCourse).run(["run", "1"], on: console) == .done)
    #expect(folder.names.contains("progress.txt") == isHeard)
  }

  private func lines(_ line: String...) -> [String] {
    let recording = Recording(input: [])
    _ = Tool(course: course).run(line, on: recording.console)
    return recording.output.split(separator: "\n").map(String.init)
  }
}
