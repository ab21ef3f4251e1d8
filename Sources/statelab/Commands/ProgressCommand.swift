import Course
import Rendering
import Replay

struct ProgressCommand: Command {
  var name: String { "progress" }
  var summary: String { "Show what you have done; export, import or reset it." }
  var operands: [Operand] {
    [
      Operand(
        choices: [
          .word("show", meaning: "Each lesson, and what is next."),
          .word("path", meaning: "The path of the file."),
          .word("export", meaning: "Print it."),
          .word(
            "import", meaning: "Add what is new or better.",
            then: [Operand(choices: [.file])]),
          .word("reset", meaning: "Move it aside, or forget lessons.", then: [.lessons.optional]),
        ], isOptional: true)
    ]
  }
  var details: String {
    "A lesson is finished when you have run it. `path` says where that is kept, `export` prints it, "
      + "`import` adds what is new or better in a file (`-` is standard input), and `reset` moves it "
      + "aside, or forgets the lessons that are named."
  }
  var options: [Option] { [.format] }

  private enum Action: String, CaseIterable { case show, path, export, `import`, reset }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let action = try Self.action(in: arguments)
    let words = Array(arguments.words.dropFirst())
    if action != .reset, words.count > (action == .import ? 1 : 0) {
      throw Failure(
        .usage,
        "`statelab progress \(action.rawValue)` has no use for \((words.last ?? "").quoted).",
        next: "See `statelab help progress`.")
    }
    switch action {
    case .show: try show(in: session, asJSON: arguments.wantsJSON)
    case .path: session.console.print(try Self.file(of: session).path)
    case .export: session.console.write(ProgressFormat.text(of: try saved(in: session)))
    case .import: try load(words.first, in: session)
    case .reset where words.isEmpty || words.contains("all"):
      // A wrong name is an error even beside `all`.
      _ = try ids(of: words.filter { $0 != "all" }, in: session)
      try reset(in: session)
    case .reset: try forget(words, in: session)
    }
    return .done
  }

  private static func action(in arguments: Arguments) throws(Failure) -> Action {
    guard let word = arguments.words.first else { return .show }
    guard let action = Action(rawValue: word.lowercased()) else {
      throw Failure(
        .usage, "`statelab progress` has no action \(word.quoted).",
        next: Failure.didYouMean(word, among: Action.allCases.map(\.rawValue))
          ?? "It has \(Action.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    if action != .show, arguments.has(.format) {
      throw Failure(
        .usage, "--format belongs to `statelab progress show`.",
        next: action == .export ? "The exported text has one format only." : "Leave it out.")
    }
    return action
  }

  private static func file(of session: Session) throws(Failure) -> ProgressFile {
    guard let file = session.saved.file else {
      throw ProgressTrouble.noPlace.failure("There is no place for progress")
    }
    return file
  }

  // MARK: Reading

  /// The saved progress. A damaged file is a failure, and never counts as empty progress.
  private func saved(in session: Session) throws(Failure) -> CourseProgress {
    do { return try session.saved.file?.readAsItIs() ?? CourseProgress() } catch {
      throw error.failure("Progress cannot be read")
    }
  }

  private func show(in session: Session, asJSON: Bool) throws {
    let progress: CourseProgress
    do throws(ProgressTrouble) {
      progress = try session.saved.file?.read() ?? CourseProgress()
    } catch {
      throw error.failure("Progress cannot be read")
    }
    if asJSON {
      try session.write(ProgressList(progress, of: session.course), as: self)
    } else {
      session.show(progress.document(of: session.course))
    }
  }

  // MARK: Changing

  private func load(_ source: String?, in session: Session) throws {
    guard let source else {
      throw Failure(
        .usage, "`statelab progress import` needs a file.",
        next: "Write `statelab progress import FILE`, or `-` for standard input.")
    }
    let file = try Self.file(of: session)
    let given = GivenText(
      source: source, content: "progress", mostBytes: ProgressFormat.mostBytes,
      hint: "Give what `statelab progress export` prints.")
    let text = try given.text(from: session.console)
    let other: CourseProgress
    do { other = try ProgressFormat.progress(in: Array(text.utf8)) } catch {
      throw error.failure(in: source == "-" ? "Standard input" : source.quoted)
    }
    var gains: [CourseProgress.Gain] = []
    do { try file.save { gains = $0.merge(other) } } catch {
      throw error.failure("Nothing is imported")
    }
    session.show(document(of: gains, in: session.course))
  }

  private func document(of gains: [CourseProgress.Gain], in course: Course) -> Document {
    guard !gains.isEmpty else {
      return Document(.prose("The file has no result that is new or better than yours."))
    }
    return Document(blocks: [
      .heading("Taken over"),
      .entries(
        gains.map { gain in
          let isKnown =
            gain.lesson.contains("/") || course.lessons.contains { $0.id == gain.lesson }
          let what = gain.what.joined(separator: ", ")
          return .init(
            name: CourseProgress.name(gain.lesson),
            meaning: Line(what + (isKnown ? "" : " (not in this course)")))
        }),
    ])
  }

  private func reset(in session: Session) throws {
    let file = try Self.file(of: session)
    let place: String?
    do { place = try file.setAside(as: "progress.backup") } catch {
      throw error.failure("Nothing is reset")
    }
    guard let place else {
      session.show(.prose("Nothing is saved, so there is nothing to reset."))
      return
    }
    session.show(
      .prose(
        Line("You are at the beginning again. The saved progress is kept as \(place.quoted).")),
      .note(Line("Bring it back:", .quiet)),
      .command("statelab progress import \(place.inShell)"))
  }

  /// A lesson of another version can be named by its full id.
  private func ids(of names: [String], in session: Session) throws(Failure) -> [String] {
    if names.isEmpty { return [] }
    let known = try saved(in: session).names
    var ids: [String] = []
    for name in names {
      // `practice` means all programs to fix.
      let own = known.filter { $0 == name || $0.hasPrefix(name + "/") }
      ids += own.isEmpty ? try session.lessons(named: [name], otherwise: []).map(\.id) : own
    }
    return ids
  }

  private func forget(_ names: [String], in session: Session) throws {
    let file = try Self.file(of: session)
    let known = try saved(in: session).names
    let ids = try ids(of: names, in: session)
    do { try file.save { for id in ids { $0.forget(id) } } } catch {
      throw error.failure("Nothing is reset")
    }
    var seen: Set<String> = []
    for id in ids where seen.insert(id).inserted {
      let what = known.contains(id) ? "Forgotten" : "Nothing to forget"
      session.show(.note(Line("\(what): ") + Line(CourseProgress.name(id), .strong)))
    }
  }
}

extension ProgressFault {
  fileprivate func failure(in name: String) -> Failure {
    switch self {
    case .damaged(let reason):
      Failure(
        .badData, "\(name) is no progress: \(reason).",
        next: "Give what `statelab progress export` prints.")
    case .newer(let format):
      Failure(
        .badData, "\(name) is of a newer statelab (\(format)).",
        next: "This one reads \(ProgressFormat.name).")
    }
  }
}
