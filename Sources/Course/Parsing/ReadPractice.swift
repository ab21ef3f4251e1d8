extension PracticeProgram {
  /// Reads the section `## Practice: TITLE` of a bug's page.
  ///
  /// - Parameters:
  ///   - section: The heading and the lines below it.
  ///   - text: The program with the bug.
  public init(
    bug: String, section: [String], program text: String
  ) throws(PatchFault) {
    var reader = PracticeReader()
    for line in section { try reader.take(line) }
    guard !reader.isInFence else {
      throw PatchFault("the last fence of the practice of \(bug) is open; close it with ```")
    }
    guard let first = reader.solutions.first, !reader.title.isEmpty, !reader.complaint.isEmpty,
      !reader.actions.isEmpty
    else {
      throw PatchFault(
        "the practice of \(bug) needs a title, a complaint, `actions` and a `solution`; add what is "
          + "missing")
    }
    for change in reader.solutions + reader.deletions + reader.mistakes {
      _ = try change.applied(to: text)
    }
    self.init(
      bug: bug, name: Self.name(of: text) ?? first.name, title: reader.title, text: text,
      complaint: reader.complaint, actions: reader.actions, hiddenActions: reader.hiddenActions,
      solutions: reader.solutions, deletions: reader.deletions, mistakes: reader.mistakes)
  }

  /// The first class of the program, or else its first type that is not the root: `drink-log` for
  /// `DrinkLog`.
  private static func name(of text: String) -> String? {
    let tokens = SwiftToken.tokens(of: SwiftMask(Array(text.utf8)).code)
    func types(_ keywords: Set<String>) -> [String] {
      zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text)
    }
    let isUsual: (String) -> Bool = { name in
      name != "ContentView" && !name.hasSuffix("App") && name.first?.isUppercase == true
    }
    let name =
      types(["class"]).first(where: isUsual)
      ?? types(["struct", "enum", "actor"]).first(where: isUsual)
    return name.map { name in
      name.reduce(into: "") { kebab, letter in
        if letter.isUppercase, !kebab.isEmpty { kebab += "-" }
        kebab += letter.lowercased()
      }
    }
  }
}

/// Reads prose and fences, line by line.
private struct PracticeReader {
  private(set) var title = ""
  private(set) var complaint = ""
  private(set) var actions: [String] = []
  private(set) var hiddenActions: [String] = []
  private(set) var solutions: [PracticeProgram.Change] = []
  private(set) var deletions: [PracticeProgram.Change] = []
  private(set) var mistakes: [PracticeProgram.Change] = []
  /// The words behind the opening of the fence, and the lines in the fence.
  private var fence: (words: [Substring], lines: [String])?

  var isInFence: Bool { fence != nil }

  mutating func take(_ line: String) throws(PatchFault) {
    if line.hasPrefix("```") {
      if let open = fence {
        fence = nil
        try close(open.words, open.lines)
      } else {
        fence = (line.dropFirst(3).split(separator: " "), [])
      }
    } else if fence != nil {
      fence?.lines.append(line)
    } else if line.hasPrefix("## ") {
      title = line.split(separator: ":").dropFirst().joined(separator: ":")
      title = String(title.drop { $0 == " " })
    } else if line.contains(where: { !$0.isWhitespace }) {
      complaint += (complaint.isEmpty ? "" : " ") + line
    }
  }

  private mutating func close(_ words: [Substring], _ lines: [String]) throws(PatchFault) {
    switch words.first {
    case "actions" where words.count == 1: actions = lines
    case "actions" where words.dropFirst() == ["hidden"]: hiddenActions = lines
    case "solution": solutions.append(try change(words, lines))
    case "deleted": deletions.append(try change(words, lines))
    case "wrong": mistakes.append(try change(words, lines))
    default:
      throw PatchFault(
        "a fence begins with `\(words.joined(separator: " "))`; it is one of `actions`, "
          + "`actions hidden`, `solution NAME`, `deleted NAME`, `wrong NAME`")
    }
  }

  private func change(
    _ words: [Substring], _ lines: [String]
  ) throws(PatchFault) -> PracticeProgram.Change {
    guard words.count == 2 else {
      throw PatchFault("`\(words.joined(separator: " "))` needs one word as its name; add it")
    }
    let start = lines.firstIndex { $0.hasPrefix("--- ") } ?? lines.count
    return PracticeProgram.Change(
      name: String(words[1]), remark: lines[..<start].joined(separator: " "),
      patch: Array(lines[start...]))
  }
}
