import Bugs
import Course
import Rendering

/// `statelab practice`: programs with a bug, to be fixed in the learner's editor.
struct PracticeCommand: Command {
  var name: String { "practice" }
  var summary: String { "Fix programs that are wrong, with a verdict at each save." }
  var operands: [Operand] { [Operand(choices: [.exercise], isOptional: true)] }
  var details: String {
    "Writes the program into a folder here, never over a changed file, and watches it. Open the file "
      + "in your editor. At each save, statelab compiles and plays it, and says whether it is fixed: "
      + "the screens after the shown actions, and after others, are those of a known solution, the "
      + "bug is gone, and no other has come. Any solution that does so is right. Without a name, it is "
      + "the first program that is not fixed. With `--check`, the exit code is 0 for a fixed program, "
      + "1 for another one, and 66 where the program is not there."
  }
  var options: [Option] { [.listExercises, .judge, .giveHint, .resetExercise, .exerciseFolder] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if arguments.has(.listExercises) {
      session.show(PracticeList(session).document)
      return .done
    }
    let root = arguments.value(of: .exerciseFolder) ?? PracticePlace.usualFolder
    let entry = try entry(named: arguments.words, in: session)
    let place = PracticePlace(entry, in: root)
    if arguments.has(.resetExercise) { return try reset(place, in: session) }
    if arguments.has(.judge) { return try check(place, in: session) }
    if arguments.has(.giveHint) { return try hint(place, in: session) }
    if let code = try session.practice(entry, in: root) { return code }
    if session.console.outputIsTerminal { return try session.practiceInLines(entry, in: root) }
    try place.write()
    session.show(
      PracticeDocument(place: place, look: nil, previous: nil, hints: []).task + [
        .prose("Is it fixed?"),
        .command("statelab practice \(entry.number) --check" + root.practiceOption),
      ])
    return .done
  }

  /// The exercise of this number or name, or the first one that is not fixed.
  private func entry(
    named words: [String], in session: Session
  ) throws(Failure) -> PracticeBook.Entry {
    let entries = PracticeBook.entries
    guard let word = words.first else {
      guard let entry = session.nextPractice ?? entries.first else {
        throw Failure(.notFound, "There are no exercises in this build.")
      }
      return entry
    }
    if let extra = words.dropFirst().first {
      throw Failure(
        .usage, "`statelab practice` takes one exercise; \(extra.quoted) is given, too.",
        next: "Write `statelab practice \(word.inShell)`.")
    }
    let names = entries.map { [$0.bug, $0.program.name] }
    let exact = entries.first { entry in
      Int(word) == entry.number || [entry.bug, entry.program.name].contains(word)
    }
    if let exact { return exact }
    let similar = entries.indices.filter { names[$0].contains { $0.hasPrefix(word) } }
    if similar.count == 1 { return entries[similar[0]] }
    throw Failure(
      .notFound,
      similar.isEmpty
        ? "There is no exercise \(word.quoted)." : "Several exercises begin with \(word.quoted).",
      next: Failure.didYouMean(word, among: names.joined().map(\.self))
        ?? "There are \(entries.count): `statelab practice --list`.")
  }

  private func reset(_ place: PracticePlace, in session: Session) throws -> ExitCode {
    let old = try place.reset()
    let kept = old.map { " Your changed file is \($0.quoted) now." } ?? ""
    session.show(.prose(Line("\(place.path) is the program as it was given.\(kept)")))
    return .done
  }

  private func check(_ place: PracticePlace, in session: Session) throws -> ExitCode {
    guard place.isThere else {
      throw Failure(
        .notFound, "There is no \(place.path.quoted) to judge.",
        next: "Write it with `statelab practice \(place.entry.number)`, and fix it.")
    }
    let desk = try PracticeDesk(place, with: session.tryLibrary(), in: session)
    try desk.lookAgain()
    guard let look = desk.look else { return .no }
    let document = desk.document
    session.show(document.verdict(look) + document.app(look))
    return look.isFixed ? .done : .no
  }

  private func hint(_ place: PracticePlace, in session: Session) throws -> ExitCode {
    let desk = try PracticeDesk(place, with: session.tryLibrary(), in: session)
    let isNew = try desk.hint()
    session.show(Array((desk.hints?.all ?? []).joined()))
    if !isNew {
      let words = Words.current.screen.practice
      session.show(.note(Line(words.allHints, .quiet)))
    }
    return .done
  }
}

extension Option {
  static let listExercises = Option("list", "List the exercises, and what you have done of them.")
  static let judge = Option(
    "check", "Judge the program once: exit code 0 if it is fixed, 1 if it is not.")
  static let giveHint = Option("hint", "Give the next hint; there are four.")
  static let resetExercise = Option(
    "reset", "Write the program as it was given. A changed file gets another name.")
  static let exerciseFolder = Option(
    "in", value: "DIR", "The folder for the programs. Default: practice.")
}
