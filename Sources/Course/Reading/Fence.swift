import StateLabCore

/// A fence of the text, from its opening line to its closing one.
struct Fence {
  let opening: SourceLine
  let lines: [SourceLine]

  /// What stands behind the opening backticks.
  let info: String
  /// Its first word: the meaning.
  let word: String
  /// The other words, but for the options.
  let arguments: [String]
  /// The words of the form `name=value`.
  let options: [(name: String, value: String)]

  init(opening: SourceLine, lines: [SourceLine]) {
    self.opening = opening
    self.lines = lines
    info = opening.text.drop { $0 == "`" }.trimmed
    let words = info.split(whereSeparator: \.isWhitespace).map(String.init)
    word = words.first ?? ""
    arguments = words.dropFirst().filter { !$0.contains("=") }
    options = words.dropFirst().compactMap { word in
      word.splitOnce(at: "=").map { (name: $0, value: $1) }
    }
  }

  static func begins(_ line: SourceLine) -> Bool { line.text.hasPrefix("```") }

  var code: [String] { lines.map(\.text) }
  var text: String { code.joined(separator: "\n") }
  /// The lines between the opening and the closing one, counted from 0.
  var body: Range<Int> { opening.number..<opening.number + lines.count }
}

extension Fence {
  enum Meaning {
    case listing(file: String)
    case fails(id: String)
    case compiles(id: String)
    case diagnostic
    case transcript(RunReference)
    case comparison(RunReference, RunReference)
    case table
    case question(id: String)
    case claim(id: String)
    case notes
    /// None: the fence is shown as it is.
    case verbatim
  }

  func meaning() throws(LessonError) -> Meaning {
    switch word {
    case "swift": return try meaningOfSwift()
    case "diagnostic": return .diagnostic
    case "run":
      let run = try argument("run EXPERIMENT")
      return .transcript(try reference(run, profile: try profileOption()))
    case "compare":
      guard arguments.count == 2, options.isEmpty else {
        throw opening.error("`\(info)` names no two runs; write `compare RUN RUN`")
      }
      return .comparison(try reference(arguments[0]), try reference(arguments[1]))
    case "table": return .table
    case "question": return .question(id: try argument("question NAME"))
    case "claim": return .claim(id: try argument("claim ROW"))
    case "notes":
      guard info == word else {
        throw opening.error("`\(info)` has more than one word; write `notes` alone")
      }
      return .notes
    default:
      // A word alone names a language; one with arguments that is nearly ours is misspelt.
      let ours = ["run", "compare", "question", "claim"]
      if !arguments.isEmpty, let meant = nearest(to: word, among: ours).first {
        throw opening.error("a fence `\(word)` means nothing; did you mean `\(meant)`?")
      }
      return .verbatim
    }
  }

  private func meaningOfSwift() throws(LessonError) -> Meaning {
    guard let option = options.first else { return .verbatim }
    let name = option.value
    switch option.name {
    case _ where options.count > 1 || !arguments.isEmpty || name.isEmpty: break
    case "file": return .listing(file: name)
    case "fails": return .fails(id: name)
    case "compiles": return .compiles(id: name)
    default: break
    }
    throw opening.error(
      "`\(info)` means nothing; write one of `file=FILE`, `fails=NAME` and `compiles=NAME`")
  }

  /// The one argument that the fence takes.
  private func argument(_ usage: String) throws(LessonError) -> String {
    guard arguments.count == 1 else {
      throw opening.error("`\(info)` has \(arguments.count) names; write `\(usage)`")
    }
    return arguments[0]
  }

  private func profileOption() throws(LessonError) -> Profile? {
    var profile: Profile?
    for option in options {
      guard option.name == "profile" else {
        throw opening.error("there is no option `\(option.name)=`; there is `profile=`")
      }
      profile = try opening.profile(named: option.value)
    }
    return profile
  }

  private func reference(
    _ text: String, profile: Profile? = nil
  ) throws(LessonError) -> RunReference {
    let run = try opening.runReference(text)
    return RunReference(
      lesson: run.lesson, experiment: run.experiment, profile: run.profile ?? profile)
  }
}
