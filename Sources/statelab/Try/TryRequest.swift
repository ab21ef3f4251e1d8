import StateLabCore

/// A program to play, and what to do to it, as a command line says it.
struct TryRequest {
  let paths: [String]
  let actions: [Event.Action]
  let profile: Profile
  private(set) var options = TryProgram.Options()
  private(set) var limits = PlayedProgram.Limits()

  static let options: [Option] =
    TryAction.options + [.script, .view, .swiftVersion, .isolation, .timeLimit]

  init(_ paths: [String], _ arguments: Arguments) throws {
    self.paths = paths
    actions = try TryAction.actions(in: arguments)
    profile = arguments.profile
    options.view = arguments.value(of: .view)
    options.languageVersion = arguments.value(of: .swiftVersion) ?? "5"
    options.isOnMainActor = arguments.value(of: .isolation) == "main"
    if let seconds = try arguments.number(of: .timeLimit, in: 1...3600) {
      limits.time = .seconds(seconds)
    }
  }

  /// Compiles the program and plays the actions.
  func run(in session: Session) throws -> TryRun {
    let program = try TryProgram(paths: paths, options: options)
    return try TryRun(
      program, actions, options: options, limits: limits, under: profile,
      with: session.tryLibrary(), on: session.console)
  }
}

extension Session {
  /// The compiled laboratory; compiling it takes a while, and is said.
  func tryLibrary() throws -> TryLibrary { try TryLibrary.prepare(on: console, announce: announce) }

  func announce(_ text: String) { console.writeError("statelab: \(text)\n") }
}
