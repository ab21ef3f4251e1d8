import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("why --value")
struct WhyValueTests {
  @Test("why --value shows the values of a property, also by its name inside a wrapper")
  func value() {
    #expect(
      shell("why", "3", "--value", "box", course: compiledCourse).output == #"""
          The events that gave box a value, or announced its change.

        Experiment tap
          3:4  SwiftUI called the closure of text.box and kept Box<String>(value: "Hello
               Five Stars"), because ContentView was mounted.
          3:8  Box<String>(value: "Hello Five Stars") announced a change, because of a
               tap on "Change text", and 1 subscriber received it. When the view was
               updated, text.box held Box<String>(value: "five").

        Experiment parent
          3:17  SwiftUI called the closure of text.box and kept Box<String>(value:
                "Hello Five Stars"), because CountingView was mounted.
          3:21  Box<String>(value: "Hello Five Stars") announced a change, because of a
                tap on "Change text", and 1 subscriber received it. When the view was
                updated, text.box held Box<String>(value: "five").
          3:27  Box<String>(value: "five") announced a change, because of a tap on
                "Change text", and 1 subscriber received it. When the view was updated,
                text.box held Box<String>(value: "five").

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 3 --from 4

        """#)
    let whole = shell("why", "3", "--value", "text.box", course: compiledCourse).output
    #expect(
      whole
        == shell("why", "3", "--value", "box", course: compiledCourse).output.replacing(
          " box", with: " text.box"))
  }

  @Test("why --value of a property without values shows what is recorded of it")
  func noValue() {
    let outcome = shell("why", "4", "--value", "isOn", course: compiledCourse)
    #expect(outcome.code == .done)
    #expect(
      outcome.output.hasPrefix(
        "  No step records a value of isOn; these steps mention it.\n"))
  }

  @Test(
    "why says whether the effects of a write have another cause")
  func alternatives() {
    #expect(
      shell("why", "4:55", course: compiledCourse).output.contains(
        "Each of these has another recorded cause as well."))
    #expect(
      shell("why", "3:8", course: compiledCourse).output.contains(
        """
          They have no other cause: without 3:8 they would not have happened here.
        """))
  }

  @Test("A write to a state that was never installed is shown with the type of the state")
  func nameless() {
    #expect(
      shell("why", "4", "--value", "passes", course: compiledCourse).output == #"""
          The events that gave passes a value, or announced its change.

        Experiment alone
          4:1  A write of 10 to some State<Int> had no effect (it is not installed). No
               cause is recorded.

        Experiment pass
          4:6   SwiftUI installed storage for passes of Sender, with the value 1,
                because Sender<CurrentValueSubject<String, Never>> was mounted.
          4:25  passes of Sender was set from 1 to 2, because of a tap on "Pass 1".

        Experiment removed
          4:37  SwiftUI installed storage for passes of Sender, with the value 1,
                because Sender<PassthroughSubject<String, Never>> was mounted.

          4:1 wrote to a State<Int> that was never installed on a view; such a state has
          no name, so this may have been passes or another.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 4 --from 1

        """#)
    let late = shell("why", "4", "--value", "text", course: compiledCourse).output
    #expect(late.contains(#"A write of "late" to text had no effect"#))
  }

  @Test("JSON and text state the same new value of a changed object")
  func outcome() {
    let sentence = "When the view was updated, text.box held Box<String>(value: \\\"five\\\")."
    let output = shell("why", "3", "--value", "box", "--format", "json", course: compiledCourse)
      .output
    #expect(output.split(separator: "\"outcome\" : \"\(sentence)\"").count == 4)
  }

  @Test("Events of an object count for the property that holds it then, and for no other")
  func objects() {
    let output = shell("why", "two-objects", "--value", "b", course: twoObjectsCourse).output
    #expect(
      output == #"""
          The events that gave b a value, or announced its change.

        Experiment two
          1:4  TwoObjects was subscribed to Tally<(Int, Int)>(name: "second", count: (0,
               0)) (#2) in b, because TwoObjects was mounted.
          1:9  Tally #2.count was about to change from (0, 0) to (1, 0), because of a
               tap on "Count b", and 1 subscriber received it. When the view was
               updated, b held Tally<(Int, Int)>(name: "second", count: (1, 0)).

        Experiment turn
          1:13  OneObject was subscribed to Tally<(Int, Int)>(name: "old", count: (0,
                0)) (#1) in b, because OneObject was mounted.
          1:16  OneObject was subscribed to Tally<(Int, Int)>(name: "new", count: (0,
                0)) (#2) in b, because a parent passed a new OneObject.
          1:19  Tally #2.count was about to change from (0, 0) to (1, 0), because of a
                tap on "Count b", and 1 subscriber received it. When the view was
                updated, b held Tally<(Int, Int)>(name: "new", count: (1, 0)).

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 1 --from 4

        """#)
  }
}
