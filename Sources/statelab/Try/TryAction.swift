import Rendering
import StateLabCore

/// An action on a program, in the form of the command line.
enum TryAction {
  static let options: [Option] = [
    .tap, .enter, .type, .toggle, .pick, .drag, .scroll, .scene, .wait, .newRoot,
  ]

  /// The actions in the given order, with those of scripts in their place.
  static func actions(in arguments: Arguments) throws -> [Event.Action] {
    try arguments.given.flatMap { given in
      given.name == Option.script.name
        ? try actions(ofScript: given.value)
        : [try action(given.name, given.value, dashes: "--")].compactMap(\.self)
    }
  }

  /// The most bytes of a script.
  private static let longestScript = 1 << 20

  /// A script has a line for each action. It may come through a pipe.
  private static func actions(ofScript path: String) throws -> [Event.Action] {
    let bytes: [UInt8]
    do { bytes = try Files.bytes(of: path, atMost: longestScript + 1) } catch {
      throw Failure(
        .notFound, "Cannot read the script \(path.quoted): \(error.reason).",
        next: "Check the name.")
    }
    guard bytes.count <= longestScript else {
      throw Failure(
        .badData, "The script \(path.quoted) is longer than \(longestScript >> 20) MB.",
        next: "Check that it has a line for each action.")
    }
    return try actions(inScript: String(decoding: bytes, as: UTF8.self).lines, named: path.quoted)
  }

  /// - Parameter name: The name of the script in messages.
  static func actions(inScript lines: [String], named name: String) throws -> [Event.Action] {
    try lines.enumerated().compactMap { number, line in
      guard let given = ScriptLine(line) else { return nil }
      if let printed = given.printed { return printed }
      let place = "Line \(number + 1) of \(name)"
      do throws(Failure) {
        if let action = try action(given.name, given.value, dashes: "") { return action }
      } catch {
        throw Failure(.badData, "\(place): \(error.message)", next: error.next)
      }
      throw Failure(
        .badData, "\(place) has no action: \(line.quoted).",
        next: "There are \(options.map(\.name).joined(separator: ", ")).")
    }
  }

  /// The action in the form of the command line: `--tap Add`; nil for an action without such a
  /// form.
  static func commandWords(for action: Event.Action) -> String? {
    func words(_ option: Option, _ value: String) -> String { "--\(option.name) \(value.inShell)" }
    return switch action {
    case .tap(let label): words(.tap, label)
    case .toggle(let label): words(.toggle, label)
    case .enter(let text, let field): words(.enter, "\(quoting(field))=\(escaped(text))")
    case .type(let text, let field): words(.type, "\(quoting(field))=\(escaped(text))")
    case .pick(let choice, let label): words(.pick, "\(quoting(label))=\(choice)")
    case .drag(let label, let distance): words(.drag, "\(quoting(label))=\(distance)")
    case .advance(let time):
      words(.wait, Int(exactly: time / .seconds(1)).map { "\($0)" } ?? "\(time / .seconds(1))")
    case .scroll: "--\(Option.scroll.name)"
    case .scene(let phase): words(.scene, phase)
    case .replaceRoot: "--\(Option.newRoot.name)"
    case .mount, .unmount, .perform, .background: nil
    }
  }

  /// Nil where the name is not an action.
  ///
  /// - Parameter dashes: What precedes a name: two dashes on a command line, nothing in a script.
  private static func action(
    _ name: String, _ value: String, dashes: String
  ) throws(Failure) -> Event.Action? {
    func parts(for option: Option, _ needs: String) throws(Failure) -> (String, String) {
      if let parts = Self.parts(of: value) { return parts }
      throw Failure(
        .usage, "\(dashes)\(name) needs \(needs), and \(value.quoted) has no `=`.",
        next: "Write \(dashes)\(name) \"\(option.value ?? "")\".")
    }
    switch name {
    case Option.tap.name: return .tap(value)
    case Option.toggle.name: return .toggle(value)
    case Option.scroll.name: return .scroll
    case Option.newRoot.name: return .replaceRoot("")
    case Option.enter.name:
      let (field, text) = try parts(for: .enter, "a field and a text")
      return .enter(unescaped(text), into: field)
    case Option.type.name:
      let (field, text) = try parts(for: .type, "a field and a text")
      return .type(unescaped(text), into: field)
    case Option.pick.name:
      let (picker, choice) = try parts(for: .pick, "a picker and a choice")
      return .pick(choice, from: picker)
    case Option.drag.name:
      let (view, text) = try parts(for: .drag, "a view and a distance")
      guard let distance = Event.Translation(text) else {
        throw Failure(
          .usage, "\(dashes)drag needs a distance in points; \(text.quoted) is not a distance.",
          next: "Write \(dashes)drag \"\(quoting(view))=120,0\": to the right, and down.")
      }
      return .drag(view, by: distance)
    case Option.scene.name:
      guard Option.scene.choices.contains(value.lowercased()) else {
        throw Failure(
          .usage, "\(dashes)scene needs a phase, and \(value.quoted) is not one.",
          next: "Write \(dashes)scene background.")
      }
      return .scene(value.lowercased())
    case Option.wait.name:
      guard let seconds = Double(value), seconds > 0, seconds <= 1_000_000 else {
        throw Failure(
          .usage, "\(dashes)wait needs a number of seconds, and \(value.quoted) is not one.",
          next: "Write \(dashes)wait 0.5.")
      }
      // Whole nanoseconds, as timers count them: 1.2 seconds contain 12 tenths.
      return .advance(.nanoseconds(Int64((seconds * 1_000_000_000).rounded())))
    default: return nil
    }
  }

  /// The texts on both sides of the first `=` without a backslash; nil without one.
  private static func parts(of value: String) -> (String, String)? {
    var (label, rest) = ("", value[...])
    while let letter = rest.first, letter != "=" {
      if rest.hasPrefix("\\=") { rest.removeFirst() }
      label.append(rest.removeFirst())
    }
    return rest.isEmpty ? nil : (label, String(rest.dropFirst()))
  }

  /// The label with each `=` written as `\=`.
  private static func quoting(_ label: String) -> String { label.replacing("=", with: "\\=") }

  /// The text with a final line break written as `\n`, and a final `\n` as `\\n`.
  private static func escaped(_ text: String) -> String {
    if text.hasSuffix("\n") { return text.dropLast() + "\\n" }
    return text.hasSuffix("\\n") ? text.dropLast(2) + "\\\\n" : text
  }

  private static func unescaped(_ text: String) -> String {
    if text.hasSuffix("\\\\n") { return text.dropLast(3) + "\\n" }
    return text.hasSuffix("\\n") ? text.dropLast(2) + "\n" : text
  }
}

extension Option {
  static let tap = Option("tap", value: "LABEL", "Tap the button with this label.")
  static let enter = Option(
    "enter", value: "FIELD=TEXT",
    "Enter a text into the field with this placeholder, at once as a paste does, or a value into the "
      + "slider or the date picker with this label. `\\n` at the end submits it.")
  static let type = Option(
    "type", value: "FIELD=TEXT",
    "Type a text letter by letter at the end of what is in the field. `\\n` at the end submits it.")
  static let pick = Option("pick", value: "LABEL=CHOICE", "Choose in the picker with this label.")
  static let toggle = Option("toggle", value: "LABEL", "Flip the toggle with this label.")
  static let drag = Option(
    "drag", value: "LABEL=X,Y",
    "Drag the view with this label X points to the right and Y points down.")
  static let scroll = Option(
    "scroll", "Scroll one screen further down. A tap and the like scroll by themselves.")
  static let scene = Option(
    "scene", choices: ["background", "inactive", "active"],
    "Move the app to the background, or back to the front: its `scenePhase` changes.")
  static let wait = Option("wait", value: "SECONDS", "Let virtual time pass.")
  static let newRoot = Option("replace-root", "Let a parent pass a new value of the root view.")
  static let script = Option(
    "script", value: "FILE",
    "Play the actions of this file, a line each: `tap Add`, or as a run prints them.")
  static let view = Option("view", value: "NAME", "The view or the preview to show.")
  static let swiftVersion = Option("swift", choices: ["5", "6"], "The language mode. Default: 5.")
  static let isolation = Option(
    "isolation", choices: ["main", "none"],
    "The isolation of declarations without their own: the main actor, or none. Default: none.")
  static let watch = Option(
    "watch", "Play again at each save, and show the changes in the run. Ctrl-C leaves.")
  static let check = Option(
    "check", "With a lesson: judge its task on its program here, as you have changed it.")
  static let timeLimit = Option(
    "time-limit", value: "SECONDS", "The longest that an action may take. Default: 10.")
}
