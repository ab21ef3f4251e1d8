import Course
import RecordCoding
import Rendering
import Replay
import StateLabCore

/// The context of a command: the course, the console, and the form of the output.
struct Session {
  let course: Course
  let console: Console
  let output: OutputOptions
  /// All commands, for the overview.
  let commands: [any Command]
  /// The progress so far, and the file for new progress.
  let saved: SavedProgress

  init(
    course: Course, console: Console, commands: [any Command], arguments: Arguments
  ) throws(Failure) {
    let width = try arguments.number(of: .width, in: OutputOptions.narrowest...OutputOptions.widest)
    let color = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let plain = arguments.has(.plain)
    self.course = course
    self.console = console
    self.commands = commands
    output = OutputOptions(
      width: console.width(asked: width),
      color: !plain && console.usesColor(color),
      ascii: arguments.has(.ascii) || console.wantsASCII,
      plain: plain,
      wrapsPlain: width != nil,
      isTerminal: console.outputIsTerminal)
    saved = SavedProgress(console, isOff: arguments.has(.noSave), output: output)
  }

  /// Writes a document in the selected form.
  func show(_ document: Document) { show(lines(of: document)) }

  func show(_ blocks: Document.Block...) { show(blocks) }

  func show(_ blocks: [Document.Block]) { show(Document(blocks: blocks)) }

  func show(_ line: Line) { show([line]) }

  func show(_ lines: [Line]) {
    for line in lines { console.print(ANSIStyle.draw(line, color: output.color)) }
  }

  /// Writes the command's result in the format `statelab/1`.
  func write(_ content: some Encodable, as command: some Command) throws {
    try write(content, as: command.name)
  }

  /// - Parameter name: The name of the answer in the format, which never changes.
  func write(_ content: some Encodable, as name: String) throws {
    try Export(name, content).writeJSON(to: console.write)
  }

  func lines(of document: Document) -> [Line] {
    output.plain
      ? PlainRenderer(output: output).lines(of: document)
      : TextRenderer(output: output).lines(of: document)
  }

  /// True if the terminal has a full screen, and the user wants it.
  var hasFullScreen: Bool { console.hasFullScreen && !output.plain }

  /// Runs `body` on the full screen; nil where there is none.
  func onFullScreen(_ body: (FullScreen) throws -> ExitCode) throws -> ExitCode? {
    hasFullScreen ? try console.takeScreen?(output.color, body) ?? nil : nil
  }

  /// The lessons that the words name; `all` names every one. Without names, the default ones.
  func lessons(named names: [String], otherwise: [CourseLesson]) throws(Failure) -> [CourseLesson] {
    if names.isEmpty { return otherwise }
    var lessons: [CourseLesson] = []
    for name in names {
      if name.lowercased() == "all" {
        lessons += course.lessons
      } else {
        do { lessons.append(try course.lesson(named: name)) } catch {
          // An unknown release is the mistake, and not the lesson before it.
          _ = try LessonName(name).profile(otherwise: .standard)
          throw Failure(error)
        }
      }
    }
    return lessons
  }
}

extension Arguments {
  var profile: Profile { value(of: .profile).flatMap(Profile.named) ?? .standard }

  var wantsJSON: Bool { value(of: .format) == "json" }
}
