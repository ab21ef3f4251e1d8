import Testing

@testable import lesson_lint

@Suite("Lint: prose")
struct ProseTests {
  @Test(
    "A fact in a comment must be true under each release that shows the passage",
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
      try LintSample.linted("\(LintSample.run)\n\n\(passage)").passages().map(\.message).last
        == problem.map { "the passage \($0)" })
  }

  @Test(
    "A passage may count, quote and name only what its run contains",
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
      ("See *canceled*.", "names a step *canceled*, and no run of its section has one (ios13)"),
      ("See *stale*.", "names a step *stale*, and no run of its section has one (ios13)"),
    ])
  func words(passage: String, problem: String?) throws {
    let complaints = try LintSample.linted("\(LintSample.run)\n\n- \(passage)").passages()
    #expect(complaints.first?.message == problem.map { "the passage \($0)" })
  }

  @Test("Feedback and hints are judged like prose, except that counts need no comment")
  func feedbackAndHints() throws {
    let diagnostics = try LintSample.linted(
      """
      \(LintSample.run)

      ```predict bodies
      How many bodies?
      finding: tap.bodies
      rules: R9
      - 1: It quotes "nowhere", which nothing says.
      + 2: It ran twice.
      ```

      ## Try it yourself

      ```task more
      Do more.
      hint: It quotes "elsewhere", too.
      expect: tap.bodies = 3
      ```
      """
    ).passages().map(\.message)
    for text in ["nowhere", "elsewhere"] {
      #expect(diagnostics.contains { $0.hasPrefix("the passage quotes \"\(text)\"") }, "\(text)")
    }
    #expect(!diagnostics.contains { $0.contains("counts `twice`") })
  }
}
