/// The source of one experiment, statement by statement.
struct ExperimentCode {
  let name: String
  /// Each with the lines that belong to it, indented as little as possible.
  private(set) var statements: [[String]]

  /// All experiments in the extension of `Lesson`.
  static func all(in lines: [String]) -> [ExperimentCode] {
    var experiments: [ExperimentCode] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if text.hasPrefix("Experiment(\"") {
        experiments.append(ExperimentCode(opening: text))
      } else if indent >= 6, !experiments.isEmpty {
        experiments[experiments.count - 1].add(String(line.dropFirst(6)))
      }
    }
    return experiments
  }

  private init(opening line: Substring) {
    name = String(line.dropFirst("Experiment(\"".count).prefix { $0 != "\"" })
    // On one line: what stands between the braces is its only statement.
    statements = []
    if line.hasSuffix("}"), let start = line.firstIndex(of: "{") {
      add(line[start...].dropFirst().dropLast().trimmed)
    }
  }

  private mutating func add(_ line: String) {
    let continues = line.first.map { " })].".contains($0) } ?? true
    if continues, !statements.isEmpty {
      statements[statements.count - 1].append(line)
    } else {
      statements.append([line])
    }
  }

  /// The statement that mounts a view, and the view.
  private var mounting: (position: Int, view: String)? {
    for (position, statement) in statements.enumerated() {
      let text = statement.joined(separator: "\n")
      if let range = text.firstRange(of: "Host("),
        let view = text[text.index(before: range.upperBound)...].firstArgument
      {
        return (position, view)
      }
    }
    return nil
  }

  /// What the experiment mounts, what it does before, and all that it does after.
  var mounted: (before: [[String]], view: String, after: [[String]])? {
    guard let (position, view) = mounting else { return nil }
    return (
      Self.standingAlone(statements[..<position]), view, Array(statements[(position + 1)...])
    )
  }

  /// What an experiment without a host does.
  var unmounted: [[String]] { mounting == nil ? Self.standingAlone(statements[...]) : [] }

  /// The statements that need nothing of the laboratory: notes of findings are left out, and so is
  /// what uses a name that was declared with the laboratory's help.
  private static func standingAlone(_ statements: ArraySlice<[String]>) -> [[String]] {
    var missing: Set = ["lab", "host"]
    return statements.compactMap { statement in
      let kept = statement.filter { !$0.drop { $0 == " " }.hasPrefix("lab.") }
      let code = kept.joined(separator: " ")
      if ["let ", "var "].contains(where: code.hasPrefix), !code.words.isDisjoint(with: missing) {
        let name = code.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        missing.insert(String(name))
        return nil
      }
      let isWhole = kept.first == statement.first
      return isWhole && code.words.isDisjoint(with: missing)
        && !["$0.", "try $0."].contains(where: code.hasPrefix) ? kept : nil
    }
  }

  /// The first call in it of one of these types: `RealView()`.
  func firstCall(of types: [String]) -> String? {
    for text in statements.map({ $0.joined(separator: "\n") }) {
      let calls = types.compactMap { type -> (start: String.Index, call: String)? in
        guard let range = text.firstRange(of: "\(type)("),
          let arguments = text[text.index(before: range.upperBound)...].closed
        else { return nil }
        return (range.lowerBound, type + arguments)
      }
      if let first = calls.min(by: { $0.start < $1.start }) { return first.call }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// From the bracket with which it begins to its counterpart.
  fileprivate var closed: String? {
    var depth = 0
    var text = ""
    for character in self {
      text.append(character)
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text }
    }
    return nil
  }
}
