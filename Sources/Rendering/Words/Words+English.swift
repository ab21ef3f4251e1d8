import Replay
import StateLabCore

extension Words {
  package static let english = Words(
    language: .english, lesson: .english, listing: .english, claim: .english, diff: .english,
    why: .english, walk: .english, sideBySide: .english, quiz: .english,
    score: .english, worksheet: .english, try: .english, progress: .english, screen: .english,
    text: .english,
    plain: .english)
}

extension LessonWords {
  fileprivate static let english = LessonWords(
    place: { part, position, count in "\(part), \(position) of \(count)" },
    lesson: { "lesson \($0)" },
    experiment: { name, profile in "\(name) under \(profile)" },
    about: { "\($0): " },
    tail: { steps, run in
      steps.map { "\($0.first) to \($0.last) as in `\(run)`" } ?? "as in `\(run)` at first"
    },
    absent: { apis, profile in
      let list = apis.map { "\($0.name) is not available before \($0.since)" }
      return "Parts of this lesson were not run under \(profile): \(list.joined(separator: ", ")). "
        + "The text about them is true from these releases on."
    },
    unknownMessage: { id, since, source, release in
      "Message \(id) is known from \(since) on (\(source)); whether \(release) had it is unknown."
    },
    edited: { files in
      let what =
        files.isEmpty
        ? "its experiments differ from the recordings in `lesson.md`"
        : "\(files.map { "`\($0)`" }.joined(separator: " and ")) differs from the recordings "
          + "in `lesson.md`"
      return
        "This lesson is being edited: \(what). So its questions, its claims "
        + "and the text about its runs are left out. Below each run are the differences from the "
        + "recorded one."
    },
    againstRecorded: { "\($0), against what is recorded" },
    words: "The words of the trace",
    otherWords: "Host, mount, identity, and other words: ", runIt: "Run it: ", next: "Next: ",
    outcomes: "The expected outcomes:",
    profile: { name, title in "Profile \(name) (\(title))" },
    steps: { lesson, count, profile in
      switch count {
      case 0: profile.map { "Under \($0) it has no steps." } ?? "This lesson has no steps."
      case 1: "There is only \(lesson):1."
      default: "Its steps go from \(lesson):1 to \(lesson):\(count)."
      }
    },
    onward: { walk, quiz, next in
      "\(walk), then \(quiz)" + (next.map { ", or \($0)" } ?? "")
    },
    fix: { "Fix a program with a bug of this kind: \($0)" },
    tryIt: { "The file to change: \($0). Is it solved? \($1)" },
    inFull: { own, isAlone in
      switch (own, isAlone) {
      case (0, _): "In full: "
      case (1, true): "A result of our own: "
      case (1, false): "In full, with a result of our own: "
      case (_, true): "\(own) results of our own: "
      case (_, false): "In full, with \(own) results of our own: "
      }
    },
    from: { steps, run in "\(steps.first) to \(steps.last) as in \(run)" },
    inClass: { minutes, present, follow, print in
      (minutes.map { "About \($0) minutes, without the quiz and the task. " } ?? "")
        + "On a projector: \(present). In your own terminal, with these notes: \(follow). "
        + "A worksheet: \(print)."
    })
}

extension ListingWords {
  fileprivate static let english = ListingWords(
    alike: { "\(English.count($0, "line")) alike" },
    compiler: "The compiler says", recordedCompiler: "The compiler said (recorded)",
    compiles: "no error, it compiles",
    closing: "Compiler output.", recordedClosing: "Compiler output (recorded).")
}

extension ClaimWords {
  fileprivate static let english = ClaimWords(
    row: { "row \($0)" }, verdict: { $0.rawValue },
    runHere: "simulated here", compiled: "put to the compiler", notRun: "not run",
    opinion: "an opinion, nothing to run",
    documented: "documented by Apple", verified: "verified against Apple's frameworks",
    reverseEngineered: "reverse-engineered from Apple's frameworks",
    observed: "observed on devices", inferred: "inferred by us",
    reproduced: "reproduced on Linux",
    compilerAgrees: "the compiler says so", asStated: "as the article says",
    compilerSays: "the compiler says", comesOut: "it comes out",
    articleSays: "the article says", notAsExpected: "not as expected",
    absent: { api, since in "not available before \(since)" + (api.map { " (\($0))" } ?? "") },
    none: "none",
    statement: { lead, value, isReported in
      isReported
        ? "\(lead): \(value), as reported; the profile was made to match" : "\(lead): \(value)"
    },
    heading: { lead, isReported in
      isReported ? "\(lead), as reported; the profile was made to match" : lead
    },
    value: { value, isReported in isReported ? "\(value), as reported" : value },
    noResult: { "no result: \($0)" })
}

extension DiffWords {
  fileprivate static let english = DiffWords(
    placed: { lesson, experiment, profile in
      "lesson \(lesson), \(experiment)" + (profile.map { ", \($0)" } ?? "")
    },
    under: { lesson, profile in "lesson \(lesson)" + (profile.map { " under \($0)" } ?? "") },
    same: { titles, experiments, steps in
      "Nothing differs: \(titles.joined(separator: " and ")), "
        + "\(English.count(experiments, "experiment")), \(English.count(steps, "step"))."
    },
    code: "The code", sameCode: "The listings are the same.",
    rewritten: { a, b in
      "little of one is in the other. `statelab show \(a)` and `statelab show \(b)` print them."
    },
    program: { name, profile in name + (profile.map { " under \($0)" } ?? "") },
    samePrograms: { titles, steps in
      "Nothing differs: \(titles.joined(separator: " and ")), \(English.count(steps, "step"))."
    },
    rewrittenProgram: "little of one is in the other.", run: "The run",
    experiments: { "Experiment \($0.joined(separator: " and "))" },
    onlyIn: { "Only in \($0): " })
}

extension WhyWords {
  fileprivate static let english = WhyWords(
    why: { step, experiment in "Why \(step), in experiment \(experiment)" },
    whyInProgram: { step, program in "Why \(step), in \(program)" },
    effects: { "What \($0) led to" },
    bodies: { view, count in
      count == 1 ? "The body of \(view) ran once." : "The body of \(view) ran \(count) times."
    },
    values: { "The events that gave \($0) a value, or announced its change." },
    mentions: { "No step records a value of \($0); these steps mention it." },
    nameless: { steps, type, property in
      let list =
        steps.count == 1
        ? steps[0] : "\(steps.dropLast().joined(separator: ", ")) and \(steps[steps.count - 1])"
      return
        "\(list) wrote to a \(type) that was never installed on a view; such a state has no "
        + "name, so this may have been \(property) or another."
    },
    unread: {
      "An @Observable object reports a change only to a view whose last body read the property. Other "
        + "changes of \($0) are not recorded."
    },
    absent: { api, since in
      "\(api) is not available before \(since), so not everything was run."
    },
    seeIt: "See it happen: ",
    moreCauses: { "and \($0) causes more: " })
}

extension TextWords {
  fileprivate static let english = TextWords(
    experiment: { "experiment \($0)" }, experimentCode: "code of the experiment",
    screen: "screen", emptyScreen: "(empty)", asBefore: "as before",
    nothingMore: "nothing more happens", finalScreen: "in the end the screen shows",
    moreSteps: { "and \(English.count($0, "more step"))" },
    changedSince: { "changed since \($0)" },
    forTheTeacher: "For the teacher",
    finding: "finding", claim: "claim", from: "from", verdict: "verdict", known: "known",
    note: "note")
}

extension PlainWords {
  fileprivate static let english = PlainWords(
    lesson: { number, title, place in "Lesson \(number): \(title). \(place)." },
    experiment: { "Experiment \($0)." }, action: { "Action: \($0)" }, result: { "Result: \($0)" },
    run: { "Run: \($0)" },
    step: { address, sentence in "Step \(address): \(sentence)" },
    sentence: { verb, object, reason in English.clause("\(verb): \(object)", remark: reason) },
    emptyScreen: "Screen: empty", screenAsBefore: "Screen: as before",
    screenLine: { number, isChanged, text in
      "Screen line \(number)\(isChanged ? ", changed" : ""): \(text)"
    },
    look: { "Look of \($0)." }, staleScreen: { "Screen \($0)" }, then: { "Then, \($0):" },
    nothingMore: "Nothing more happens.",
    moreSteps: { "More steps of this action: \($0)" },
    finalScreen: { line, text in "In the end the screen shows, line \(line): \(text)" },
    firstRun: { "First run: \($0)" }, secondRun: { "Second run: \($0)" },
    both: { "Both: \($0)" }, firstOnly: { "First only: \($0)" },
    secondOnly: { "Second only: \($0)" },
    addresses: { $0.joined(separator: " and ") },
    alike: { words, ranges in
      let list = ranges.map { "\($0.first) to \($0.last)" }
      return words + (list.isEmpty ? "" : ", \(list.joined(separator: " and "))") + "."
    },
    view: { name, parent, mark, note in
      "View " + [name, parent.map { "inside \($0)" }, mark, note].listed
    },
    property: { view, mark, text, note in
      "In \([view, mark].listed): \([text, note].listed)"
    },
    new: "new", changed: "changed",
    file: { "File \($0)." }, changedSince: { "Lines changed since \($0) say so." },
    folded: { "Then \($0)." }, removedLine: { "Removed: \($0)" },
    line: { number, isAdded, text in "Line \(number)\(isAdded ? ", added" : ""): \(text)" },
    remark: { line, column, text in "Line \(line), column \(column): \(text)" },
    speaker: { "\($0): \($1)" },
    finding: { "Finding: \($0)" }, claim: { "Claim: \($0)" }, from: { "From: \($0)" },
    verdict: { "Verdict: \($0)" }, known: { "Known: \($0)" }, note: { "Note: \($0)" },
    forTheTeacher: { "For the teacher: \($0)" },
    judged: { "\($0): \($1)" },
    judgedScreen: { lead, line, text in "\(lead), screen line \(line): \(text)" },
    tableHeading: { "\($0)." },
    row: { "Row \($0)." },
    cell: { "\($0): \($1)" })
}

extension [String?] {
  /// `ContentView, changed, invalidated`: nil elements are left out.
  fileprivate var listed: String { compactMap(\.self).joined(separator: ", ") }
}
