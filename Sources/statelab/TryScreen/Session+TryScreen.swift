import Rendering

extension Session {
  /// Lets the user operate the program, and prints a command that repeats the run; nil where there
  /// is no full screen.
  func use(_ request: TryRequest) throws -> ExitCode? {
    guard hasFullScreen, let takeScreen = console.takeScreen else { return nil }
    let library = try tryLibrary()
    return try Files.withTemporaryFolder { folder in
      let stage = try TryStage(request, with: library, in: folder, on: console)
      let code = try takeScreen(output.color) { screen in
        var use = TryScreen(stage)
        return use.run(on: screen, output: output)
      }
      guard let code else { return nil }
      show(
        .prose(Line(Words.current.screen.try.again)),
        .command("statelab try \(stage.request.commandWords)\(request.profile.option)"))
      if stage.run.ending == .interrupted, let failure = stage.run.failure { complain(failure) }
      return code
    }
  }
}
