import Course
import Testing

@testable import Rendering

@Suite("Errors of lesson.md")
struct LessonErrorTests {
  /// A faulty text, below `# T` and `S` unless it is the whole text, and its message.
  nonisolated struct Fault: CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ message: String) {
      self.text = "# T\nS\n" + text
      self.message = message
    }

    init(whole text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  nonisolated static let faults = [
    Fault(whole: "", "1: the lesson has no title; begin it with `# TITLE`"),
    Fault(whole: "\n\nTitle", "3: the lesson has no title; begin it with `# TITLE`"),
    Fault(whole: "# T\n", "1: the lesson has no summary; write one sentence below the title"),
    Fault(whole: "# T\n## U\n", "2: the lesson has no summary; write one sentence below the title"),
    Fault(
      "```run tap\nline", "3: the fence that begins here has no end; close it with a line ```"),
    Fault(
      "```questoin stale\n```",
      "3: a fence `questoin` means nothing; did you mean `question`?"),
    Fault(
      "```swift flie=Box.swift\n```",
      "3: `swift flie=Box.swift` means nothing; "
        + "write one of `file=FILE`, `file=FILE show=NAME,NAME`, `fails=NAME` and `compiles=NAME`, "
        + "the last two perhaps with `for=quiz`"),
    Fault(
      "```swift fails=x\n```\n\nText",
      "3: snippet `x` has no fence `diagnostic` below it; "
        + "add an empty one and let `statelab check --update` fill it"),
    Fault(
      "```diagnostic\n```",
      "3: this `diagnostic` follows no snippet; put it below a `swift fails=NAME`"),
    Fault(
      "```expansion file=Box.swift\n```",
      "3: `expansion file=Box.swift` names no declarations; "
        + "write `expansion file=FILE show=NAME,NAME`"),
    Fault("```run\n```", "3: `run` has 0 names; write `run EXPERIMENT`"),
    Fault(
      "```run a.b\n```", "3: `a.b` names no run; write `[LESSON:]EXPERIMENT[@PROFILE]`"),
    Fault(
      "```run tap@ios15\n```",
      "3: there is no profile `ios15`; there are ios13, ios14, ios16, ios18"),
    Fault(
      "```run tap width=1\n```", "3: there is no option `width=`; there are `profile=` and `tail=`"),
    Fault("```compare tap\n```", "3: `compare tap` names no two runs; write `compare RUN RUN`"),
    Fault(
      "```table\n| a |\n```",
      "3: the table is not complete; write a header, a rule `|---|`, and rows"),
    Fault(
      "```table\n| a |\n|---|\n| b | c |\n```", "6: this row has 2 cells and the header 1"),
    Fault(
      "```question stale\nWhat?\n- 1: no\n- 2: yes\n```",
      "3: question `stale` lacks 2 lines; add `finding: EXPERIMENT.NAME` and `rules: RULE, RULE`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\n- 1: no\n+ 2: yes\n```",
      "3: question `stale` has no line `rules:`; add `rules: RULE, RULE`"),
    Fault(
      "```question stale\nWhat?\nrules: R10, R88\nfinding: tap.screen\n- 1: no\n+ 2: yes\n```",
      "5: there is no rule `R88`; there are R1 to R87, with commas between them, and `Swift`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: 10\n- 1: no\n+ 2: yes\n```",
      "6: there is no rule `10`; there are R1 to R87, with commas between them, and `Swift`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R010\n- 1: no\n+ 2: yes\n```",
      "6: there is no rule `R010`; there are R1 to R87, with commas between them, and `Swift`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1,\n- 1: no\n+ 2: yes\n```",
      "6: there is no rule ``; there are R1 to R87, with commas between them, and `Swift`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1, R1\n- 1: no\n+ 2: yes\n```",
      "6: rule `R1` is named twice; remove one"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules:\n- 1: no\n+ 2: yes\n```",
      "6: `rules:` of question `stale` is empty; write its value behind it"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrulse: R1\n- 1: no\n+ 2: yes\n```",
      "3: question `stale` has no line `rules:`; add `rules: RULE, RULE`"),
    Fault(
      "```question stale\nfinding: tap.screen\nrules: R1\n- 1: no\n- 2: yes\n```",
      "3: question `stale` asks nothing; write the question above `finding:`"),
    Fault(
      "```question stale\nWhat?\nfinding: screen\nrules: R1\n- 1: no\n- 2: yes\n```",
      "5: `screen` names no finding; write `EXPERIMENT.NAME`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n- \"a: b\"\n- 2: yes\n```",
      "7: `- \"a: b\"` has no feedback; write `- LITERAL: FEEDBACK`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n- 2: no\n- 2: yes\n```",
      "8: question `stale` has the choice `2` twice; remove one"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n- 2: no\n```",
      "3: question `stale` has one choice; add `- LITERAL: FEEDBACK` until there are two or more"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n- 1: no\n- 2: yes\n```",
      "3: question `stale` has no choice with `+`; begin the right one with `+`, not `-`"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n+ 1: no\n+ 2: yes\n```",
      "8: question `stale` has two choices with `+`; only the right one has it"),
    Fault(
      "```question stale\nWhat?\nfinding: tap.screen\nrules: R1\n+ \"a: b\"\n- 2: yes\n```",
      "7: `+ \"a: b\"` has no feedback; write `+ LITERAL: FEEDBACK`"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: documented\n```",
      "3: claim `F9` has no line `verdict:`; add `verdict: VERDICT`"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: documented\nverdict: true\n```",
      "7: there is no verdict `true`; "
        + "there are holds, wrong, overstated, imprecise, outdated, open, opinion"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: documented\nverdict: opinion\n```",
      "7: an opinion is a kind of claim; write `kind: opinion` and remove this line"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: run\nfinding: a.b\nios13: 1\nios13+: 2\n```",
      "9: claim `F9` speaks twice of a release, in `ios13:` and `ios13+:`; change one"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: run\nfinding: a.b\nall: 1\nreported: now\n```",
      "9: `now` names no releases; write `all`, `ios13`, `ios14+` or `ios13 to ios14`"),
    Fault(
      "```finding F9\nsays: a\nkind: opinion\nverdict: holds\n```",
      "6: finding `F9` has no line `verdict:`; there are `says:`, `short:`, `source:`, `kind:`, "
        + "`finding:`, `snippet:`, `all:`, `ios13:`, `ios14:`, `ios16:`, `ios18:`, `confidence:`, `note:`"
    ),
    Fault(
      "```task t\nhint: a\nexpect: a.b = 1\n```",
      "3: task `t` says nothing; write what is to be done above `hint:`"),
    Fault(
      "```task t\nDo.\nhint: a\n```",
      "3: task `t` has no line `expect:`; add `expect: EXPERIMENT.NAME = LITERAL`"),
    Fault(
      "```task t\nDo.\nhint: a\nexpect: it works\n```",
      "6: `it works` expects nothing; write `EXPERIMENT printed LITERAL`, "
        + "`EXPERIMENT.NAME = LITERAL`, `EXPERIMENT bodies VIEW = COUNT`, "
        + "`EXPERIMENT counts WORDS = COUNT` or `fails MESSAGE`"),
    Fault(
      "```predict p\nWhat?\nrules: R1\n- 1: no\n+ 2: yes\n```",
      "3: predict `p` has no line `finding:`; add `finding: EXPERIMENT.NAME`"),
    Fault(
      "```swift file=A.swift show=\n```",
      "3: `swift file=A.swift show=` means nothing; write one of `file=FILE`, "
        + "`file=FILE show=NAME,NAME`, `fails=NAME` and `compiles=NAME`, "
        + "the last two perhaps with `for=quiz`"),
    Fault(
      "```notes teacher\nText\n```",
      "3: `notes teacher` has more than one word; write `notes` alone"),
    Fault("```notes\n\n```", "3: these notes are empty; write or remove them"),
    Fault(
      "```notes\nText\n## Ask\n```",
      "5: notes hold paragraphs and lists, and nothing else; remove `## Ask`"),
    Fault(
      "```notes\nText\n```swift\nlet n = 1\n```",
      "5: notes hold paragraphs and lists, and nothing else; remove ` ```swift `"),
    Fault(
      "```claim F9\nsays: a\nkind: opinion\n```",
      "3: claim `F9` has no line `source:`; add `source: ARTICLE`"),
    Fault(
      "```claim F9\nfinding: tap.a\n```",
      "3: claim `F9` lacks 4 lines; add `says: WHAT THE ARTICLE STATES`, `source: ARTICLE`, "
        + "`kind: run, compiled, documented or opinion` and `all: WHAT MUST COME OUT`"),
    Fault(
      "```claim F9\nsays a\n```", "4: `says a` is no line `KEY: VALUE`; indent what continues one"),
    Fault(
      "```claim F9\nsays:\n```", "4: `says:` of claim `F9` is empty; write its value behind it"),
    Fault(
      "```claim F9\nsays: a\nsays: b\n```", "5: claim `F9` has two lines `says:`; remove one"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: seen\n```",
      "6: there is no kind `seen`; there are run, compiled, documented or opinion"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: run\nfinding: tap.a\n```",
      "3: claim `F9` has no line `all:`; add `all: WHAT MUST COME OUT`"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: opinion\narticle: 2\n```",
      "7: `article:` has no place in claim `F9`; remove the line"),
    Fault(
      "```claim F9\nsays: a\nsource: 000\nkind: opinion\nconfidance: B\n```",
      "7: claim `F9` has no line `confidance:`; did you mean `confidence:`?"),
  ]

  @Test("A fault is reported with its line and a hint", arguments: faults)
  func fault(_ fault: Fault) {
    let error = #expect(throws: LessonError.self) {
      try LessonText(parsing: fault.text, name: "lesson.md")
    }
    #expect(error.map { "\($0)" } == "lesson.md:" + fault.message)
  }

  @Test("A truncated lesson and one without a line do not trap")
  func mutilated() {
    let whole = Self.faults.map { String($0.text.dropFirst(6)) }.joined(separator: "\n\n")
    let text = "# T\nS\n" + whole
    for end in text.indices { _ = try? LessonText(parsing: String(text[..<end]), name: "") }
    let lines = text.lines
    for gap in lines.indices {
      let rest = lines[..<gap] + lines[(gap + 1)...]
      _ = try? LessonText(parsing: rest.joined(separator: "\n"), name: "")
    }
  }
}
