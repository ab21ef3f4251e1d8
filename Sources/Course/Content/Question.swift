import StateLabCore

/// A question whose right answer the run or the compiler gives. The author also marks the expected
/// choice by hand, so that a changed run cannot silently make another choice right.
nonisolated public struct Question: Hashable {
  public let id: String
  /// The question, one or more paragraphs of inline Markdown.
  public let prompt: String
  public let subject: Subject
  /// The release that the question asks about.
  public let profile: Profile
  /// The rules that decide the answer, or the Swift language.
  public let rules: [DecidingRule]
  /// The names of the declarations above the question.
  public let code: [String]
  /// The choices, in an order that reveals nothing. Exactly one is expected to be right.
  public let choices: [Choice]

  /// The value that the question asks for.
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

  /// The positions of the choices that equal the run's finding. A sound question has exactly one.
  public func rightChoices(by run: Run) -> [Int] {
    guard let finding, let outcome = run.outcome(of: finding.name) else { return [] }
    return choices.indices.filter { choices[$0].literal == outcome }
  }

  /// The positions of the choices that match the compiler's answer.
  public func rightChoices(by answer: CompilerAnswer) -> [Int] {
    choices.indices.filter { choices[$0].agrees(with: answer) }
  }
}

/// A possible answer.
nonisolated public struct Choice: Hashable {
  /// The literal that `describe(_:)` writes; for a compiler's outcome, `compiles` or its message in
  /// quotes.
  public let literal: String
  /// The feedback for a reader who picked this choice.
  public let feedback: String
  /// True if the author marks this choice as right. `check` compares the mark with the run; grading
  /// uses the run alone.
  public let isExpected: Bool

  /// True if the compiler's answer is this choice.
  public func agrees(with answer: CompilerAnswer) -> Bool {
    let isQuoted = literal.count > 1 && literal.hasPrefix("\"") && literal.hasSuffix("\"")
    return answer.agrees(with: isQuoted ? String(literal.dropFirst().dropLast()) : literal)
  }
}

nonisolated extension [Choice] {
  /// The choices in an order that reveals nothing: numbers by their size, and everything else in an
  /// order that follows from the seed.
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
  /// The same number for the same text on every machine: FNV-1a, then mixed once more, because
  /// texts that differ only in their last letter would keep their order.
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}

nonisolated extension LessonText {
  /// The questions of both kinds, with the numbers of their first lines.
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
