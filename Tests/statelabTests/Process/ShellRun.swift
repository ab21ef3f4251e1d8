import Testing

@testable import Rendering
@testable import statelab

/// A shell script that runs the tool as a process in a temporary folder.
struct ShellRun {
  /// -1 for a signal, -2 for a timeout.
  let code: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - script: `$statelab` is the tool, `$0` the shell.
  ///   - files: The files in the folder, by name.
  init(_ script: String, with files: [String: String] = [:], by shell: String = "/bin/sh") throws {
    let folder = try Files.makeTemporaryFolder()
    defer {
      _ = Subprocess.run(
        .init(program: "/bin/rm", arguments: ["-rf", folder]), timeout: .seconds(60))
    }
    for (name, text) in files {
      try Files.writeResult(text, to: "\(folder)/\(name)", makingFolder: true)
    }
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

/// True if a program is installed, for tests that need it.
nonisolated func isInstalled(_ program: String) -> Bool { Files.program(named: program) != nil }

extension Trait where Self == ConditionTrait {
  /// Skips a test with a reason if this program is not installed.
  nonisolated static func needs(_ program: String) -> Self {
    .enabled(if: isInstalled(program), "\(program) is not installed.")
  }

  /// Skips a test with a reason if this file does not exist.
  nonisolated static func needs(file path: String) -> Self {
    .enabled(if: Files.exist(path), "\(path) does not exist.")
  }
}
