import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("why")
struct WhyTests {
  @Test("why explains a step down to the tap")
  func steps() {
    #expect(
      shell("why", "3:12", course: compiledCourse).output == #"""
        Why 3:12, in experiment tap
          3:12  The body of ContentView ran, for the 2nd time, because 3:9 had
                invalidated it.
          3:9   ContentView was invalidated, because an object announced a change at
                3:8.
          3:8   Box<String>(value: "Hello Five Stars") announced a change, because of a
                tap on "Change text", and 1 subscriber received it.

          It began with a tap on "Change text".

        What 3:12 led to
          No later step names 3:12 as its cause.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 3 --from 12

        """#)
  }

  @Test("why of a step without effects says so, and that the screen is stale")
  func nothingFollowed() {
    let answer = shell("why", "1:4", course: compiledCourse).output
    #expect(
      answer.contains(
        """
          No later step names 1:4 as its cause. SwiftUI received no change: no view was
          invalidated, so no body ran. The screen is stale: if every body ran now, it
          would show five.
        """))
  }

  @Test("why of a body names the field in which the new view value differs")
  func difference() {
    let answer = shell("why", "1:10", course: compiledCourse).output
    #expect(
      answer.contains(
        """
        The new ContentView is not equal to the old one: its
                text.box is another object.
        """))
  }

  @Test("why lists the effects of a step and which of them have another cause")
  func twoWrites() {
    #expect(
      shell("why", "1:6", course: twoWritesCourse).output == #"""
        Why 1:6, in experiment both
          1:6  a was set from 0 to 1, because of a tap on "Both".

          It began with a tap on "Both".

        What 1:6 led to
          1:7   TwoWrites was invalidated, because a was set at 1:6. Only through 1:6.
          1:10  The body of TwoWrites ran, for the 2nd time, because 1:7 had invalidated
                it and because b was set at 1:9.

          Where it says "Only through 1:6", the step has no other cause: without 1:6, it
          would not have happened here. The other one has another recorded cause as
          well.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 1 --from 6

        """#)
  }

  @Test("why in plain output")
  func plain() {
    #expect(
      shell("why", "1:6", "--plain", course: twoWritesCourse).output == #"""
        Why 1:6, in experiment both

        1:6: a was set from 0 to 1, because of a tap on "Both".

        It began with a tap on "Both".

        What 1:6 led to

        1:7: TwoWrites was invalidated, because a was set at 1:6. Only through 1:6.
        1:10: The body of TwoWrites ran, for the 2nd time, because 1:7 had invalidated it and because b was set at 1:9.

        Where it says "Only through 1:6", the step has no other cause: without 1:6, it would not have happened here. The other one has another recorded cause as well.

        Profile ios18 (iOS 17 to 26, as audited on 18.5)

        Built as with Xcode 26: @State is a property wrapper

        See it happen: statelab walk 1 --from 6

        """#)
  }

  @Test("why --body names the scheduling code and the advance for a delayed body")
  func late() {
    #expect(
      shell("why", "two-writes", "--body", "Waiting", course: twoWritesCourse).output == #"""
          The body of Waiting ran 2 times.

        Experiment wait
          1:13  The body of Waiting ran, for the 1st time, because Waiting was mounted.
          1:17  The body of Waiting ran, for the 2nd time, 1 s into the run, because
                1:16 had invalidated it. It began when Waiting was mounted, and with a
                wait of 1 s.

          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          See it happen: statelab walk 1 --from 13

        """#)
  }

  @Test("why as JSON contains steps and effects")
  func data() {
    #expect(
      shell("why", "1:6", "--format", "json", course: twoWritesCourse).output == #"""
        {
          "answers" : [
            {
              "actions" : [
                8
              ],
              "beginning" : "It began with a tap on \"Both\".",
              "causes" : [
                {
                  "address" : "1:6",
                  "event" : 9,
                  "sentence" : "a was set from 0 to 1, because of a tap on \"Both\"."
                }
              ],
              "effects" : [
                {
                  "account" : {
                    "address" : "1:7",
                    "event" : 10,
                    "sentence" : "TwoWrites was invalidated, because a was set at 1:6."
                  },
                  "hangsOnIt" : true
                },
                {
                  "account" : {
                    "address" : "1:10",
                    "event" : 13,
                    "sentence" : "The body of TwoWrites ran, for the 2nd time, because 1:7 had invalidated it and because b was set at 1:9."
                  },
                  "hangsOnIt" : false
                }
              ],
              "event" : {
                "event" : {
                  "causes" : [
                    8
                  ],
                  "code" : "action",
                  "frame" : 1,
                  "index" : 9,
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
}
