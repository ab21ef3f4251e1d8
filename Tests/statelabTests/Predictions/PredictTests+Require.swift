import Testing

@testable import Rendering
@testable import statelab

// `--predict require`: every question must be answered, for scripts and for classes.
extension PredictTests {
  nonisolated static let required: [(input: [String], code: ExitCode, closing: String)] = [
    (["b", "a"], .done, "2 of 2 predicted right"),
    (["b", "1"], .done, "2 of 2 predicted right"),
    (["a", "a"], .no, "1 of 2 predicted right"),
    (["", "a"], .no, "1 of 2 predicted right, 1 missing"),
    (["b"], .no, "1 of 2 predicted right, 1 missing"),
    ([], .no, "0 of 2 predicted right, 2 missing"),
  ]

  @Test("require reads a line for each prediction from a pipe", arguments: required)
  func require(input: [String], code: ExitCode, closing: String) {
    let outcome = shell("run", "1", "--predict", "require", "--no-save", input: input)
    #expect(outcome.code == code)
    #expect(outcome.output.hasSuffix("\n  \(closing)\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("From a pipe each answer is shown, and a missing answer is explained as well")
  func echo() {
    let outcome = shell("run", "1", "--predict", "require", input: ["b", ""])
    #expect(
      outcome.output.contains(
        """

          b  Hello Five Stars
             [Change text]

          Your prediction: b

        Prediction 2 of 2
          How often has `body` run?

          a  1
          b  2

          Your prediction: none

          mount ContentView                                               experiment tap
        """))
    #expect(
      outcome.output.contains(
        "\nPrediction 2 of 2\n  No answer.\n  It is a. For the first screen, and never again.\n"))
  }

  @Test("From a pipe an invalid answer is an error that names its line")
  func badLine() {
    let outcome = shell(
      "run", "all", "--no-save", "--predict", "require", input: ["b", "a", "zebra"])
    #expect(outcome.code == .badData)
    #expect(
      outcome.errors == """
        statelab: Line 3: "zebra" answers nothing.
                  Prediction 1 of 2 in lesson 2 takes a or b, or the value itself.

        """)
  }

  @Test("Questions after the end of the input are not explained")
  func unasked() {
    let outcome = shell("run", "1", "--predict", "require", input: [])
    #expect(outcome.output.contains("Prediction 1 of 2\n  No answer."))
    #expect(!outcome.output.contains("Prediction 2 of 2"))
  }

  @Test("On a terminal require asks, and the exit code reports the result")
  func requireOnTerminal() {
    #expect(ask("1", "--predict", "require", typing: ["x", "b", "a"]).code == .done)
    #expect(ask("1", "--predict", "require", typing: ["b", "q"]).code == .no)
    #expect(ask("1", "--predict", "require", typing: ["b", ""]).code == .no)
  }
}
