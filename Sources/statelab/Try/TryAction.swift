import StateLabCore

/// An action on a program that is tried, as the command line says it.
enum TryAction {
  static let options: [Option] = [.tap, .enter, .toggle, .pick, .scroll, .wait, .replaceRoot]

  /// The actions in the order in which they were given, those of scripts in their place.
  static func actions(in arguments: Arguments) throws -> [Event.Action] {
    try arguments.given.flatMap { given in
      given.name == Option.script.name
        ? try actions(ofScript: given.value)
        : [try action(given.name, given.value)].compactMap(\.self)
    }
  }

  /// A script has a line for each action.
  private static func actions(ofScript path: String) throws -> [Event.Action] {
    let text: String
    do { text = try Files.read(path) } catch {
      throw Failure(
        .notFound, "Cannot read the script \(path.quoted): \(error.reason).",
        next: "Check the name.")
    }
    return try text.lines.enumerated().compactMap { number, line in
      guard let given = ScriptLine(line) else { return nil }
      guard let action = try given.printed ?? action(given.name, given.value) else {
        throw Failure(
          .badData, "Line \(number + 1) of \(path.quoted) has no action: \(line.quoted).",
          next: "There are \(options.map(\.name).joined(separator: ", ")).")
      }
      return action
    }
  }

  /// As the command line takes it: `--tap Add`; nil for what nobody can ask for.
  static func commandWords(for action: Event.Action) -> String? {
    func words(_ option: Option, _ value: String) -> String { "--\(option.name) \(value.inShell)" }
    return switch action {
    case .tap(let label): words(.tap, label)
    case .toggle(let label): words(.toggle, label)
    case .enter(let text, let field):
      words(
        .enter, text.hasSuffix("\n") ? "\(field)=\(text.dropLast())\\n" : "\(field)=\(text)")
    case .pick(let choice, let label): words(.pick, "\(label)=\(choice)")
    case .advance(let time):
      words(.wait, Int(exactly: time / .seconds(1)).map { "\($0)" } ?? "\(time / .seconds(1))")
    case .scroll: "--\(Option.scroll.name)"
    case .replaceRoot: "--\(Option.replaceRoot.name)"
    case .mount, .unmount, .perform, .background: nil
    }
  }

  /// Nil where the name is no action's.
  private static func action(_ name: String, _ value: String) throws(Failure) -> Event.Action? {
    switch name {
    case Option.tap.name: return .tap(value)
    case Option.toggle.name: return .toggle(value)
    case Option.scroll.name: return .scroll
    case Option.replaceRoot.name: return .replaceRoot("")
    case Option.enter.name:
      guard let sign = value.firstIndex(of: "=") else {
        throw Failure(
          .usage, "--enter needs a field and a text, and \(value.quoted) has no `=`.",
          next: "Write --enter \"PLACEHOLDER=TEXT\".")
      }
      var text = String(value[value.index(after: sign)...])
      if text.hasSuffix("\\n") { text = text.dropLast(2) + "\n" }
      return .enter(text, into: String(value[..<sign]))
    case Option.pick.name:
      guard let sign = value.firstIndex(of: "=") else {
        throw Failure(
          .usage, "--pick needs a picker and a choice, and \(value.quoted) has no `=`.",
          next: "Write --pick \"LABEL=CHOICE\".")
      }
      return .pick(String(value[value.index(after: sign)...]), from: String(value[..<sign]))
    case Option.wait.name:
      guard let seconds = Double(value), seconds > 0, seconds <= 1_000_000 else {
        throw Failure(
          .usage, "--wait needs a number of seconds, and \(value.quoted) is none.",
          next: "Write --wait 0.5.")
      }
      return .advance(.seconds(seconds))
    default: return nil
    }
  }
}

extension Option {
  static let tap = Option("tap", value: "LABEL", "Tap the button with this label.")
  static let enter = Option(
    "enter", value: "FIELD=TEXT",
    "Type a text into the field with this placeholder, or a value into the slider or the date "
      + "picker with this label. `\\n` at the end submits it.")
  static let pick = Option(
    "pick", value: "LABEL=CHOICE", "Choose in the picker with this label.")
  static let toggle = Option("toggle", value: "LABEL", "Flip the toggle with this label.")
  static let scroll = Option(
    "scroll", "Scroll one screen further down. A tap and the like scroll by themselves.")
  static let wait = Option("wait", value: "SECONDS", "Let virtual time pass.")
  static let replaceRoot = Option("replace-root", "Let a parent pass a new value of the root view.")
  static let script = Option(
    "script", value: "FILE",
    "Play the actions of this file, a line each: `tap Add`, or as a run prints them.")
  static let view = Option("view", value: "NAME", "The view to show.")
  static let swiftVersion = Option(
    "swift", choices: ["5", "6"], "The language mode. Default: 5.")
  static let isolation = Option(
    "isolation", choices: ["main", "none"],
    "What belongs to the main actor unless it says otherwise. Default: none.")
  static let watch = Option(
    "watch", "Play again at each save, and tell what that changed in the run. Ctrl-C leaves.")
  static let check = Option(
    "check", "With a lesson: judge its task on its program here, as you have changed it.")
  static let timeLimit = Option(
    "time-limit", value: "SECONDS", "The longest that an action may take. Default: 10.")
}
