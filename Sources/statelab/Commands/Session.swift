import Course
import StateLabCore

/// What a command works with: the course, the console, and how output is to look.
struct Session {
  let course: Course
  let console: Console
  let look: Look
  /// All commands, for the overview.
  let commands: [any Command]

  init(
    course: Course, console: Console, commands: [any Command], arguments: Arguments
  ) throws(Failure) {
    let width = try arguments.number(of: .width, in: Look.narrowest...Look.widest)
    let color = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let plain = arguments.has(.plain)
    self.course = course
    self.console = console
    self.commands = commands
    look = Look(
      width: console.width(asked: width),
      color: !plain && console.usesColor(color),
      ascii: arguments.has(.ascii) || console.wantsASCII,
      plain: plain,
      wrapsPlain: width != nil)
  }

  /// Writes a document the way the reader wants it.
  func show(_ document: Document) {
    let lines =
      look.plain
      ? PlainRenderer(look: look).lines(of: document)
      : TextRenderer(look: look).lines(of: document)
    for line in lines { console.print(Ink.draw(line, color: look.color)) }
  }

  /// The lessons that the words name; `all` is every one. None named: these.
  func lessons(named names: [String], otherwise: [CourseLesson]) throws(Failure) -> [CourseLesson] {
    if names.isEmpty { return otherwise }
    var lessons: [CourseLesson] = []
    for name in names {
      if name == "all" {
        lessons += course.lessons
      } else {
        do { lessons.append(try course.lesson(named: name)) } catch { throw Failure(error) }
      }
    }
    return lessons
  }
}

extension Arguments {
  var profile: Profile {
    Profile.all.first { $0.name == value(of: .profile) } ?? .iOS18
  }

  var wantsJSON: Bool { value(of: .format) == "json" }
}

extension Failure {
  init(_ error: LessonNotFound) {
    let names = error.nearest.joined(separator: " or ")
    if error.isAmbiguous {
      self.init(
        .notFound, "Several lessons begin with \(quoted(error.name)).",
        next: "Do you mean \(names)?")
    } else {
      self.init(
        .notFound, "There is no lesson \(quoted(error.name)).",
        next: error.nearest.isEmpty
          ? "`statelab list` shows all lessons." : "Did you mean \(names)?")
    }
  }

  /// Any error as a message with an exit code.
  @MainActor init(wrapping error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as LessonNotFound: self.init(error)
    case let error as LessonError:
      self.init(.badData, error.description, next: "Mend the lesson, then run `statelab check`.")
    case let error as ExperimentNotFound:
      self.init(.badData, error.description, next: "Mend the lesson, then run `statelab check`.")
    case let error as FileError:
      // What is written anew is first written beside the old file.
      let code: ExitCode =
        error.path.hasSuffix(".new")
        ? .cannotCreate : Files.exist(error.path) ? .inputOutput : .notFound
      self.init(code, "Cannot use \(error).", next: "Check the name and its permissions.")
    default:
      self.init(.internalError, "Something went wrong inside: \(error)")
    }
  }
}
