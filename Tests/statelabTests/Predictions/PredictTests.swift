import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Predictions of run")
struct PredictTests {
  /// `run` on a terminal without color, with these typed lines.
  func ask(_ line: String..., typing input: [String]) -> Outcome {
    let recording = Recording(input: input)
    recording.isTerminal = true
    let code = Tool(course: sampleCourse)
      .run(["run", "--color", "never"] + line, on: recording.console)
    return Outcome(code: code, output: recording.output, errors: recording.errors)
  }

  @Test("run asks its questions before a run and shows the results after it")
  func whole() {
    let outcome = ask("1", typing: ["a", "a"])
    #expect(outcome.code == .done)
    #expect(
      outcome.output == #"""
        1 · Box                                                          Samples, 1 of 2
        The value moves into a box. The screen does not follow.

        The code
          `Box` is a class, so a `nonmutating` setter may change what is in it.

          Box.swift
              1   @propertyWrapper
              2   struct FSState<V> {
              3     private var box: Box<V>
              4   }

          Without the box it does not compile:

              1   value = newValue
          The compiler said (recorded): error: cannot assign to property: 'self' is
          immutable

        What happens

        Prediction 1 of 2
          After the tap, what does the screen show?

          a  five
             [Change text]

          b  Hello Five Stars
             [Change text]

          a or b; ? shows the code, Enter skips, q asks no more.
          Your prediction: 
        Prediction 2 of 2
          How often has `body` run?

          a  1
          b  2

          a or b; ? shows the code, Enter skips, q asks no more.
          Your prediction: 
          mount ContentView                                               experiment tap
            1:1  not dynamic  text: FSState<String>, no storage
            1:2  body         ContentView, 1st time
                 screen       Hello Five Stars
                              [Change text]

          tap "Change text"
                 SwiftUI receives no change: no view is invalidated, no body runs
                 screen       as before

        Prediction 1 of 2: you said a
          Not so. The box holds it, but nobody told the runtime.
          It is b. Body has run once.

          R24  SwiftUI finds stored properties whose declared type is a dynamic
               property, and looks into no others.

          In full: statelab help R24
          See: 1:1 to 1:2

        Prediction 2 of 2: you said a
          Right. For the first screen, and never again.

          R24  SwiftUI finds stored properties whose declared type is a dynamic
               property, and looks into no others.
          R27  `update()` runs whenever SwiftUI updates the view, `body` only if a
               property it depends on changed.

          In full: statelab help R24, statelab help R27
          See: 1:1 to 1:2

          F9  holds: A tap changes the box and nothing on the screen.

          In full: statelab claims 1

        Remember
          - Changing an object tells nobody.
          - The runtime must be told.

        The words of the trace
          not dynamic  This stored property is not a dynamic property: SwiftUI installs
                       no storage for it. Its value is part of the view struct.
          body         SwiftUI evaluated body.

          Host, mount, identity, and other words: statelab help words
          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          Next: statelab walk 1, then statelab quiz 1, or statelab run 2

          1 of 2 predicted right

        """#)
  }

  @Test("Enter skips, a question mark shows the code, and an invalid choice is asked again")
  func typing() {
    let outcome = ask("2", typing: ["", "?", "x", "2"])
    let parts = outcome.output.split(separator: "Your prediction: ")
    #expect(parts.count == 5)
    #expect(parts[1].contains("Prediction 2 of 2\n"))
    #expect(parts[2].contains("\n      1   @propertyWrapper\n"))
    #expect(parts[3].contains("\"x\" is not one of the choices."))
    #expect(!outcome.output.contains("Prediction 1 of 2: "))
    #expect(outcome.output.contains("Prediction 1 of 2\n  No answer.\n  It is "))
    #expect(parts[4].contains("Prediction 2 of 2: you said b\n  Right. Once for each screen.\n"))
    #expect(outcome.output.hasSuffix("\n  1 of 1 predicted right, 1 skipped\n"))
    #expect(outcome.code == .done)
  }

  @Test("q ends the questions, also for the next lesson")
  func stop() {
    let outcome = ask("all", typing: ["b", "q", "b", "b"])
    #expect(outcome.output.contains("Prediction 1 of 2\n  After the tap"))
    #expect(outcome.output.split(separator: "Your prediction: ").count == 3)
    #expect(outcome.output.contains("2 · Follows"))
    #expect(outcome.output.hasSuffix("\n  1 of 1 predicted right, 3 skipped\n"))
  }

  @Test("The end of the input ends the questions of all lessons")
  func end() {
    let outcome = ask("all", typing: ["b"])
    #expect(outcome.output.split(separator: "Your prediction: ").count == 3)
    #expect(outcome.output.hasSuffix("\n  1 of 1 predicted right, 3 skipped\n"))
  }

  @Test("Without an answer no score is shown")
  func nothing() {
    let outcome = ask("1", typing: ["q"])
    #expect(!outcome.output.contains("predicted right"))
    #expect(!outcome.output.contains("you said"))
    #expect(outcome.code == .done)
  }

  // MARK: Runs without questions

  @Test(
    "Without a terminal on both sides no question is asked, and the output is the same",
    arguments: [(false, false), (true, false), (false, true)])
  func piped(input: Bool, output: Bool) {
    let off = ask("all", "--predict", "off", typing: ["b", "b"])
    for line in [["run", "all"], ["run", "all", "--predict", "ask"]] {
      let recording = Recording(input: ["b", "b"])
      recording.inputIsTerminal = input
      recording.outputIsTerminal = output
      let code = Tool(course: sampleCourse)
        .run(line + ["--color", "never"], on: recording.console)
      #expect(recording.output == off.output)
      #expect(code == .done)
    }
    #expect(!off.output.contains("Prediction"))
  }

  @Test("Questions whose answer differs under the release are omitted with a remark")
  func otherRelease() {
    let outcome = ask("2", "--profile", "ios13", typing: ["a", "a"])
    let remark =
      "  2 questions are left out: they ask about ios18, and under ios13 the runs have\n"
      + "  other outcomes.\n\n"
    #expect(outcome.output.contains(remark))
    #expect(
      outcome.output.replacing(remark, with: "")
        == shell("run", "2", "--profile", "ios13").output)
  }

  @Test("require fails with a reason if there are no questions")
  func nothingToAsk() {
    for input in [[], ["a", "a"]] {
      let outcome = shell("run", "2", "--profile", "ios13", "--predict", "require", input: input)
      #expect(outcome.code == .badData)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors == """
          statelab: Nothing here can be predicted. 2 questions are left out: they ask about ios18, and under ios13 the runs have other outcomes.
                    Leave out --predict, or name a lesson and a release with questions.

          """)
    }
    // One lesson with questions is enough.
    let both = shell(
      "run", "all", "--profile", "ios13", "--predict", "require", "--no-save", input: ["b", "a"])
    #expect(both.code == .done)
    #expect(both.output.contains("2 questions are left out"))
  }

  @Test("More answers than questions are an error; empty lines at the end are not")
  func surplus() {
    let outcome = shell("run", "1", "--predict", "require", input: ["b", "a", "", "c"])
    #expect(outcome.code == .badData)
    #expect(outcome.errors.contains("There are 2 predictions to make, and line 4 is one more."))
    #expect(
      shell("run", "1", "--predict", "require", "--no-save", input: ["b", "a", "", ""]).code
        == .done)
  }

  @Test("JSON output has no questions")
  func json() {
    let silent = ask("1", "--format", "json", typing: ["b", "b"])
    #expect(silent.output == shell("run", "1", "--format", "json").output)
    let off = ask("1", "--format", "json", "--predict", "off", typing: [])
    #expect(off.output == silent.output)
    for choice in ["ask", "require"] {
      let outcome = ask("1", "--format", "json", "--predict", choice, typing: ["b", "b"])
      #expect(outcome.code == .usage)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors == """
          statelab: --predict \(choice) cannot be combined with JSON, which has no place for questions.
                    Leave out one of the two; `statelab quiz --answers - --format json` grades answers.

          """)
    }
  }

  // MARK: Layout

  @Test("In a narrow window no line is too wide, including the prompt")
  func narrow() {
    let outcome = ask("1", "--width", "40", typing: ["a", "a"])
    #expect(outcome.output.contains("\n  Your prediction: "))
    #expect(outcome.output.split(separator: "\n").filter { $0.count > 40 } == [])
  }

  @Test("Plain output asks and reports the same")
  func plain() {
    let outcome = ask("1", "--plain", typing: ["a", "a"])
    #expect(outcome.output.contains("\nPrediction 1 of 2: you said a\n\nNot so. The box"))
    #expect(outcome.output.hasPrefix("Lesson 1: Box. Samples, 1 of 2.\nThe value moves"))
  }
}
