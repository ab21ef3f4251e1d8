import Course
import Rendering
import StateLabCore
import WebPage

struct PageCommand: Command {
  var name: String { "page" }
  var summary: String { "Write a lesson, two runs or a recorded run as a page for a browser." }
  var operands: [Operand] {
    [
      Operand(choices: [.side("a")], isOptional: true),
      Operand(choices: [.side("b")], isOptional: true),
    ]
  }
  var details: String {
    "The page is one HTML file, which needs no network: the text of the lesson, and its runs, in "
      + "which a slider and the arrow keys go from step to step. Write it into a file: "
      + "`statelab page 12 > page.html`. The address `#12:7` leads to a step. With two names the page "
      + "shows two lessons, experiments, releases or programs side by side, as `diff` names them. "
      + "`--print` leaves the script out: a handout, with the answers at its end. With `--all` and `--to` "
      + "the whole course becomes a folder for any web server. With `--from` the page shows a run "
      + "that `run`, or `try`, wrote with `--format json`."
  }
  var options: [Option] { [.allLessons, .to, .fromRecord, .handout, .profile] }
  var programOptions: [Option] { TryRequest.options }

  private static let usage =
    "Write `statelab page 3 > page.html`, `statelab page 3@ios13 3@ios18 > page.html`, or "
    + "`statelab page --all --to site`."

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if arguments.programs.isEmpty { try arguments.checkIsWithoutProgram(programOptions) }
    if let file = arguments.value(of: .fromRecord) {
      guard arguments.words.isEmpty, !arguments.has(.allLessons) else {
        throw Failure(
          .usage, "--from names a record, and nothing else can be shown beside it.",
          next: "Write `statelab page --from \(file)`.")
      }
      session.console.write(try RecordedPage(at: file, in: session).page.text())
      return .done
    }
    if arguments.has(.allLessons) || arguments.has(.to) {
      return try writeSite(arguments, in: session)
    }
    if arguments.words.count == 2, !arguments.has(.handout) {
      let comparison = try session.comparison(of: arguments, by: self, usage: Self.usage)
      session.console.write(try Page(comparison).text())
      return .done
    }
    guard arguments.words.count == 1 else {
      throw Failure(
        .usage, "`statelab page` needs one lesson, or two names to compare.", next: Self.usage)
    }
    if let program = arguments.programs.first {
      throw Failure(
        .usage, "\(program.path.quoted) is a program, which `try` plays.",
        next: "Write `statelab try \(program.path) --page page.html`.")
    }
    let lessons = try session.lessons(named: arguments.words, otherwise: [])
    if arguments.has(.handout) {
      let file = try record(
        of: lessons, under: arguments.profile, Runs(of: session.course), in: session)
      if let page = Page(handout: file) { session.console.write(try page.text(.styleInside)) }
      return .done
    }
    if arguments.has(.profile) {
      throw Failure(
        .usage, "The page of a lesson has all releases, and --profile chooses one.",
        next: "Leave out --profile, or add --print.")
    }
    session.console.write(try Page(records(of: lessons, in: session)).text())
    return .done
  }

  private func writeSite(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard arguments.has(.allLessons), let folder = arguments.value(of: .to), arguments.words.isEmpty
    else {
      throw Failure(
        .usage, "--all and --to belong together: all lessons go into a folder.",
        next: "Write `statelab page --all --to site`.")
    }
    let files = try records(of: session.course.lessons, in: session)
    let site = Site(files.last?.lessons ?? [])
    var pages = [
      (PageFiles.styleName, PageFiles.style), (PageFiles.scriptName, PageFiles.script),
      ("index.html", try site.index.text(.beside)),
    ]
    for position in site.lessons.indices {
      let page = Page(files, lesson: position, in: site)
      pages.append((site.fileName(at: position), try page.text(.beside)))
    }
    for (name, text) in pages {
      try Files.writeResult(text, to: "\(folder)/\(name)", makingFolder: true)
    }
    session.show(.prose(Line("\(folder) has \(pages.count) files. Open \(folder)/index.html.")))
    return .done
  }

  /// The lessons under each release, the oldest first.
  private func records(of lessons: [CourseLesson], in session: Session) throws -> [RunFile] {
    let runs = Runs(of: session.course)
    return try Profile.all.map { try record(of: lessons, under: $0, runs, in: session) }
  }

  private func record(
    of lessons: [CourseLesson], under profile: Profile, _ runs: Runs, in session: Session
  ) throws -> RunFile {
    RunFile(
      try lessons.map {
        try LessonRecord(LessonReading($0, of: session.course, under: profile, runs: runs))
      }, under: profile)
  }
}

extension Page {
  fileprivate init(_ comparison: ProgramComparison) {
    self.init(
      comparing: comparison.sides.map(\.heading),
      code: (comparison.code?.files ?? []).map { ComparedCode($0.title, $0.lines) },
      runs: comparison.pairs.map { ComparedRuns($0.runs) })
  }
}
