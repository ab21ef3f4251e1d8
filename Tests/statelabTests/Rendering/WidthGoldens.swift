import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("A lesson at other widths")
struct WidthGoldens {
  @Test("A narrow lesson in ASCII")
  func narrow() {
    #expect(
      shell("run", "2", "--width", "44", "--ascii").output == #"""
        2 - Follows                  Samples, 2 of 2
        One conformance, and the screen follows.

          Follows.swift       changed since lesson 1
              1   @propertyWrapper
                - struct FSState<V> {
                -   private var box: Box<V>
              2 + struct FSState<V>: DynamicProperty
                  {
              3 +   @StateObject private var box:
                  Box<V>
              4   }

          mount ContentView           experiment tap
            2:1   installed  text: FSState<String>
            2:2   installed
                    text.box:
                    StateObject<Box<String>>
            2:3   created
                    Box("Hello Five Stars") for
                    text.box
            2:4   subscribed
                    ContentView to text.box
            2:5   update()  text
            2:6   body  ContentView, 1st time
                  screen
                    Hello Five Stars
                    [Change text]

          tap "Change text"
            2:7   publishes
                    Box("Hello Five Stars"), sent to
                    1 subscriber
            2:8   invalidated  ContentView
                    because of 2:7
            2:9   update()  text
                    because of 2:8
            2:10  body  ContentView, 2nd time
                    because of 2:8
                  screen
                  * five
                    [Change text]

          The two runs differ from the start, at 1:1
          and 2:1:

          lesson 1, tap
            mount ContentView
              1:1  not dynamic
                     text: FSState<String>, no
                     storage
              1:2  body  ContentView, 1st time
            tap "Change text"
              SwiftUI receives no change: no view is
              invalidated, no body runs
            in the end the screen shows
              Hello Five Stars
              [Change text]

          lesson 2, tap
            mount ContentView
              2:1  installed  text: FSState<String>
              2:2  installed
                     text.box:
                     StateObject<Box<String>>
              2:3  created
                     Box("Hello Five Stars") for
                     text.box
              2:4  subscribed
                     ContentView to text.box
              2:5  update()  text
              2:6  body  ContentView, 1st time
            tap "Change text"
              2:7  publishes
                     Box("Hello Five Stars"), sent
                     to 1 subscriber
              2:8  invalidated  ContentView
                     because of 2:7
              and 2 more steps
            in the end the screen shows
              five
              [Change text]

                     Box   Follows
          ------------------------
          body ran   1     2

          F13  holds: The conformance alone brings
               the redraw.

          In full: statelab claims 2

        The words of the trace
          installed    SwiftUI found this dynamic
                       property before the first
                       body, and connected it to the
                       view.
          created      The closure of a @StateObject
                       returned this object, and
                       SwiftUI keeps it for the
                       view's identity.
          subscribed   The view now receives the
                       changes of this object, or
                       the values of this publisher.
          update()     SwiftUI called update() of
                       this property, before it
                       decided about body.
          publishes    The object sends
                       objectWillChange. A
                       @Published property that
                       sends it still has its old
                       value.
          invalidated  SwiftUI scheduled an update
                       of this view.

          Host, mount, identity, and other words:
          statelab help words
          Profile ios18 (iOS 17 to 26, as audited on
          18.5)
          Built as with Xcode 26: @State is a
          property wrapper
          Next: statelab walk 2, then
          statelab quiz 2

        """#)
  }

  @Test("A lesson with wide characters")
  func chinese() {
    #expect(
      shell("run", "1", "--width", "60", course: wideCourse).output == #"""
        1 · 一个很长很长很长很长很长很长很长很长的标题  状态, 1 of 1
        状态属于运行时,而不是视图。视图只是一张配方,每次更新都会重新
        做一份,因此写在视图里的值不会留下来。

        列表
          - 中文与 `Latin` 混排的一行,它必须在窄的终端里折行而不超过
            宽度,并且标点不在行首。
          - Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau
            unterbeamtengesellschaft

            let 这是一行很长的代码 = "它不应该比终端更宽,无论终端有
            多窄,无论字符有多宽,都要折行才行"

          mount 内容视图                              experiment tap
            1:1  printed        印印印印印印印印印印印印印印印印印印
                                印印印印印印印印印印印印印印印印印印
                                印印印印印印印印印印印印印印印印印印
                                印印印印印印印印印印印印印印印印
            1:2  wrote          文字 = "很长的标签很长的标签很长的标
                                签很长的标签很长的标签很长的标签很长
                                的标签很长的标签很长的标签很长的标签
                                很长的标签很长的标签", was "五星"
            1:3    invalidated  ContentView           because of 1:2
            1:4    body         ContentView, 12th time
                                because of 1:2
                 screen         é́ 很长的标签很长的标签很长的标签很长
                                的标签很长的标签很长的标签很长的标签
                                很长的标签很长的标签很长的标签很长的
                                标签很长的标签
                                [改变文字]

          tap "很长的标签很长的标签很长的标签很长的标签很长的标签很
          长的标签很长的标签很长的标签很长的标签很长的标签很长的标签
          很长的标签"
                 screen       * 👩‍👩‍👧‍👦🇨🇭 很长的标签很长的标签很长的标签
                                很长的标签很长的标签很长的标签很长的
                                标签很长的标签很长的标签很长的标签很
                                长的标签很长的标签
                              * ends in a space

          The two runs do the same: 4 steps, the last: body
          ContentView, 12th time.

          名字   值                         说明
          ──────────────────────────────────────────────────────────
          屏幕   "很长的标签很长的标签很    很长的说明很长的说明很长
                 长的标签很长的标签很长的   的说明很长的说明
                 标签很长的标签很长的标签
                 很长的标签很长的标签很长
                 的标签很长的标签很长的标
                 签"

          X1  opinion: 一个很长的说法,它说了很多,却什么也没有说,因为
              它只是用来测试折行的。

          In full: statelab claims 1

        The words of the trace
          printed      The program printed this.
          wrote        A value was stored that SwiftUI found
                       different from the one before.
          invalidated  SwiftUI scheduled an update of this view.
          body         SwiftUI evaluated body.

          Host, mount, identity, and other words:
          statelab help words
          Profile ios18 (iOS 17 to 26, as audited on 18.5)
          Built as with Xcode 26: @State is a property wrapper
          Next: statelab walk 1, then statelab quiz 1

        """#)
  }
}
