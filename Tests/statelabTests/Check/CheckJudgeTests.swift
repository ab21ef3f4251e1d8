import Replay
import StateLabCore
import Testing

@testable import Course
@testable import statelab

@Suite("A check judges what a lesson says")
struct CheckJudgeTests {
  /// A lesson whose run depends on the release.
  static let lesson = Lesson("sample") {
    Experiment("tap") { lab in
      let host = Host(SampleCounter())
      try host.tap("Count")
      if lab.profile == .iOS13 { print("old") }
      lab.find("bodies", host.trace.bodyCount(of: SampleCounter.self))
      lab.find("screen", host.screen)
      lab.find("old", lab.profile == .iOS13)
    }
  }

  /// The diagnostics about a lesson with this between its listing and its last sections.
  func diagnostics(_ body: String, head: String = "# T\nS") throws -> [String] {
    let text =
      "\(head)\n\n```swift file=Sample.swift\nlet a = 1\n```\n\n\(body)\n\n"
      + "## Remember\n\n## Try it yourself\n"
    let tree = try SampleTree(lesson: Self.lesson, text: text)
    let report = try tree.report()
    return report.diagnostics.filter { !$0.message.hasPrefix("the lesson has") }.map(\.message)
  }

  let run = "```run tap\n```"
  func question(
    _ word: String = "predict", finding: String = "tap.bodies", rules: String = "R18",
    choices: String = "+ 2: yes.\n- 1: no.\n- 3: no."
  ) -> String {
    "```\(word) q\nHow many?\nfinding: \(finding)\nrules: \(rules)\n\(choices)\n```"
  }

  /// What is said besides that the transcript is not recorded.
  func judged(_ body: String, head: String = "# T\nS") throws -> [String] {
    try diagnostics(body, head: head).filter { !$0.contains("is not what is found now") }
  }

  @Test("A rule that nothing in the run shows decides no question")
  func rules() throws {
    let tagged = "\(run)\n\n*ios13:* Old."
    #expect(try judged(question() + "\n" + tagged) == [])
    #expect(
      try judged(question(rules: "R18, R54") + "\n" + tagged) == [
        "prediction `q` names R54, and nothing in the run of `tap` shows that rule; "
          + "name the one that decides"
      ])
    #expect(
      try judged(question("question", rules: "R10") + "\n" + tagged).first?.hasPrefix(
        "question `q` names R10") == true)
  }

  @Test("Every rule has evidence, or a reason why it has none")
  func evidence() {
    for rule in Rule.numbers.compactMap(Rule.init) {
      if case .none(let reason) = rule.evidence {
        #expect(!reason.contains("nobody has said"), "\(rule.name)")
      }
    }
    let silent = Rule.numbers.compactMap(Rule.init).filter { rule in
      rule.occurs(
        in: Run(experiment: "", profile: .iOS18, trace: Trace(), findings: [], problem: nil))
    }
    // What can be said of a run without any event: that nothing was mounted, or ran twice.
    #expect(silent.map(\.number) == [2, 16, 22, 23, 27, 52, 60, 63, 76, 77, 79, 87])
  }

  @Test("A state begins anew where one view stores it twice, not where two rows have one each")
  func storedTwice() throws {
    let rule = try #require(Rule(15))
    let row = (0...1).map { ViewIdentity(id: $0, type: TypeIdentity(name: "Row")) }
    func occurs(at places: [ViewIdentity]) -> Bool {
      let trace = trace { play in
        for place in places { play.post(.stored(property: "n", value: "0"), at: place) }
      }
      return rule.occurs(
        in: Run(experiment: "", profile: .iOS18, trace: trace, findings: [], problem: nil))
    }
    #expect(!occurs(at: [row[0], row[1]]))
    #expect(occurs(at: [row[0], row[1], row[0]]))
  }

  @Test(
    "What is read before a prediction does not answer it",
    arguments: [
      ("# Twice\nS", "", "the title"), ("# T\nTwo bodies.", "", "the summary"),
      ("# T\nS", "## Body runs twice\n\n", "a heading"),
      ("# T\nS", "See body run 2 times. <!-- of no run -->\n\n", "the paragraph above it"),
      ("# T\nS", "Does it run 1, 2 or 3 times?\n\n", nil),
      ("# T\nS", "It is 22. <!-- of no run -->\n\n", nil),
    ])
  func spoilers(head: String, above: String, place: String?) throws {
    let diagnostics = try judged(above + question() + "\n\(run)\n\n*ios13:* Old.", head: head)
    #expect(
      diagnostics
        == (place.map { ["\($0) answers prediction `q`; say it below the run"] } ?? []))
  }

  @Test("A prediction stands before what answers it, and something does")
  func places() throws {
    let tagged = "\(run)\n\n*ios13:* Old."
    #expect(
      try judged(tagged + "\n" + question()).contains {
        $0.hasPrefix("prediction `q`: nothing below it shows the answer")
      })
    #expect(
      try judged(tagged + "\n" + question() + "\n\(run)\n\n*ios13:* Old.") == [
        "prediction `q`: line 8 shows the answer before; put it above that"
      ])
  }

  @Test("A run that depends on the release needs a passage or a claim that says so")
  func differences() throws {
    #expect(
      try judged(run) == [
        "the run of `tap` depends on the release, and the text does not say so; add a passage "
          + "`*ios13:*` below it, or a claim or a finding with outcomes for releases"
      ])
    #expect(try judged("\(run)\n\n- *ios13:* Old.\n- *ios14+:* New.") == [])
    let finding = "```finding F9-x\nsays: S\nkind: run\nfinding: tap.old\n"
    #expect(try judged("\(run)\n\(finding)ios13: true\nios14+: false\n```") == [])
    #expect(try judged("```run tap@ios18\n```") == [])
  }

  @Test(
    "What a comment states is what comes out under each release that shows the passage",
    arguments: [
      ("It runs twice. <!-- tap bodies SampleCounter = 2 -->", nil),
      ("Two taps? One tap. <!-- tap counts tap = 1 --> <!-- tap.bodies = 2 -->", nil),
      ("The screen shows \"count 1\". <!-- tap.screen = \"count 1\\n[Count]\" -->", nil),
      (
        "It runs twice. <!-- tap bodies SampleCounter = 3 -->",
        "states `tap bodies SampleCounter = 3` in a comment, and does not say it; say it or change "
          + "that"
      ),
      (
        "It runs three times. <!-- tap bodies SampleCounter = 3 -->",
        "states `tap bodies SampleCounter = 3`, and under ios13 it is 2; correct it, or begin the "
          + "passage with the releases that it is about, `*ios14+:*`"
      ),
      (
        "*ios18:* It runs three times. <!-- tap bodies SampleCounter = 3 -->",
        "states `tap bodies SampleCounter = 3`, and under ios18 it is 2; correct it"
      ),
      ("*ios13:* It prints one line. <!-- tap counts printed = 1 -->", nil),
      (
        "It prints one line. <!-- tap counts printed = 1 -->",
        "states `tap counts printed = 1`, and under ios14 it is 0; correct it, or begin the passage "
          + "with the releases that it is about, `*ios14+:*`"
      ),
      (
        "It runs twice. <!-- tip.bodies = 2 -->",
        "states `tip.bodies = 2`: there is no experiment `tip`; there are `tap`"
      ),
    ])
  func facts(passage: String, problem: String?) throws {
    #expect(
      try judged("\(run)\n\n*ios13:* Old.\n\n\(passage)").last
        == problem.map { "the passage \($0)" })
  }

  @Test(
    "A passage counts nothing, quotes nothing and names no step that its run does not have",
    arguments: [
      ("The two bodies ran at once.", nil), ("Two counters, or 1.", nil),
      ("After “no way” the label is \"Count\", and the text \"count 1\".", nil),
      ("Look at *queued* and *italics*. On iOS 13 in 2020 so did 99 % of lesson 7.", nil),
      ("Two bodies would do. <!-- of no run -->", nil),
      ("*ios13:* It prints \"old\".", nil),
      ("Does it run twice? It never prints 2, and nobody *removed* it.", nil),
      (
        "The body runs twice.",
        "counts `twice`, and nothing says what; state it behind the sentence, such as "
          + "`<!-- tap bodies ContentView = 2 -->`, or write `<!-- of no run -->`"
      ),
      (
        "There are 3 new bodies. <!-- tap.bodies = 2 -->",
        "counts `3 bodies`, and nothing says what; state it behind the sentence, such as "
          + "`<!-- tap bodies ContentView = 3 -->`, or write `<!-- of no run -->`"
      ),
      (
        "The screen says \"count 2\".",
        "quotes \"count 2\", which no program and no run of the lesson has; correct it, or write “…” "
          + "around what people say (ios13)"
      ),
      ("It shows `nil`.", "says that nil is shown, and no run of its section does that (ios13)"),
      (
        "It prints \"old\".",
        "says that old is printed, and no run of its section does that (ios14)"
      ),
      ("It is 42.", "names 42, which no program and no run of the lesson has; correct it (ios13)"),
      (
        "See *removed*.", "names a step *removed*, and no run of its section has one (ios13)"
      ),
      ("See *task*.", "names a step *task*, and no run of its section has one (ios13)"),
      ("See *cancelled*.", "names a step *cancelled*, and no run of its section has one (ios13)"),
      ("See *stale*.", "names a step *stale*, and no run of its section has one (ios13)"),
    ])
  func words(passage: String, problem: String?) throws {
    let complaints = try judged("\(run)\n\n*ios13:* Old.\n\n- \(passage)")
    #expect(complaints.first == problem.map { "the passage \($0)" })
  }

  @Test(
    "A verdict that is typed goes with what comes out",
    arguments: [
      ("article: 2\nall: 2\nverdict: holds", nil),
      ("article: 2\nall: 2", nil),
      ("article: 1\nall: 2\nverdict: overstated", nil),
      ("all: 2\nverdict: open", nil),
      (
        "article: 2\nall: 2\nverdict: wrong",
        "has the verdict wrong, but it comes out as the article says under every release"
      ),
      (
        "article: 1\nall: 2\nverdict: holds",
        "has the verdict holds, but it comes out otherwise under some release"
      ),
      (
        "article: 1\nall: 2\nverdict: outdated",
        "has the verdict outdated, but it never came out as the article says"
      ),
      (
        "all: 2",
        "names no value of the article's, so nobody can compute its verdict; "
          + "add `article: LITERAL` or `verdict: VERDICT`"
      ),
    ])
  func verdicts(fields: String, problem: String?) throws {
    let claim = "```claim F9\nsays: S\nsource: 000\nkind: run\nfinding: tap.bodies\n\(fields)\n```"
    #expect(
      try judged("\(run)\n\n*ios13:* Old.\n\n\(claim)")
        == (problem.map { ["claim `F9` \($0)"] } ?? []))
  }

  @Test("The verdict of a run follows from the releases")
  func computed() {
    typealias C = Claim
    #expect(C.computedVerdict(after: [.asStated, .asStated]) == .holds)
    #expect(
      C.computedVerdict(after: [.otherwise(Value(typed: "1")), .otherwise(Value(typed: "2"))])
        == .wrong)
    #expect(C.computedVerdict(after: [.asStated, .otherwise(Value(typed: "1"))]) == .outdated)
    #expect(C.computedVerdict(after: [.otherwise(Value(typed: "1")), .asStated]) == nil)
    #expect(C.computedVerdict(after: [.unavailable(.stateObject), .asStated]) == .holds)
    #expect(C.computedVerdict(after: [.cameOut(Value(typed: "1"))]) == nil)
  }
}

private struct SampleCounter: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}
