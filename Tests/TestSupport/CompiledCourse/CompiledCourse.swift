import Course
import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Four small lessons with compiled code, notes, questions and stages, as in the real course. They
/// show all that a walk and a quiz show: a stale screen, a file that changes from lesson to lesson,
/// an object that changes, a view that is removed, and releases that differ.
let compiledCourse = Course(
  [
    Part(
      "Compiled samples",
      [.compiledBox, .compiledObservable, .compiledDynamicProperty, .compiledPublishers])
  ],
  pages: pages,
  folders: [
    folder("01-box", ["Box", "BoxQuiz"], boxText),
    folder("02-observable", ["Observable"], observableText),
    folder("03-dynamic-property", ["DynamicProperty"], dynamicPropertyText),
    folder("04-publishers", ["Publishers"], publishersText),
  ])

/// The real rules and messages, and two articles.
private let pages = CoursePages(
  [CoursePages.rulesFile, CoursePages.messagesFile].map(lessonsFile) + [
    LessonFile(
      name: CoursePages.articlesFile,
      text: """
        | 000 | Let's build @State | Five Stars | | F1 to F21 |
        | 003 | Stranger things | nalexn | | N1 to N20 |

        """)
  ])

/// A lesson's folder with these files, which are compiled into this module.
private func folder(_ name: String, _ files: [String], _ text: String) -> LessonFolder {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  let code = files.map { file in
    let path = folder.appending(path: "\(file).swift")
    return LessonFile(
      name: "\(file).swift", text: (try? String(contentsOf: path, encoding: .utf8)) ?? "")
  }
  return LessonFolder(name: name, files: code + [LessonFile(name: "lesson.md", text: text)])
}

private let boxText = #"""
  # Box

  A class inside the wrapper: does the screen follow?

  The value moves into a box.

  ```swift file=Box.swift
  ```

  ## A tap

  ```notes
  Let the class vote before you go on.

  - Point at the end of the tap: nothing is queued.
  ```

  ```predict printed
  The button assigns "five" and prints what the box holds. What is printed?
  finding: tap.printed
  rules: Swift
  - "made a Box with five": A box is made only where an `FSState` is made.
  - "the box holds Hello Five Stars": The setter has run before the next line.
  + "the box holds five": The assignment is done when the next line runs.
  ```

  ```predict screen
  And what is on the screen after the tap?
  finding: tap.screen
  rules: R24, R27
  + "Hello Five Stars\n[Change text]": The box has changed, and no view was queued.
  - "five\n[Change text]": The screen follows only if `body` runs again.
  ```

  ```run tap
  ```

  The screen is stale.

  ## And when the parent runs?

  ```predict parent
  After the tap a parent passes a new `ContentView`. What does the screen show?
  finding: parent.screen
  rules: R24, R33
  + "Hello Five Stars\n[Change text]": The new struct has a box of its own.
  - "five\n[Change text]": `body` belongs to the new struct, which has another box.
  ```

  ```run parent tail=tap
  ```

  ```claim F9
  says: A tap changes the box and nothing on the screen.
  source: 000
  kind: run
  finding: tap.screen
  article: "Hello Five Stars\n[Change text]"
  all: "Hello Five Stars\n[Change text]"
  confidence: L
  ```

  ```finding F9-parent
  says: When a parent passes a new struct after the tap, the new value is lost as well.
  kind: run
  finding: parent.boxes
  all: 2 = a second box
  confidence: L, D
  ```

  ```question tally
  The button adds 1 to the tally. Then a parent passes a new `TallyView` with the same `Tally`. What is on the screen?
  code: Tally, TallyView
  finding: tally.screen
  rules: R33, R35
  + "count 0\n[Add]": The new struct holds the same reference, so it equals the old one, and `body` does not run. The screen stays stale.
  - "count 1\n[Add]": It would be right if a parent always made `body` run. SwiftUI compares first, and a reference to the same instance is no difference.
  - "count 2\n[Add]": Nothing here adds twice: one tap, one addition. And no body has run since.
  ```

  ```question numbered
  The button adds 1 to the tally. Then a parent passes a `NumberedTallyView` with pass 2 and the same `Tally`. What is on the screen?
  code: Tally, NumberedTallyView
  finding: numbered.screen
  rules: R33
  - "pass 1, count 0\n[Add]": With the same tally, `TallyView` stayed as it was. Here the number differs, so `body` runs.
  - "pass 2, count 0\n[Add]": Only the number has changed between the two structs, true. But when `body` runs it reads everything, the tally as well.
  + "pass 2, count 1\n[Add]": `body` runs for the number, and on that occasion it reads the tally, too. A stale screen catches up by accident.
  ```

  ```question sticker
  `second` is a copy of `first`. Then `second.size = 2` and `second.ink.word = "sold"`. What does `print(first.size, first.ink.word)` print?
  code: Ink, Sticker
  finding: sticker.printed
  rules: Swift
  - "1 blank": The number was copied, that is right. The ink was not: both structs hold a reference to the same instance.
  + "1 sold": A copy has a number of its own, and shares what its references point to.
  - "2 sold": Two variables, two structs: setting `size` in one leaves the other alone. Only the ink is shared.
  ```

  ## Remember

  - A changed value and a changed screen are two things.
  """#

private let observableText = #"""
  # Observable

  The box announces its changes.

  ```swift file=Observable.swift
  ```

  ```run tap
  ```

  ```claim F9-observable
  says: A box that announces its changes is not enough.
  source: 000
  kind: run
  finding: tap.screen
  article: "Hello Five Stars\n[Change text]"
  ios13: not available before iOS 14
  ios14+: "Hello Five Stars\n[Change text]"
  confidence: L
  ```

  ## Remember

  - SwiftUI does not look into this wrapper.
  """#

private let dynamicPropertyText = #"""
  # Dynamic property

  One more protocol on the wrapper.

  ```swift file=DynamicProperty.swift show=Box,FSState,ContentView
  ```

  ## The same tap

  ```notes
  Let the class find the one change in the listing; it is marked.
  ```

  ```predict boxes
  One tap sets the text and prints it. How many boxes are made?
  finding: tap.boxes
  rules: R24, R54
  + 1: SwiftUI calls the closure once, when the view is mounted.
  - 2: `body` runs twice, but both times it reads from the same box.
  - 3: SwiftUI has found the state object and keeps its box.
  ```

  ```predict screen
  What is on the screen after the tap?
  finding: tap.screen
  rules: R20, R24
  - "Hello Five Stars\n[Change text]": The view is subscribed to the box.
  + "five\n[Change text]": The box announced the change, and `body` ran again.
  ```

  ```run tap
  ```

  ## And when the parent runs?

  ```swift file=DynamicProperty.swift show=CountingView
  ```

  ```predict parent
  After the tap, a parent passes `CountingView(pass: 2)`. What is on the screen?
  finding: parent.screen
  rules: R33, R54
  - "five, pass 1\n[Change text]": The number comes from the new struct.
  + "five, pass 2\n[Change text]": The text comes from the box that SwiftUI keeps.
  ```

  ```run parent
  ```

  ```claim F13
  says: The conformance alone brings the redraw.
  source: 000
  kind: run
  finding: tap.screen
  article: "five\n[Change text]"
  ios13: not available before iOS 14
  ios14+: "five\n[Change text]"
  confidence: B
  ```

  ## Remember

  - The order in an update: the inner properties, then `update()`, then `body`.
  """#

private let publishersText = #"""
  # Publishers

  A publisher is recreated in each `body`.

  ```swift file=Publishers.swift
  ```

  ```run alone
  ```

  ```run pass
  ```

  ```run removed
  ```

  ```claim N12
  says: A view that declares a publisher follows it.
  source: 003
  kind: documented
  verdict: overstated
  confidence: A
  ```

  ```claim N15
  says: A CurrentValueSubject: `onReceive` is called twice.
  source: 003
  kind: run
  finding: pass.calls
  article: 2 = two `onReceive` calls
  ios13: 2 = two `onReceive` calls
  ios14+: 1 = one `onReceive` call
  reported: ios13
  verdict: outdated
  confidence: B
  ```

  ## Remember

  - A view that is removed loses its subscription and its state.
  """#
