import Course
import Rendering

/// The command-line tool: finds the command, and turns every error into a message.
struct Tool {
  static let version = "0.1.0"

  let course: Course
  var commands: [any Command] = [
    RunCommand(), ListCommand(), ShowCommand(), WalkCommand(), WhyCommand(), DiffCommand(),
    QuizCommand(), PracticeCommand(), RebuildCommand(), TryCommand(), BugsCommand(), PageCommand(),
    ClaimsCommand(), ProgressCommand(), CheckCommand(),
    DoctorCommand(), HelpCommand(),
  ]

  func run(_ line: [String], on console: Console) -> ExitCode {
    if let ending = ChildRun(line, of: course) { return ending.play(on: console) }
    if let request = CompletionRequest(line, of: course, commands) {
      for line in request.answer { console.print(line) }
      return .done
    }
    do {
      return try command(line, on: console)
    } catch {
      let failure = Failure(wrapping: error)
      console.complain(
        failure.message, next: failure.next, width: Self.width(askedIn: line),
        asASCII: console.wantsASCII || line.contains("--ascii"))
      return failure.code
    }
  }

  /// The width from `--width`, even if the command line has other errors.
  private static func width(askedIn line: [String]) -> Int? {
    let asked = line.indices.last { line[$0].hasPrefix("--width") }.flatMap { index in
      line[index].hasPrefix("--width=")
        ? Int(line[index].dropFirst("--width=".count))
        : line[index] == "--width" && index + 1 < line.count ? Int(line[index + 1]) : nil
    }
    return asked.flatMap {
      (OutputOptions.narrowest...OutputOptions.widest).contains($0) ? $0 : nil
    }
  }

  private func command(_ line: [String], on console: Console) throws -> ExitCode {
    var arguments = try Arguments(
      line, known: commands.flatMap(\.options) + Option.common + [.version])
    if arguments.has(.version) {
      console.print("statelab \(Self.version)")
      return .done
    }

    let session = try Session(
      course: course, console: console, commands: commands, arguments: arguments)
    guard let name = arguments.words.first else {
      let help = HelpCommand()
      try arguments.check(areOf: help, among: commands)
      if help.options.contains(where: { arguments.has($0) }) {
        return try help.run(arguments, in: session)
      }
      if arguments.has(.help) {
        session.show(HelpCommand.overview(session))
      } else if let code = try session.goHome() {
        return code
      } else {
        session.show(session.welcome)
      }
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
    if let command = commands.first(where: { $0.name == name.lowercased() }) { return command }
    if let line = Self.formerCommands[name.lowercased()] {
      throw Failure(
        .usage, "`statelab \(name.lowercased())` is no longer a command.",
        next: "Write `statelab \(line)`.")
    }
    throw Failure(
      .usage, "There is no command \(name.quoted).",
      next: Failure.didYouMean(name, among: commands.map(\.name))
        ?? "`statelab help` shows them all.")
  }

  /// Former commands, each with the command line that replaces it.
  private static let formerCommands = [
    "coverage": "claims --coverage", "profiles": "help releases", "man": "help --man",
    "completions": "help --completions bash",
  ]
}
