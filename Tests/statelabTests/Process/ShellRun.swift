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
    let output = "\(folder)/.output"
    let errors = "\(folder)/.errors"
    defer {
      let removal = Subprocess.Command(
        program: "/bin/rm", arguments: ["-rf", folder], errorFile: "/dev/null")
      _ = Subprocess.run([removal], atOnce: 1, timeout: .seconds(60))
    }
    for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
    let setUp = """
      cd \(folder.inShell)
      export XDG_STATE_HOME=$PWD/.state
      statelab=\(ToolProgram.path.inShell)

      """
    let command = Subprocess.Command(
      program: shell, arguments: ["-c", setUp + script], outputFile: output, errorFile: errors)
    // Long enough for a busy machine that compiles the laboratory for a test first.
    let ending = Subprocess.run([command], atOnce: 1, timeout: .seconds(240))[0]
    code = if case .exited(let code) = ending { code } else { -2 }
    self.output = try Files.read(output)
    self.errors = try Files.read(errors)
  }
}

/// Whether a program is there, for tests that need it and are skipped without.
nonisolated func isInstalled(_ program: String) -> Bool { Files.program(named: program) != nil }
