import Testing

@testable import Rendering
@testable import statelab

extension WidthGoldens {
  @Test("A wide lesson shows two runs side by side")
  func wide() {
    #expect(
      shell("run", "2", "--width", "110").output == #"""
        2 · Follows                                                                                    Samples, 2 of 2
        One conformance, and the screen follows.

          Follows.swift                                                                         changed since lesson 1
              1   @propertyWrapper
                - struct FSState<V> {
                -   private var box: Box<V>
              2 + struct FSState<V>: DynamicProperty {
              3 +   @StateObject private var box: Box<V>
              4   }

          mount ContentView                                                                             experiment tap
            2:1   installed      text: FSState<String>
            2:2   installed      text.box: StateObject<Box<String>>
            2:3   created        Box("Hello Five Stars") for text.box
            2:4   subscribed     ContentView to text.box
            2:5   update()       text
            2:6   body           ContentView, 1st time
                  screen         Hello Five Stars
                                 [Change text]

          tap "Change text"
            2:7   publishes      Box("Hello Five Stars"), sent to 1 subscriber
            2:8     invalidated  ContentView                                                            because of 2:7
            2:9       update()   text                                                                   because of 2:8
            2:10      body       ContentView, 2nd time                                                  because of 2:8
                  screen       * five
                                 [Change text]

          The two runs differ from the start, at 1:1 and 2:1:

          lesson 1, tap                                           lesson 2, tap
            mount ContentView                                       mount ContentView
              1:1  not dynamic  text: FSState<String>, no             2:1  installed   text: FSState<String>
                                storage                               2:2  installed   text.box:
              1:2  body         ContentView, 1st time                                  StateObject<Box<String>>
            tap "Change text"                                         2:3  created     Box("Hello Five Stars") for
              SwiftUI receives no change: no view is                                   text.box
              invalidated, no body runs                               2:4  subscribed  ContentView to text.box
            in the end the screen shows                               2:5  update()    text
              Hello Five Stars                                        2:6  body        ContentView, 1st time
              [Change text]                                         tap "Change text"
                                                                      2:7  publishes    Box("Hello Five Stars"), sent
                                                                                        to 1 subscriber
                                                                      2:8  invalidated  ContentView     because of 2:7
                                                                      and 2 more steps
                                                                    in the end the screen shows
                                                                      five
                                                                      [Change text]

                     Box   Follows
          ────────────────────────
          body ran   1     2

          F13  holds: The conformance alone brings the redraw.

          In full: statelab claims 2

        The words of the trace
          installed    SwiftUI found this dynamic property before the first body, and connected it to the view.
          created      The closure of a @StateObject returned this object, and SwiftUI keeps it for the view's
                       identity.
          subscribed   The view now receives the changes of this object, or the values of this publisher.
          update()     SwiftUI called update() of this property, before it decided about body.
          publishes    The object sends objectWillChange. A @Published property that sends it still has its old value.
          invalidated  SwiftUI scheduled an update of this view.

          Host, mount, identity, and other words: statelab help words
          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          Next: statelab walk 2, then statelab quiz 2

        """#)
  }
}
