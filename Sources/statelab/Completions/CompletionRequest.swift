import Bugs
import Course
import Rendering
import StateLabCore

/// `statelab __complete WORD… CURRENT`: the candidates for the last word, for the shells' scripts.
/// Users never type this command.
///
/// The answer has a line for each candidate, `WORD<tab>MEANING`. A word that ends in `:`, `@` or
/// `=` is incomplete. `:files` and `:folders` request a completion of paths by the shell.
struct CompletionRequest {
  static let word = "__complete"

  private let course: Course
  private let commands: [any Command]
  /// The words before the current one.
  private let before: [String]
  private let current: String

  /// Nil where the command line has another command.
  init?(_ line: [String], of course: Course, _ commands: [any Command]) {
    guard line.first == Self.word else { return nil }
    self.course = course
    self.commands = commands
    before = Array(line.dropFirst().dropLast())
    current = line.count > 1 ? line[line.count - 1] : ""
  }

  var answer: [String] {
    let state = CompletionState(before, of: commands)
    return suggestions(in: state).compactMap { suggestion in
      switch suggestion {
      case .files: ":files"
      case .folders: ":folders"
      case .word(let word, let meaning): word.hasPrefix(current) ? "\(word)\t\(meaning)" : nil
      }
    }
  }

  private func suggestions(in state: CompletionState) -> [CompletionSuggestion] {
    if let option = state.waiting { return values(of: option, in: state, prefix: "") }
    guard current.hasPrefix("-"), !state.optionsEnded else { return operands(in: state) }
    if let sign = current.firstIndex(of: "="),
      let option = state.option(spelled: String(current[..<sign]))
    {
      return values(of: option, in: state, prefix: String(current[...sign]))
    }
    return state.options.flatMap { option in
      option.flags.map { .word($0, Line(markdown: option.summary).text) }
    }
  }

  // MARK: Values

  private func values(
    of option: Option, in state: CompletionState, prefix: String
  ) -> [CompletionSuggestion] {
    if !option.choices.isEmpty { return option.choices.map { .word(prefix + $0, "") } }
    switch option.value {
    case "FILE": return [.files]
    case "DIR": return [.folders]
    default: break
    }
    return words(for: option, in: state).map { .word(prefix + $0.word, $0.meaning) }
  }

  private func words(
    for option: Option, in state: CompletionState
  ) -> [(word: String, meaning: String)] {
    if option == .article { return course.articles.map { ($0.number, $0.title) } }
    guard let lesson = CompletedLesson(named: state.words.first, in: course) else { return [] }
    return switch option {
    case .from: lesson.steps
    case .body: lesson.views.map { ($0, "") }
    case .value: lesson.properties.map { ($0, "") }
    default: []
    }
  }

  // MARK: Operands

  private func operands(in state: CompletionState) -> [CompletionSuggestion] {
    guard let command = state.command else {
      return commands.map { .word($0.name, Line(markdown: $0.summary).text) }
    }
    return Operand.choices(after: state.words, in: command.operands).flatMap {
      kind -> [CompletionSuggestion] in
      switch kind {
      case .lesson: lessons
      case .step: current.contains(":") ? steps : lessons.map { $0.wanting(":") }
      case .side: sides
      case .command: commands.map { .word($0.name, Line(markdown: $0.summary).text) }
      case .rule: current.hasPrefix("R") ? rules : []
      case .row: rows
      case .file: current.contains(":") ? [] : [.files]
      case .exercise: exercises
      case .word(let word, let meaning, _): [.word(word, Line(markdown: meaning).text)]
      }
    }
  }

  /// Numbers after a digit, otherwise names.
  private var lessons: [CompletionSuggestion] {
    let isNumber = current.first?.isNumber ?? false
    return course.lessons.map { lesson in
      let title = (try? lesson.text().title) ?? lesson.id
      return isNumber
        ? .word("\(lesson.number)", title) : .word(lesson.id, "\(lesson.number) · \(title)")
    }
  }

  private var exercises: [CompletionSuggestion] {
    let isNumber = current.first?.isNumber ?? false
    return PracticeBook.entries.map { entry in
      isNumber
        ? .word("\(entry.number)", entry.program.name)
        : .word(entry.program.name, "exercise \(entry.number)")
    }
  }

  private var steps: [CompletionSuggestion] {
    let name = LessonName(current)
    let lesson = CompletedLesson(named: name.lesson, in: course)
    return lesson?.steps.map { .word("\(name.lesson):\($0.word)", $0.meaning) } ?? []
  }

  /// A lesson, an experiment of it, or either of them under a release.
  private var sides: [CompletionSuggestion] {
    if let sign = current.lastIndex(of: "@") {
      return Profile.all.map { .word(current[...sign] + $0.name, $0.title) }
    }
    guard let colon = current.firstIndex(of: ":") else { return lessons }
    let lesson = try? course.lesson(named: String(current[..<colon]))
    return lesson?.experiments.map { .word(current[...colon] + $0.name, "") } ?? []
  }

  /// There are many rows: one is suggested only after its first letter.
  private var rows: [CompletionSuggestion] {
    current.first?.isUppercase == true ? course.rows.map { .word($0.id, "") } : []
  }

  /// There are many rules, too.
  private var rules: [CompletionSuggestion] {
    course.rules.entries.filter { $0.rule.rule != nil }
      .map { .word($0.name, Line(markdown: $0.title).text) }
  }
}
