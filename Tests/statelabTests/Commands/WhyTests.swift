import Lessons
import Testing

@testable import statelab

@Suite("why")
struct WhyTests {
  @Test("A step of lesson 5, down to the tap")
  func lesson5() {
    #expect(
      shell("why", "5:12", course: course).output == #"""
        Why 5:12, in experiment tap
          5:12  The body of ContentView ran, for the 2nd time, because 5:9 had queued
                it.
          5:9   ContentView was queued, to be looked at again, because an object said at
                5:8 that it was about to change.
          5:8   Box<String>(value: "Hello Five Stars") said that it was about to change,
                because of a tap on "Change text", and 1 subscriber heard it.

          It began with a tap on "Change text".

        What 5:12 led to
          No later step names 5:12 as its cause.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 5 --from 12

        """#)
  }

  @Test("What a step led to hangs on it alone, or not")
  func twoWrites() {
    #expect(
      shell("why", "1:6", course: twoWritesCourse).output == #"""
        Why 1:6, in experiment both
          1:6  a was set from 0 to 1, because of a tap on "Both".

          It began with a tap on "Both".

        What 1:6 led to
          1:7   TwoWrites was queued, to be looked at again, because a was set at 1:6.
                Only through 1:6.
          1:10  The body of TwoWrites ran, for the 2nd time, because 1:7 had queued it
                and because b was set at 1:9.

          Where it says "Only through 1:6", nothing else brought the step about: without
          it, it would not have happened here. The other goes back to another recorded
          cause besides.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 1 --from 6

        """#)
  }

  @Test("In plain words")
  func plain() {
    #expect(
      shell("why", "1:6", "--plain", course: twoWritesCourse).output == #"""
        Why 1:6, in experiment both

        1:6: a was set from 0 to 1, because of a tap on "Both".

        It began with a tap on "Both".

        What 1:6 led to

        1:7: TwoWrites was queued, to be looked at again, because a was set at 1:6. Only through 1:6.
        1:10: The body of TwoWrites ran, for the 2nd time, because 1:7 had queued it and because b was set at 1:9.

        Where it says "Only through 1:6", nothing else brought the step about: without it, it would not have happened here. The other goes back to another recorded cause besides.

        Profile ios18 (iOS 17 to 26, as audited on 18.5)

        See it happen: statelab walk 1 --from 6

        """#)
  }

  @Test("A body that came of something that waited names both beginnings")
  func late() {
    #expect(
      shell("why", "two-writes", "--body", "Waiting", course: twoWritesCourse).output == #"""
          The body of Waiting ran 2 times.

        Experiment wait
          1:13  The body of Waiting ran, for the 1st time, because Waiting was mounted.
          1:17  The body of Waiting ran, for the 2nd time, 1 s into the run, because
                1:16 had queued it. It began when Waiting was mounted, and with a wait
                of 1 s.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 1 --from 13

        """#)
  }

  @Test("What gave a property its values: the object inside a wrapper speaks for it")
  func value() {
    #expect(
      shell("why", "5", "--value", "box", course: course).output == #"""
          What gave box a value, or said that it would change.

        Experiment tap
          5:4  Box<String>(value: "Hello Five Stars") was made for text.box, and the
               runtime kept it, because ContentView was mounted.
          5:8  Box<String>(value: "Hello Five Stars") said that it was about to change,
               because of a tap on "Change text", and 1 subscriber heard it. When the
               view was updated, text.box held Box<String>(value: "five").

        Experiment parent
          5:17  Box<String>(value: "Hello Five Stars") was made for text.box, and the
                runtime kept it, because CountingView was mounted.
          5:21  Box<String>(value: "Hello Five Stars") said that it was about to change,
                because of a tap on "Change text", and 1 subscriber heard it. When the
                view was updated, text.box held Box<String>(value: "five").

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 5 --from 4

        """#)
    let whole = shell("why", "5", "--value", "text.box", course: course).output
    #expect(
      whole
        == shell("why", "5", "--value", "box", course: course).output.replacing(
          " box", with: " text.box"))
  }

  @Test("A property without values says what is recorded of it")
  func noValue() {
    let outcome = shell("why", "10", "--value", "flag", course: course)
    #expect(outcome.code == .done)
    #expect(
      outcome.output.hasPrefix(
        "  No step records a value of flag; this is what is recorded of it.\n"))
  }

  @Test(
    "Two writes of which the first queued the view: nothing is said of what else might have been")
  func alternatives() {
    #expect(
      shell("why", "17:23", course: course).output.contains(
        "Each of these goes back to another recorded cause besides."))
    #expect(
      shell("why", "15:4", course: course).output.contains(
        """
          Nothing else brought these about: without 15:4 they would not have happened
          here.
        """))
  }

  @Test("A write to a state that was never installed does not know its name, and that is said")
  func nameless() {
    #expect(
      shell("why", "14", "--value", "counter", course: course).output == #"""
          What gave counter a value, or said that it would change.

        Experiment unmounted
          14:1  A write of 10 to some State<Int> led nowhere (it belongs to no view on
                the screen). No cause is recorded.

        Experiment mounted
          14:4   counter was stored outside the view, with the value 0, because MyView
                 was mounted.
          14:6   counter was set from 0 to 1, because of a tap on "Tap me".
          14:10  counter was set from 1 to 2, because of a tap on "Tap me".

          14:1 wrote to a State<Int> that was never installed on a view; such a state
          does not know its name, so this may have been counter or another.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 14 --from 1

        """#)
    let late = shell("why", "15", "--value", "text", course: course).output
    #expect(late.contains(#"15:26  A write of "written later" to text led nowhere"#))
    #expect(late.contains(#"15:37  A write of "written from init" to some State<String> led"#))
  }

  @Test("JSON says as text does which value a changed object came to hold")
  func outcome() {
    let sentence = "When the view was updated, text.box held Box<String>(value: \\\"five\\\")."
    let output = shell("why", "5", "--value", "box", "--format", "json", course: course).output
    #expect(output.split(separator: "\"outcome\" : \"\(sentence)\"").count == 3)
  }

  @Test("An object speaks for the property that holds it then, and for no other of its type")
  func objects() {
    let output = shell("why", "two-objects", "--value", "b", course: twoObjectsCourse).output
    #expect(
      output == #"""
          What gave b a value, or said that it would change.

        Experiment two
          1:9  Tally<(Int, Int)>(name: "second", count: (0, 0)) said that it was about
               to change, because of a tap on "Count b", and 1 subscriber heard it. When
               the view was updated, b held Tally<(Int, Int)>(name: "second", count: (1,
               0)).

        Experiment turn
          1:19  Tally<(Int, Int)>(name: "new", count: (0, 0)) said that it was about to
                change, because of a tap on "Count b", and 1 subscriber heard it. When
                the view was updated, b held Tally<(Int, Int)>(name: "new", count: (1,
                0)).

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 1 --from 9

        """#)
  }

  @Test("As JSON, steps and what they led to")
  func data() {
    #expect(
      shell("why", "1:6", "--format", "json", course: twoWritesCourse).output == #"""
        {
          "answers" : [
            {
              "actions" : [
                7
              ],
              "beginning" : "It began with a tap on \"Both\".",
              "causes" : [
                {
                  "address" : "1:6",
                  "event" : 8,
                  "sentence" : "a was set from 0 to 1, because of a tap on \"Both\"."
                }
              ],
              "effects" : [
                {
                  "account" : {
                    "address" : "1:7",
                    "event" : 9,
                    "sentence" : "TwoWrites was queued, to be looked at again, because a was set at 1:6."
                  },
                  "hangsOnIt" : true
                },
                {
                  "account" : {
                    "address" : "1:10",
                    "event" : 12,
                    "sentence" : "The body of TwoWrites ran, for the 2nd time, because 1:7 had queued it and because b was set at 1:9."
                  },
                  "hangsOnIt" : false
                }
              ],
              "event" : {
                "event" : {
                  "causes" : [
                    7
                  ],
                  "frame" : 1,
                  "index" : 8,
                  "kind" : "wrote",
                  "nanoseconds" : 0,
                  "new" : {
                    "literal" : "1"
                  },
                  "old" : {
                    "literal" : "0"
                  },
                  "pass" : 0,
                  "property" : [
                    "a"
                  ],
                  "view" : 0
                },
                "step" : "1:6",
                "view" : "TwoWrites",
                "words" : "wrote a = 1, was 0"
              },
              "experiment" : "both",
              "profile" : "ios18"
            }
          ],
          "command" : "why",
          "format" : "statelab/1",
          "lesson" : 1,
          "lessonID" : "two-writes",
          "profile" : "ios18",
          "step" : "1:6"
        }

        """#)
  }

  @Test("A release is asked for by option or behind the address")
  func profiles() {
    let one = shell("why", "16:38", "--profile", "ios13", course: course)
    #expect(one.code == .done)
    #expect(one.output == shell("why", "16:38@ios13", course: course).output)
    #expect(one.output.contains("iOS 13.3"))
  }

  struct Sample: CustomTestStringConvertible {
    let line: [String]
    let code: ExitCode
    let text: String
    var testDescription: String { line.joined(separator: " ") }

    nonisolated init(_ line: String..., code: ExitCode, text: String) {
      self.line = line
      self.code = code
      self.text = text
    }
  }

  @Test(
    "What cannot be asked",
    arguments: [
      Sample(
        "why", code: .usage,
        text: """
          statelab: `statelab why` needs a step, such as 5:1.
                    Write `statelab why 5:1`, or `statelab why 5 --body ContentView`.

          """),
      Sample(
        "why", "5", code: .usage,
        text: """
          statelab: `statelab why 5` does not say what to explain.
                    Name a step, such as `5:1`, or use --body NAME or --value NAME. Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", "5:0", code: .notFound,
        text: """
          statelab: Lesson 5 has no step "5:0".
                    Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", "5:99999999999999999999", code: .notFound,
        text: """
          statelab: Lesson 5 has no step "5:99999999999999999999".
                    Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", ":7", code: .usage,
        text: """
          statelab: ":7" names no lesson.
                    Put the lesson before the colon: `statelab why 5:7`.

          """),
      Sample(
        "why", "5:", code: .usage,
        text: """
          statelab: "5:" names no step.
                    Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", "5:tap", code: .usage,
        text: """
          statelab: "5:tap" is an experiment; `statelab why` explains a step.
                    Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", "5:-1", code: .usage,
        text: """
          statelab: "5:-1" names no step.
                    Its steps go from 5:1 to 5:26.

          """),
      Sample(
        "why", "bxo:1", code: .notFound,
        text: """
          statelab: There is no lesson "bxo".
                    Did you mean box?

          """),
      Sample(
        "why", "5:1", "5:2", code: .usage,
        text: """
          statelab: `statelab why` explains one thing, so "5:2" is too much.
                    Write `statelab why 5:1`, or `statelab why 5 --body ContentView`.

          """),
      Sample(
        "why", "5", "--body", "ContentView", "--value", "text", code: .usage,
        text: """
          statelab: That is more than one question.
                    Ask for a step, for --body, or for --value.

          """),
      Sample(
        "why", "5", "--body", "ContenView", code: .notFound,
        text: """
          statelab: No body of "ContenView" ran in lesson 5.
                    Did you mean ContentView or CountingView?

          """),
      Sample(
        "why", "5", "--body", "Zebra", code: .notFound,
        text: """
          statelab: No body of "Zebra" ran in lesson 5.
                    It has the views ContentView, CountingView.

          """),
      Sample(
        "why", "5", "--value", "bocks", code: .notFound,
        text: """
          statelab: Lesson 5 records no property "bocks".
                    It has text, text.box, pass.

          """),
      Sample(
        "why", "5", "--value", "txt", code: .notFound,
        text: """
          statelab: Lesson 5 records no property "txt".
                    Did you mean text?

          """),
      Sample(
        "why", "5:1", "--profile", "ios13", code: .notFound,
        text: """
          statelab: Lesson 5 has no step "5:1" under ios13.
                    StateObject is not available before iOS 14, so not everything was run. Under ios13 it has no steps.

          """),
      Sample(
        "why", "5:1@ios15", code: .notFound,
        text: """
          statelab: There is no profile "ios15".
                    iOS 15 has no profile; the nearest are ios14 and ios16.

          """),
    ])
  func errors(_ sample: Sample) {
    let recording = Recording()
    let code = Tool(course: course).run(sample.line, on: recording.console)
    #expect(code == sample.code)
    #expect(recording.errors == sample.text)
    #expect(recording.output.isEmpty)
  }
}
