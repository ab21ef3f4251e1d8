import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("The manual page")
struct ManTests {
  @Test("The manual page contains every command, option and exit code in ASCII")
  func complete() {
    let page = shell("help", "--man").output
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    let tool = Tool(course: sampleCourse)
    for command in tool.commands {
      #expect(page.contains("\n.SS \"statelab \(command.name)"))
      for option in command.options {
        #expect(page.contains("--\(option.name)".replacing("-", with: "\\-")), "\(option.name)")
      }
    }
    for (code, _) in ExitCode.meanings { #expect(page.contains("\n.TP\n\(code)\n")) }
  }

  @Test("groff formats the manual page without warnings", .needs("groff"))
  func formatted() throws {
    let run = try ShellRun(
      "$statelab help --man | groff -ww -man -Tascii > page; grep -c STATELAB page")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}
