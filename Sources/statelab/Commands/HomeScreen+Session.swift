import Rendering

extension Session {
  /// Shows the home page on a full screen and runs the chosen commands, until the user quits; nil
  /// without a full screen.
  func goHome(with arguments: Arguments) throws -> ExitCode? {
    guard hasFullScreen, !course.lessons.isEmpty else { return nil }
    var lesson: Int?
    while true {
      var home = HomeScreen(self, selected: lesson)
      let code = try console.takeScreen?(output.color) { screen in
        try screen.play(frame: { home.frame($0) }, take: { home.take($0, at: $1) })
      }
      guard code != nil, let choice = home.chosen else { return code }
      lesson = home.selected
      let (name, options) = choice.command
      var arguments = arguments
      arguments.words = [course.lessons[home.selected].id]
      options.forEach { arguments.set($0) }
      let ended = try command(named: name).run(arguments, in: self)
      guard ended == .done || ended == .no else { return ended }
      if let code = readAfter(choice) { return code }
    }
  }

  /// Shows the command's output on lines, before the next screen covers it. Returns the exit code
  /// of a user who quits here.
  private func readAfter(_ choice: HomeScreen.Choice) -> ExitCode? {
    if choice == .walk { return nil }
    console.print()
    let pager = Pager(self, pauses: true)
    pager.pause(Words.current.screen.home.pause)
    return pager.isLeft ? pager.ending ?? .done : nil
  }
}

extension HomeScreen.Choice {
  /// The command for the choice, with its options.
  fileprivate var command: (name: String, options: [Option]) {
    switch self {
    case .run: ("run", [])
    case .walk: ("walk", [])
    case .quiz: ("quiz", [])
    case .again: ("quiz", [.again])
    }
  }
}
