import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
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

  @Test("A step that led to nothing: nobody told the runtime, and the screen is stale")
  func nothingFollowed() {
    let answer = shell("why", "3:4", course: course).output
    #expect(
      answer.contains(
        """
          No later step names 3:4 as its cause. Nobody told the runtime of a change: no
          view was queued, so no body ran. The screen is stale: if every body ran now,
          it would show five.
        """))
  }

  @Test("A body that ran for a new view value says in what that differs from the old one")
  func difference() {
    let answer = shell("why", "3:10", course: course).output
    #expect(
      answer.contains(
        """
        The new ContentView is not equal to the old one: its
                text.box is another object.
        """))
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
}
