import StateLabCore

/// A fence of the text, from its opening line to its closing one.
nonisolated struct Fence {
  let opening: SourceLine
  var lines: [SourceLine] = []

  /// The words behind the opening backticks.
  let info: String
  /// The first word, which gives the meaning.
  let word: String
  /// The other words, without the options.
  private(set) var arguments: [String] = []
  /// The words of the form `name=value`.
  private(set) var options: [(name: String, value: String)] = []
  /// The number of backticks with which it begins, and ends.
  private let depth: Int

  init(opening: SourceLine) {
    self.opening = opening
    depth = opening.text.utf8.prefix { $0 == backtick }.count
    info = Substring(opening.text.utf8.dropFirst(depth)).trimmed
    var words = info.spacedWords[...]
    word = words.popFirst() ?? ""
    for word in words {
      if let (name, value) = word.splitOnce(at: "=") {
        options.append((name, value))
      } else {
        arguments.append(word)
      }
    }
  }

  static func begins(_ line: SourceLine) -> Bool { line.text.hasPrefix("```") }

  /// True for a line of as many backticks as the opening line has, or more.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == backtick }
    return line.count - rest.count >= depth && rest.allSatisfy(\.isASCIIBlank)
  }

  var marker: String { String(repeating: "`", count: depth) }

  var code: [String] { lines.map(\.text) }
  var text: String { code.joined(separator: "\n") }
  /// The lines between the opening and the closing one, counted from 0.
  var body: Range<Int> { opening.number..<opening.number + lines.count }
}

nonisolated extension Fence {
  enum Meaning {
    case listing(file: String, show: [String])
    case expansion(file: String, show: [String])
    /// A snippet that the compiler rejects, or accepts.
    case fails(id: String, isForQuiz: Bool)
    case compiles(id: String, isForQuiz: Bool)
    case diagnostic
    case transcript(RunReference, tail: RunReference?)
    case comparison(RunReference, RunReference)
    case table
    case question(id: String)
    case prediction(id: String)
    case claim(id: String)
    case finding(id: String)
    case task(id: String)
    case patch(id: String)
    case notes
    /// Any other fence, shown as it is.
    case verbatim
  }

  func meaning() throws(LessonError) -> Meaning {
    switch word {
    case "swift": return try meaningOfSwift()
    case "expansion":
      guard arguments.isEmpty, options.map(\.name) == ["file", "show"] else {
        throw opening.error(
          "`\(info)` names no declarations; write `expansion file=FILE show=NAME,NAME`")
      }
      let names = options[1].value.split(separator: ",").map(String.init)
      return .expansion(file: options[0].value, show: names)
    case "diagnostic": return .diagnostic
    case "run":
      let run = try argument("run EXPERIMENT")
      let options = try runOptions()
      return .transcript(
        try reference(run, profile: options.profile),
        tail: try options.tail.map { text throws(LessonError) in
          try reference(text, profile: options.profile)
        })
    case "compare":
      guard arguments.count == 2, options.isEmpty else {
        throw opening.error("`\(info)` names no two runs; write `compare RUN RUN`")
      }
      return .comparison(try reference(arguments[0]), try reference(arguments[1]))
    case "table": return .table
    case "question": return .question(id: try argument("question NAME"))
    case "predict": return .prediction(id: try argument("predict NAME"))
    case "claim": return .claim(id: try argument("claim ROW"))
    case "finding": return .finding(id: try argument("finding ROW"))
    case "task": return .task(id: try argument("task NAME"))
    case "patch": return .patch(id: try argument("patch NAME"))
    case "notes":
      guard info == word else {
        throw opening.error("`\(info)` has more than one word; write `notes` alone")
      }
      return .notes
    default:
      // A word alone names a language; a misspelled word with arguments is meant as one of these.
      let ours = [
        "run", "compare", "expansion", "question", "predict", "claim", "finding", "task", "patch",
      ]
      if !arguments.isEmpty, let meant = ours.nearest(to: word).first {
        throw opening.error("a fence `\(word)` means nothing; did you mean `\(meant)`?")
      }
      return .verbatim
    }
  }

  private func meaningOfSwift() throws(LessonError) -> Meaning {
    guard let option = options.first else { return .verbatim }
    let name = option.value
    let rest = options.dropFirst()
    if arguments.isEmpty, !name.isEmpty, rest.count <= 1 {
      let isForQuiz = rest.first.map { $0.name == "for" && $0.value == "quiz" }
      switch option.name {
      case "file" where rest.isEmpty: return .listing(file: name, show: [])
      case "file" where rest.first?.name == "show":
        let names = rest.flatMap { $0.value.split(separator: ",").map(String.init) }
        if !names.isEmpty { return .listing(file: name, show: names) }
      case "fails" where isForQuiz ?? true: return .fails(id: name, isForQuiz: isForQuiz != nil)
      case "compiles" where isForQuiz ?? true:
        return .compiles(id: name, isForQuiz: isForQuiz != nil)
      default: break
      }
    }
    throw opening.error(
      "`\(info)` means nothing; write one of `file=FILE`, `file=FILE show=NAME,NAME`, `fails=NAME` "
        + "and `compiles=NAME`, the last two perhaps with `for=quiz`")
  }

  /// The only argument that the fence accepts.
  private func argument(_ usage: String) throws(LessonError) -> String {
    guard arguments.count == 1 else {
      throw opening.error("`\(info)` has \(arguments.count) names; write `\(usage)`")
    }
    return arguments[0]
  }

  private func runOptions() throws(LessonError) -> (profile: Profile?, tail: String?) {
    var profile: Profile?
    var tail: String?
    for option in options {
      switch option.name {
      case "profile": profile = try opening.profile(named: option.value)
      case "tail": tail = option.value
      default:
        throw opening.error(
          "there is no option `\(option.name)=`; there are `profile=` and `tail=`")
      }
    }
    return (profile, tail)
  }

  private func reference(
    _ text: String, profile: Profile? = nil
  ) throws(LessonError) -> RunReference {
    let run = try opening.runReference(text)
    return RunReference(
      lesson: run.lesson, experiment: run.experiment, profile: run.profile ?? profile)
  }
}

nonisolated private let backtick = UInt8(ascii: "`")
