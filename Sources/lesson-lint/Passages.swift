import Course
import Rendering
import Replay
import StateLabCore

extension LintedLesson {
  /// Statements of the prose about runs must be true under each release that shows the passage: the
  /// facts in its comments, the counts, the quoted texts, and the steps in italics.
  func passages() throws -> [Diagnostic] {
    try text.passages.flatMap { passage in
      let words = ProseWord.words(in: passage.text)
      var found =
        passage.canStateFacts ? problemsWithCounts(in: words, facts: passage.facts) : []
      for fact in passage.facts {
        guard case .stated(let expectation) = fact else { continue }
        found += try problems(with: expectation, in: passage, words: words)
      }
      found += try problemsWithWords(words, in: passage)
      return found.map { Diagnostic(lesson, line: passage.line, "the passage \($0)") }
    }
  }

  // MARK: Facts

  private func problems(
    with expectation: Exercise.Expectation, in passage: Passage, words: [ProseWord]
  ) throws -> [String] {
    guard let reference = expectation.run else { return [] }
    guard words.says(expectation.expected) else {
      return ["states `\(expectation)` in a comment, and does not say it; say it or change that"]
    }
    for profile in passage.releases.profiles {
      let run: Run
      do {
        run = try runs.run(reference, from: lesson, under: profile)
      } catch let error as ExperimentNotFound { return ["states `\(expectation)`: \(error)"] }
      if run.problem != nil {
        return ["states `\(expectation)`, which \(profile.name) cannot play; \(Self.advice)"]
      }
      let outcome = expectation.outcome(of: run)
      if outcome == expectation.expected { continue }
      return [
        "states `\(expectation)`, and under \(profile.name) it is \(outcome ?? "nothing"); "
          + "correct it" + (passage.releases.profiles.count > 1 ? ", or \(Self.advice)" : "")
      ]
    }
    return []
  }

  private static let advice = "begin the passage with the releases that it is about, `*ios14+:*`"

  // MARK: Counts

  private func problemsWithCounts(in words: [ProseWord], facts: [Fact]) -> [String] {
    if facts.contains(.ofNoRun) { return [] }
    let stated = facts.compactMap { fact in
      if case .stated(let expectation) = fact { expectation.expected } else { nil }
    }
    return words.counts.filter { count in
      !stated.contains { $0.has(number: "\(count.number)") }
    }.map { count in
      "counts `\(count.words)`, and nothing says what; state it behind the sentence, such as "
        + "`<!-- tap bodies ContentView = \(count.number) -->`, or write `<!-- of no run -->`"
    }
  }

  // MARK: Texts and steps

  private func problemsWithWords(_ words: [ProseWord], in passage: Passage) throws -> [String] {
    var problems: [(text: String, profile: Profile)] = []
    let interesting = words.contains { word in
      switch word {
      case .quoted: true
      case .emphasized(let text): !Language.english.kinds(called: text).isEmpty
      case .word(let word): Self.saying[word.lowercased()] != nil
      case .number: true
      case .code, .mark: false
      }
    }
    if !interesting || passage.facts.contains(.ofNoRun) { return [] }
    for profile in passage.releases.profiles {
      let near: SeenText
      let all: SeenText
      do {
        near = try seen(in: passage.runs, under: profile)
        all = try seen(in: text.runs, under: profile)
      } catch is ExperimentNotFound { return [] }
      let found = words.indices.compactMap { index -> String? in
        switch words[index] {
        case .quoted(let text) where !isInCode(text) && !all.has(text):
          return
            "quotes \"\(text)\", which no program and no run of the lesson has; correct it, or "
            + "write “…” around what people say"
        case .emphasized(let verb):
          let kinds = Language.english.kinds(called: verb)
          if kinds.isEmpty || near.has(kinds) || words.isDenied(before: index) { return nil }
          return "names a step *\(verb)*, and no run of its section has one"
        case .number(let number)
        where !words.isName(at: index) && !isInCode(number: number) && !all.has(number: number):
          return "names \(number), which no program and no run of the lesson has; correct it"
        case .word(let word):
          guard let place = Self.saying[word.lowercased()], !words.isDenied(before: index),
            let text = words.literal(after: index), !near.says(text, at: place)
          else { return nil }
          return "says that \(text) is \(place.rawValue), and no run of its section does that"
        default: return nil
        }
      }
      for text in found where !problems.contains(where: { $0.text == text }) {
        problems.append((text, profile))
      }
    }
    return problems.map { "\($0.text) (\($0.profile.name))" }
  }

  /// The words before a printed or shown value.
  private static let saying: [String: SeenText.Place] = [
    "prints": .printed, "printed": .printed, "shows": .shown, "showed": .shown,
  ]

  private func isInCode(_ text: String) -> Bool {
    let text = text.withoutFullStop
    return writtenTexts.contains { $0.contains(text) }
  }

  private func isInCode(number: String) -> Bool {
    writtenTexts.contains { $0.has(number: number) }
  }

  /// The texts of programs, snippets, and the choices of questions.
  private var writtenTexts: [String] {
    let questions = text.questions + text.predictions
    return (lesson.folder?.swiftFiles.map(\.text) ?? []) + text.snippets.map(\.code)
      + questions.flatMap(\.choices).map(\.literal)
  }

  private func seen(in runs: [RunReference], under profile: Profile) throws -> SeenText {
    var seen = SeenText()
    for reference in Set(runs) {
      let run = try self.runs.run(reference, from: lesson, under: profile)
      seen.add(
        ToldRun(
          Timeline(
            run.trace, experiment: run.experiment, profile: profile, findings: run.findings),
          in: .english))
    }
    return seen
  }
}

extension [ProseWord] {
  /// The value after a word: in quotes, in code, or a number that is not a count.
  fileprivate func literal(after index: Int) -> String? {
    guard index + 1 < count else { return nil }
    switch self[index + 1] {
    case .quoted(let text): return text
    case .code(let text) where ["nil", "true", "false"].contains(text) || Int(text) != nil:
      return text
    case .number(let number):
      if index + 2 < count, case .word(let next) = self[index + 2], next != "and", next != "or" {
        return nil
      }
      return number
    default: return nil
    }
  }

  /// True if the number is part of a name, `iOS 13`, `lesson 4`, or is a year or a share.
  fileprivate func isName(at index: Int) -> Bool {
    if case .number(let number) = self[index], (1900...2100).contains(Int(number) ?? 0) {
      return true
    }
    if index + 1 < count, self[index + 1] == .mark("%") { return true }
    return self[..<index].suffix(3).contains { part in
      guard case .word(let word) = part else { return false }
      return [
        "iOS", "Xcode", "Swift", "lesson", "lessons", "Lesson", "Lessons", "article", "Article",
        "About",
      ].contains(word)
    }
  }

  /// True if the sentence denies its statement, or only considers it.
  fileprivate func isDenied(before index: Int) -> Bool {
    self[..<index].reversed().prefix { $0 != .mark(".") }.contains { part in
      guard case .word(let word) = part else { return false }
      return word.hasSuffix("n't")
        || [
          "not", "no", "never", "nothing", "nobody", "if", "would", "should", "could", "might",
          "may", "expect", "whoever", "either",
        ].contains(word.lowercased())
    }
  }
}

/// The kinds of events, the texts and the numbers in runs.
struct SeenText {
  enum Place: String { case printed, shown }

  private var kinds: Set<Event.Name> = []
  private var texts: [Place: [String]] = [:]
  /// All lines of the transcripts.
  private var lines: [String] = []

  mutating func add(_ run: ToldRun) {
    kinds.formUnion(run.timeline.events.map(\.name))
    texts[.printed, default: []] += run.timeline.events.filter { $0.name == .printed }
      .compactMap(\.text)
    lines += run.timeline.findings.map(\.literal)
    for act in run.acts {
      lines += [act.title].compactMap(\.self)
      let screen = act.screen?.lines.map(\.text) ?? []
      texts[.shown, default: []] += screen
      lines += screen
      lines += act.steps.map(\.sentence.object)
    }
  }

  /// True if there is an event of one of these kinds.
  func has(_ kinds: Set<Event.Name>) -> Bool { !self.kinds.isDisjoint(with: kinds) }

  /// The printed texts and the lines of the screens.
  var written: [String] { texts.values.flatMap(\.self) }

  func has(_ text: String) -> Bool { lines.contains { $0.contains(text.withoutFullStop) } }

  /// True if the number occurs by itself.
  func has(number: String) -> Bool { lines.contains { $0.has(number: number) } }

  /// True if this text was printed or shown, as a line or within one.
  func says(_ text: String, at place: Place) -> Bool {
    (texts[place] ?? []).contains { $0.contains(text.withoutFullStop) }
  }
}

extension String {
  /// True if the number occurs by itself, and not as part of a longer one.
  func has(number: String) -> Bool {
    split { !$0.isNumber }.contains { $0 == number }
  }

  /// The text without the full stop inside its quotes.
  var withoutFullStop: String {
    last.map(".,;:?!".contains) == true ? String(dropLast()) : self
  }
}
