import Course
import Rendering

struct CheckCommand: Command {
  var name: String { "check" }
  var summary: String { "Check that every listing, transcript, claim and question still holds." }
  var operands: [Operand] { [Operand.lessons.optional] }
  var details: String {
    "Without a lesson it checks all of them. `--update` records anew what machines said; what people "
      + "claim stays, so that a wrong run cannot record itself as truth."
  }
  var options: [Option] { [.update, .table, .lessons] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let tree = try arguments.value(of: .lessons).map(Self.tree) ?? LessonTree.nearby()
    let updates = arguments.has(.update)
    guard tree != nil || !updates else {
      throw Failure(
        .usage, "`--update` needs lesson folders to write to, and there is no ./lessons here.",
        next: "Go to the working copy, or name the folder: --lessons DIR.")
    }
    let lessons = try session.lessons(named: arguments.words, otherwise: session.course.lessons)
    if arguments.has(.table) {
      session.show(try LessonLength.document(of: lessons, in: session.course))
      return .done
    }
    let compiler = Result { try session.findCompiler() }
    var check = Check(session.course, tree: tree, compiler: try? compiler.get(), updates: updates)

    let progress = CheckProgress(console: session.console)
    progress.say("doing the tasks of \(lessons.count.of("lesson"))")
    check.exerciseOutcomes = try check.outcomesOfExercises(of: lessons)

    var diagnostics = 0
    for (position, lesson) in lessons.enumerated() {
      let found = diagnostics == 0 ? "" : ", \(diagnostics.of("complaint")) so far"
      progress.say("\(lesson.id), \(position + 1) of \(lessons.count)\(found)")
      let report = try check.report(on: lesson)
      progress.clear()
      diagnostics += report.diagnostics.count
      session.show(document(of: report))
    }
    if arguments.words.isEmpty {
      let others = check.checkStrays()
      diagnostics += others.count
      session.show(others.flatMap(blocks))
    }
    session.show(.note(ending(diagnostics, in: lessons)))
    if case .failure(let reason) = compiler {
      session.show(.note(Line("No snippet was compiled: \(reason).", .warning)))
    }
    return diagnostics == 0 ? .done : .no
  }

  /// The folder of the lessons for a path from the user, which may be one level too high or too
  /// low.
  private static func tree(in folder: String) throws -> LessonTree {
    let hint = "Name the folder that holds the lesson folders, such as `--lessons lessons`."
    if Files.exist(folder), !Files.isFolder(folder) {
      throw Failure(.notFound, "\(folder.quoted) is a file, not a folder.", next: hint)
    }
    let tree = try LessonTree(reading: folder)
    guard tree.folders.contains(where: { $0.file(named: CourseLesson.textFile) != nil }) else {
      throw Failure(.notFound, "There are no lesson folders in \(folder.quoted).", next: hint)
    }
    return tree
  }

  private func document(of report: LessonReport) -> Document {
    let update = report.isUpdated ? ", text updated: read the prose again" : ""
    let result = report.diagnostics.isEmpty ? Line("ok", .good) : Line("wrong", .bad)
    let heading = Line("\(report.number) \(report.lesson): ") + result + Line(update)
    return Document(blocks: [.note(heading)] + report.diagnostics.flatMap(blocks))
  }

  private func blocks(of diagnostic: Diagnostic) -> [Document.Block] {
    let message = Line("\(diagnostic.place): ", .quiet) + Line(diagnostic.message)
    return [.note(message)] + (diagnostic.details.isEmpty ? [] : [.verbatim(diagnostic.details)])
  }

  private func ending(_ diagnostics: Int, in lessons: [CourseLesson]) -> Line {
    let checked = "\(lessons.count.of("lesson")) checked"
    return diagnostics == 0
      ? Line("\(checked), all well.", .strong)
      : Line("\(checked), \(diagnostics.of("complaint")).", .bad)
  }
}

/// One line on a terminal that names the current check, and disappears.
private struct CheckProgress {
  let console: Console

  func say(_ what: String) { write("  checking: \(what) …") }

  func clear() { write("") }

  private func write(_ text: String) {
    guard console.outputIsTerminal, console.variable("TERM") != "dumb" else { return }
    console.writeError(ANSIStyle.eraseLine + "\(console.wantsASCII ? text.inASCII : text)")
  }
}
