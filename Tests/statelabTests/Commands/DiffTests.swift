import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport
@testable import statelab

@Suite("diff")
struct DiffTests {
  @Test("Narrow output shows the code, then the runs one below the other")
  func lessons() {
    let outcome = shell("diff", "1", "2")
    #expect(outcome.code == .no)
    #expect(
      outcome.output == #"""
        The code
          Box.swift → Follows.swift
              1   @propertyWrapper
                - struct FSState<V> {
                -   private var box: Box<V>
              2 + struct FSState<V>: DynamicProperty {
              3 +   @StateObject private var box: Box<V>
              4   }

        Experiment tap
          - lesson 1, tap
          + lesson 2, tap

            mount ContentView
          > They part here, at 1:1 and 2:1.
          - 1:1        not dynamic  text: FSState<String>, no storage
          +      2:1   installed    text: FSState<String>
          +      2:2   installed    text.box: StateObject<Box<String>>
          +      2:3   created      Box("Hello Five Stars") for text.box
          +      2:4   subscribed   ContentView to text.box
          +      2:5   update()     text
            1:2  2:6   body         ContentView, 1st time
            tap "Change text"
          +      2:7   publishes    Box("Hello Five Stars"), sent to 1 subscriber
          +      2:8   invalidated  ContentView                           because of 2:7
          +      2:9   update()     text                                  because of 2:8
          +      2:10  body         ContentView, 2nd time                 because of 2:8
          -            SwiftUI receives no change: no view is invalidated, no body runs
          -            screen       Hello Five Stars
          +                         five
                                    [Change text]

          Next: statelab why 1:1

        """#)
  }

  @Test("From 110 columns on the runs are shown side by side")
  func wide() {
    #expect(
      shell("diff", "1:tap", "2:tap", "--width", "110").output == #"""
        The code
          Box.swift → Follows.swift
              1   @propertyWrapper
                - struct FSState<V> {
                -   private var box: Box<V>
              2 + struct FSState<V>: DynamicProperty {
              3 +   @StateObject private var box: Box<V>
              4   }

        Experiment tap
          lesson 1, tap                                        │ lesson 2, tap
            mount ContentView                                  │   mount ContentView
          > They part here, at 1:1 and 2:1.
          - 1:1  not dynamic  text: FSState<String>, no        │ + 2:1   installed    text: FSState<String>
          -                   storage                          │ + 2:2   installed    text.box:
                                                               │ +                    StateObject<Box<String>>
                                                               │ + 2:3   created      Box("Hello Five Stars") for
                                                               │ +                    text.box
                                                               │ + 2:4   subscribed   ContentView to text.box
                                                               │ + 2:5   update()     text
            1:2  body         ContentView, 1st time            │   2:6   body         ContentView, 1st time
            tap "Change text"                                  │   tap "Change text"
          -      SwiftUI receives no change: no view is        │ + 2:7   publishes    Box("Hello Five Stars"), sent
          -      invalidated, no body runs                     │ +                    to 1 subscriber
                                                               │ + 2:8   invalidated  ContentView      because of 2:7
                                                               │ + 2:9   update()     text             because of 2:8
                                                               │ + 2:10  body         ContentView, 2nd time
                                                               │ +                    because of 2:8
          -      screen       Hello Five Stars                 │ +       screen       five
          -                   [Change text]                    │ +                    [Change text]

          Next: statelab why 1:1

        """#)
    #expect(!shell("diff", "1", "2", "--width", "109").output.contains("│"))
  }

  @Test("Plain output states each line and step in words")
  func plain() {
    #expect(
      shell("diff", "1", "2", "--plain").output == #"""
        The code

        File Box.swift → Follows.swift.
        Line 1: @propertyWrapper
        Removed: struct FSState<V> {
        Removed:   private var box: Box<V>
        Line 2, added: struct FSState<V>: DynamicProperty {
        Line 3, added:   @StateObject private var box: Box<V>
        Line 4: }

        Experiment tap

        First run: lesson 1, tap
        Second run: lesson 2, tap
        Both: Action: mount ContentView
        They part here, at 1:1 and 2:1.
        First only: Step 1:1: not dynamic: text: FSState<String>, no storage
        Second only: Step 2:1: installed: text: FSState<String>
        Second only: Step 2:2: installed: text.box: StateObject<Box<String>>
        Second only: Step 2:3: created: Box("Hello Five Stars") for text.box
        Second only: Step 2:4: subscribed: ContentView to text.box
        Second only: Step 2:5: update(): text
        Both: Step 1:2 and 2:6: body: ContentView, 1st time
        Both: Action: tap "Change text"
        Second only: Step 2:7: publishes: Box("Hello Five Stars"), sent to 1 subscriber
        Second only: Step 2:8: invalidated: ContentView, because of 2:7
        Second only: Step 2:9: update(): text, because of 2:8
        Second only: Step 2:10: body: ContentView, 2nd time, because of 2:8
        First only: Result: SwiftUI receives no change: no view is invalidated, no body runs
        First only: Screen line 1: Hello Five Stars
        First only: Screen line 2: [Change text]
        Second only: Screen line 1: five
        Second only: Screen line 2: [Change text]

        Next: statelab why 1:1

        """#)
  }

  @Test("Long equal stretches are folded, and the first difference is marked")
  func folded() {
    let output = shell("diff", "4:pass@ios13", "4:pass@ios18", course: compiledCourse).output
    #expect(
      output == #"""
        Experiment pass
          - lesson 4, pass, ios13
          + lesson 4, pass, ios18

            mount Sender<CurrentValueSubject<String, Never>>
              … 20 steps alike
            4:23  4:23  wrote         didAppear = true in Receiver, was false
            4:24  4:24  body          Receiver, 2nd time
          > They part here, at 4:25@ios13 and 4:25@ios18.
          - 4:25        unsubscribed  Receiver from AnyPublisher<String, Never>
          - 4:26        subscribed    Receiver to AnyPublisher<String, Never>
          - 4:27        onReceive     Receiver: "first"
          - 4:28        printed       onReceive
          - 4:29        wrote equal   text = "first" in Receiver, as before
            tap "Pass 1"
              … 9 steps alike

          Next: statelab why 4:25@ios13

        """#)
  }

  @Test("An API that the release lacks is named")
  func absent() {
    let outcome = shell("diff", "2@ios13", "2")
    #expect(outcome.code == .no)
    #expect(outcome.output.contains("StateObject is not available before iOS 14; nothing was run."))
    #expect(!outcome.output.contains("They part"))
    #expect(
      shell("diff", "2", "2", "--profile", "ios13").output == """
          Nothing differs: lesson 2, 1 experiment, 0 steps.
          StateObject is not available before iOS 14; nothing was run.

        """)
  }

  @Test("No line is wider than --width, and none ends in a space", arguments: Array(40...130))
  func width(_ width: Int) {
    let lines = [["diff", "1", "2"], ["diff", "2@ios13", "2"], ["why", "2:8"]]
    for line in lines {
      for extra in [[], ["--ascii"], ["--plain"]] {
        let recording = Recording()
        _ = Tool(course: sampleCourse).run(
          line + ["--width", "\(width)"] + extra, on: recording.console)
        #expect(!recording.output.isEmpty)
        for row in recording.output.split(separator: "\n") {
          #expect(String(row).columns <= width && row.last != " ", "\(line) \(row)")
        }
        if extra == ["--ascii"] { #expect(recording.output.utf8.allSatisfy { $0 < 0x80 }) }
      }
    }
  }

  @Test("Colored output contains escape sequences, plain output does not")
  func colour() {
    let output = shell("diff", "1", "2", "--color", "always").output
    let plain = shell("diff", "1", "2").output
    #expect(output != plain)
    #expect(output.contains("\u{1B}["))
  }

  @Test(
    "Lessons and experiments can be named by number, id or prefix",
    arguments: [
      ("box", "fol"), ("1:tap", "2"), ("01", "follows:tap@ios18"),
    ])
  func names(_ a: String, _ b: String) {
    #expect(shell("diff", a, b).output == shell("diff", "1", "2").output)
  }
}
