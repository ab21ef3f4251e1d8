import Testing

@testable import Rendering
@testable import statelab

@Suite("A lesson as plain output")
struct PlainGoldens {
  @Test("Plain output has a line for each fact")
  func plain() {
    #expect(
      shell("run", "2", "--plain").output == #"""
        Lesson 2: Follows. Samples, 2 of 2.
        One conformance, and the screen follows.

        File Follows.swift.
        Lines changed since lesson 1 say so.
        Line 1: @propertyWrapper
        Removed: struct FSState<V> {
        Removed:   private var box: Box<V>
        Line 2, added: struct FSState<V>: DynamicProperty {
        Line 3, added:   @StateObject private var box: Box<V>
        Line 4: }

        Experiment tap.
        Action: mount ContentView
        Step 2:1: installed: text: FSState<String>
        Step 2:2: installed: text.box: StateObject<Box<String>>
        Step 2:3: created: Box("Hello Five Stars") for text.box
        Step 2:4: subscribed: ContentView to text.box
        Step 2:5: update(): text
        Step 2:6: body: ContentView, 1st time
        Screen line 1: Hello Five Stars
        Screen line 2: [Change text]
        Action: tap "Change text"
        Step 2:7: publishes: Box("Hello Five Stars"), sent to 1 subscriber
        Step 2:8: invalidated: ContentView, because of 2:7
        Step 2:9: update(): text, because of 2:8
        Step 2:10: body: ContentView, 2nd time, because of 2:8
        Screen line 1, changed: five
        Screen line 2: [Change text]

        The two runs differ from the start, at 1:1 and 2:1:
        Run: lesson 1, tap
        Action: mount ContentView
        Step 1:1: not dynamic: text: FSState<String>, no storage
        Step 1:2: body: ContentView, 1st time
        Action: tap "Change text"
        Result: SwiftUI receives no change: no view is invalidated, no body runs
        In the end the screen shows, line 1: Hello Five Stars
        In the end the screen shows, line 2: [Change text]
        Run: lesson 2, tap
        Action: mount ContentView
        Step 2:1: installed: text: FSState<String>
        Step 2:2: installed: text.box: StateObject<Box<String>>
        Step 2:3: created: Box("Hello Five Stars") for text.box
        Step 2:4: subscribed: ContentView to text.box
        Step 2:5: update(): text
        Step 2:6: body: ContentView, 1st time
        Action: tap "Change text"
        Step 2:7: publishes: Box("Hello Five Stars"), sent to 1 subscriber
        Step 2:8: invalidated: ContentView, because of 2:7
        More steps of this action: 2
        In the end the screen shows, line 1: five
        In the end the screen shows, line 2: [Change text]

        Row 1.
        body ran
        Box: 1
        Follows: 2

        F13: holds: The conformance alone brings the redraw.

        In full: statelab claims 2

        The words of the trace

        installed: SwiftUI found this dynamic property before the first body, and connected it to the view.
        created: The closure of a @StateObject returned this object, and SwiftUI keeps it for the view's identity.
        subscribed: The view now receives the changes of this object, or the values of this publisher.
        update(): SwiftUI called update() of this property, before it decided about body.
        publishes: The object sends objectWillChange. A @Published property that sends it still has its old value.
        invalidated: SwiftUI scheduled an update of this view.

        Host, mount, identity, and other words: statelab help words

        Profile ios18 (iOS 17 to 26, as audited on 18.5)

        Built as with Xcode 26: @State is a property wrapper

        Next: statelab walk 2, then statelab quiz 2

        """#)
  }

  @Test("Plain output contains every word of the text", arguments: ["ios13", "ios18"])
  func lossless(_ profile: String) throws {
    let words = { (output: String) in
      Set(output.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
    }
    for lesson in ["1", "2"] {
      let text = words(shell("run", lesson, "--profile", profile).output)
      let plain = words(shell("run", lesson, "--profile", profile, "--plain").output)
      #expect(text.subtracting(plain).sorted() == [])
    }
  }
}
