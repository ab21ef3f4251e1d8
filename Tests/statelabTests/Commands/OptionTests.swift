import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Options")
struct OptionTests {
  @Test("Every option of every command is in its help, in the manual page and in completions")
  func everywhere() {
    let manual = shell("help", "--man").output
    for command in Tool(course: sampleCourse).commands {
      let help = shell("help", command.name, "--plain").output
      let suggested = shell("__complete", command.name, "--").output
      #expect(manual.contains("\n.SS \"statelab \(command.name)"))
      for option in command.options + Option.common {
        #expect(help.contains("--\(option.name)"), "\(command.name)")
        #expect(suggested.contains("--\(option.name)"), "\(command.name)")
        #expect(manual.contains("--\(option.name)".replacing("-", with: "\\-")), "\(command.name)")
      }
    }
  }
}
