import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("why, asked for a value")
struct WhyValueTests {
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
          1:4  TwoObjects was subscribed to Tally<(Int, Int)>(name: "second", count: (0,
               0)) in b, because TwoObjects was mounted.
          1:9  Tally<(Int, Int)>(name: "second", count: (0, 0)) said that it was about
               to change, because of a tap on "Count b", and 1 subscriber heard it. When
               the view was updated, b held Tally<(Int, Int)>(name: "second", count: (1,
               0)).

        Experiment turn
          1:13  OneObject was subscribed to Tally<(Int, Int)>(name: "old", count: (0,
                0)) in b, because OneObject was mounted.
          1:16  OneObject was subscribed to Tally<(Int, Int)>(name: "new", count: (0,
                0)) in b, because a parent passed a new OneObject.
          1:19  Tally<(Int, Int)>(name: "new", count: (0, 0)) said that it was about to
                change, because of a tap on "Count b", and 1 subscriber heard it. When
                the view was updated, b held Tally<(Int, Int)>(name: "new", count: (1,
                0)).

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          See it happen: statelab walk 1 --from 4

        """#)
  }
}
