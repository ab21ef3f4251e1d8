import Testing

@testable import Rendering
@testable import statelab

/// A script with the tool in it as a process, in a folder of its own that is gone afterwards.
struct ShellRun {
  /// -1 for a signal, -2 for no end.
  let code: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - script: `$statelab` is the tool, `$0` the shell.
  ///   - files: What stands in the folder, by name.
  init(_ script: String, with files: [String: String] = [:], by shell: String = "/bin/sh") throws {
    let folder = try Files.makeTemporaryFolder()
    defer {
      _ = Subprocess.run(
        .init(program: "/bin/rm", arguments: ["-rf", folder]), timeout: .seconds(60))
    }
    for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
    let setUp = """
      cd \(folder.inShell)
      export XDG_STATE_HOME=$PWD/.state
      statelab=\(ToolProgram.path.inShell)

      """
    // Long enough for a busy machine that compiles the laboratory for a test first.
    let outcome = Subprocess.run(
      .init(program: shell, arguments: ["-c", setUp + script]), timeout: .seconds(240))
    code =
      switch outcome.ending {
      case .exited(let code): code
      case .signalled: -1
      default: -2
      }
    output = outcome.outputText
    errors = outcome.errorText
  }
}

/// True if a program is there, for tests that need it.
nonisolated func isInstalled(_ program: String) -> Bool { Files.program(named: program) != nil }

extension Trait where Self == ConditionTrait {
  /// Skips a test where this program is not installed, and says so.
  nonisolated static func needs(_ program: String) -> Self {
    .enabled(if: isInstalled(program), "There is no \(program) here.")
  }

  /// Skips a test where this file does not exist, and says so.
  nonisolated static func needs(file path: String) -> Self {
    .enabled(if: Files.exist(path), "There is no \(path) here.")
  }
}
