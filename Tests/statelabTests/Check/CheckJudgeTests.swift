import Replay
import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("check: the statements of a lesson")
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

  /// The diagnostics for a lesson with this text between its listing and its last sections.
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

  /// The diagnostics except that the transcript is not recorded.
  func judged(_ body: String, head: String = "# T\nS") throws -> [String] {
    try diagnostics(body, head: head).filter { !$0.contains("is not what is found now") }
  }

  @Test("A question may name only rules that its run shows")
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
        #expect(!reason.contains("no evidence is defined"), "\(rule.name)")
      }
    }
    let silent = Rule.numbers.compactMap(Rule.init).filter { rule in
      rule.occurs(
        in: Run(experiment: "", profile: .iOS18, trace: Trace(), findings: [], problem: nil))
    }
    // The rules that also hold in a run without events: nothing was mounted, or ran twice.
    #expect(silent.map(\.number) == [2, 16, 22, 23, 27, 52, 60, 63, 76, 77, 79, 87])
  }

  @Test("R15 occurs if one view creates its storage twice, not if two rows create one each")
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

  @Test("A prediction must precede the run that answers it, and such a run must exist")
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

  @Test("A run that depends on the release needs a passage, a claim or a finding that says so")
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
    "A written verdict must agree with the outcomes of the run",
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
        "names no value of the article's, so its verdict cannot be computed; "
          + "add `article: LITERAL` or `verdict: VERDICT`"
      ),
    ])
  func verdicts(fields: String, problem: String?) throws {
    let claim = "```claim F9\nsays: S\nsource: 000\nkind: run\nfinding: tap.bodies\n\(fields)\n```"
    #expect(
      try judged("\(run)\n\n*ios13:* Old.\n\n\(claim)")
        == (problem.map { ["claim `F9` \($0)"] } ?? []))
  }

  @Test("The verdict of a run follows from the outcomes under the releases")
  func computed() {
    typealias C = Claim
    #expect(C.computedVerdict(after: [.asStated, .asStated]) == .holds)
    #expect(
      C.computedVerdict(after: [
        .otherwise(ValueDescription(typed: "1")), .otherwise(ValueDescription(typed: "2")),
      ])
        == .wrong)
    #expect(
      C.computedVerdict(after: [.asStated, .otherwise(ValueDescription(typed: "1"))]) == .outdated)
    #expect(C.computedVerdict(after: [.otherwise(ValueDescription(typed: "1")), .asStated]) == nil)
    #expect(C.computedVerdict(after: [.unavailable(.stateObject), .asStated]) == .holds)
    #expect(C.computedVerdict(after: [.cameOut(ValueDescription(typed: "1"))]) == nil)
  }
}

private struct SampleCounter: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}
