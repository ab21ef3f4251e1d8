import Course

/// What a shell must know of the tool, all of it from the commands and the lessons themselves.
struct CompletionTable {
  let commands: [Row]
  /// The options that stand without a command.
  let looseOptions: [Option]
  let lessons: [Lesson]

  struct Row {
    let name: String
    let meaning: String
    let options: [Option]
    let places: [Place]
  }

  /// A word behind the command's name, counted from 0.
  struct Place {
    let position: Int
    /// The first word behind the command, where this one may only follow that.
    var first: String?
    let repeats: Bool
    let kinds: [Operand.Kind]
  }

  struct Lesson {
    let number: Int
    let id: String
    let title: String
  }

  /// A word that may be put in, and what it means.
  struct Suggestion: Hashable {
    let word: String
    let meaning: String
  }
}

extension CompletionTable {
  init(of session: Session) {
    commands = session.commands.map { command in
      Row(
        name: command.name, meaning: prose(command.summary).text,
        options: command.options + Option.common,
        places: Self.places(of: command.operands))
    }
    looseOptions = Option.common + [.version]
    lessons = session.course.lessons.map { lesson in
      Lesson(
        number: lesson.number, id: lesson.id, title: (try? lesson.text().title) ?? lesson.id)
    }
  }

  private static func places(
    of operands: [Operand], from position: Int = 0, after first: String? = nil
  ) -> [Place] {
    operands.enumerated().flatMap { offset, operand in
      [
        Place(
          position: position + offset, first: first, repeats: operand.repeats,
          kinds: operand.choices)
      ]
        + operand.choices.flatMap { kind -> [Place] in
          guard case .word(let word, _, let rest) = kind else { return [] }
          return places(of: rest, from: position + offset + 1, after: word)
        }
    }
  }

  /// Every option there is, each once.
  var options: [Option] {
    var names: Set<String> = []
    return (commands.flatMap(\.options) + looseOptions).filter { names.insert($0.name).inserted }
  }

  /// How the options that take a value are written, each way.
  var flagsWithValue: [String] { options.filter { $0.value != nil }.flatMap(\.flags) }

  /// The words at a place, without the lessons and steps, which are many.
  func words(at place: Place) -> [Suggestion] {
    place.kinds.flatMap { kind -> [Suggestion] in
      switch kind {
      case .lesson, .step, .side, .file: []
      case .command: commands.map { Suggestion(word: $0.name, meaning: $0.meaning) }
      case .word(let word, let meaning, _):
        [Suggestion(word: word, meaning: prose(meaning).text)]
      }
    }
  }
}

extension CompletionTable.Place {
  /// Whether the word begins with the name of a lesson, and may end there.
  var takesLessons: Bool {
    kinds.contains { kind in
      switch kind {
      case .lesson, .side: true
      default: false
      }
    }
  }

  /// A pattern for the command, the position and the first word, with colons between them.
  func pattern(of command: String) -> String {
    "\(command):\(repeats ? "*" : "\(position)"):\(first ?? "*")"
  }
}

extension Option {
  /// What a shell may put in for the value, going by what stands for it in help.
  enum Completion: Hashable {
    case words([String])
    case file, folder
    case nothing
  }

  var completion: Completion {
    if !choices.isEmpty { return .words(choices) }
    return switch value {
    case "FILE": .file
    case "DIR": .folder
    case "ID": .words(Article.all.map(\.number))
    default: .nothing
    }
  }

  /// As it is typed: `--count`, `-n`.
  var flags: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension String {
  /// The text as one word of a POSIX shell; what needs no quotes gets none.
  var inShell: String {
    let isPlain = utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "-_./:".contains(character))
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
