import Course

/// The command-line tool: finds the command, and turns whatever goes wrong into a message.
struct Tool {
  static let version = "0.1.0"

  let course: Course
  let commands: [any Command] = [
    RunCommand(), ListCommand(), ShowCommand(), WalkCommand(), WhyCommand(), DiffCommand(),
    QuizCommand(), ClaimsCommand(), ProfilesCommand(), ProgressCommand(), CheckCommand(),
    HelpCommand(),
  ]

  func run(_ line: [String], on console: Console) -> ExitCode {
    if let ending = EndingRun(line, of: course) { return ending.play() }
    do {
      return try command(line, on: console)
    } catch {
      let failure = Failure(wrapping: error)
      let asASCII = console.wantsASCII || line.contains("--ascii")
      console.writeError(asASCII ? failure.text.inASCII : failure.text)
      return failure.code
    }
  }

  private func command(_ line: [String], on console: Console) throws -> ExitCode {
    let options = commands.flatMap(\.options) + Option.common + [.version]
    var arguments = try Arguments(line, known: options)
    if arguments.has(.version) {
      console.print("statelab \(Self.version)")
      return .done
    }

    let session = try Session(
      course: course, console: console, commands: commands, arguments: arguments)
    guard let name = arguments.words.first else {
      try arguments.check(areOf: HelpCommand(), among: commands)
      session.show(arguments.has(.help) ? HelpCommand.overview(session) : session.welcome)
      return .done
    }
    arguments.words.removeFirst()
    let command = try session.command(named: name)
    if arguments.has(.help) {
      session.show(HelpCommand.page(for: command))
      return .done
    }
    try arguments.check(areOf: command, among: commands)
    return try command.run(arguments, in: session)
  }
}

extension Session {
  func command(named name: String) throws(Failure) -> any Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw Failure(
      .usage, "There is no command \(quoted(name)).",
      next: didYouMean(name, among: commands.map(\.name)) ?? "`statelab help` shows them all.")
  }
}
