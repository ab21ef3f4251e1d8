import Rendering

extension Session {
  /// Shows the home page on a full screen and runs the chosen commands, until the user quits; nil
  /// without a full screen.
  func goHome() throws -> ExitCode? {
    guard hasFullScreen, !course.lessons.isEmpty else { return nil }
    var lesson: Int?
    while true {
      var home = HomeScreen(self, selected: lesson)
      let code = try onFullScreen { screen in
        try screen.play(frame: { home.frame($0) }, take: { home.take($0, at: $1) })
      }
      guard code != nil, let line = home.chosen else { return code }
      lesson = home.selected
      let ended = run(line)
      guard ended == .done else { return ended }
      if let code = readAfter(line) { return code }
    }
  }

  /// Runs a command. A mistake in the line is told, and home goes on.
  private func run(_ line: String) -> ExitCode {
    do {
      var arguments = try Arguments(
        line.shellWords, known: commands.flatMap(\.options) + Option.common)
      guard let name = arguments.words.first else { return .done }
      arguments.words.removeFirst()
      let command = try command(named: name)
      try arguments.check(areOf: command, among: commands)
      let ended = try command.run(arguments, in: self)
      return ended == .interrupted || ended == .terminated ? ended : .done
    } catch {
      complain(Failure(wrapping: error))
      return .done
    }
  }

  /// Shows the command's output on lines, before the next screen covers it. Returns the exit code
  /// of a user who quits here.
  private func readAfter(_ line: String) -> ExitCode? {
    if line.hasPrefix("walk ") { return nil }
    console.print()
    let pager = Pager(self, pauses: true)
    pager.pause(Words.current.screen.home.pause)
    return pager.isLeft ? pager.ending ?? .done : nil
  }
}

extension String {
  /// The words of a command line, in which quotes of either kind group words, and a backslash takes
  /// the next character as it is.
  var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in self {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter == " " {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
