import StateLabCore

/// A question whose right answer the run or the compiler gives. Which choice that must be is typed
/// by hand, so that a run which changes cannot quietly make another one right.
nonisolated public struct Question: Hashable {
  public let id: String
  /// The question, one or more paragraphs of inline Markdown.
  public let prompt: String
  public let subject: Subject
  /// The release that the question speaks of.
  public let profile: Profile
  /// The rules that decide the answer, or the Swift language.
  public let rules: [DecidingRule]
  /// The names of the declarations that stand above the question.
  public let code: [String]
  /// Exactly one is expected to be right. In an order that gives nothing away.
  public let choices: [Choice]

  /// The value that is asked for.
  public enum Subject: Hashable {
    case finding(FindingReference)
    /// The compiler's answer to the snippet with this id.
    case snippet(String)
  }

  public var finding: FindingReference? {
    if case .finding(let finding) = subject { finding } else { nil }
  }

  public var snippet: String? {
    if case .snippet(let snippet) = subject { snippet } else { nil }
  }

  /// The positions of the choices that equal what the run found. A sound question has exactly one.
  public func rightChoices(by run: Run) -> [Int] {
    guard let finding, let outcome = run.outcome(of: finding.name) else { return [] }
    return choices.indices.filter { choices[$0].literal == outcome }
  }

  /// The positions of the choices that the compiler agrees with.
  public func rightChoices(by answer: CompilerAnswer) -> [Int] {
    choices.indices.filter { choices[$0].agrees(with: answer) }
  }
}

/// A value that may be the answer.
nonisolated public struct Choice: Hashable {
  /// As `describe(_:)` writes it; of a compiler's outcome `compiles`, or its message in quotes.
  public let literal: String
  /// The feedback for somebody who picked it.
  public let feedback: String
  /// True if the author says that this is the right one. `check` holds the run against it; grading
  /// asks the run.
  public let isExpected: Bool

  /// True if the compiler says what stands here.
  public func agrees(with answer: CompilerAnswer) -> Bool {
    let isQuoted = literal.count > 1 && literal.hasPrefix("\"") && literal.hasSuffix("\"")
    return answer.agrees(with: isQuoted ? String(literal.dropFirst().dropLast()) : literal)
  }
}

nonisolated extension [Choice] {
  /// Numbers by their size; everything else in an order that follows from the seed, so that neither
  /// a place nor the order of writing says which one is right.
  func arranged(seed: String) -> [Choice] {
    let numbers = compactMap { Double($0.literal) }
    if numbers.count == count {
      return zip(numbers, self).sorted { $0.0 < $1.0 }.map(\.1)
    }
    let keys = map { choice in "\(seed)\n\(choice.literal)".fingerprint }
    return zip(keys, self).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

nonisolated extension String {
  /// The same number for the same text on every machine (FNV-1a, then mixed once more, since texts
  /// that differ in their last letter alone would keep their order).
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}

nonisolated extension LessonText {
  /// The questions of both kinds, with the lines that they begin in.
  public var askedQuestions: [(line: Int, kind: String, question: Question)] {
    blocks.compactMap { block in
      switch block.content {
      case .question(let question): (block.line, "question", question)
      case .prediction(let question): (block.line, "prediction", question)
      default: nil
      }
    }
  }
}
