import StateLabCore

@testable import Course
@testable import Rendering

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Two small lessons whose events are posted by the test: in the first the screen becomes stale, in
/// the second it is updated.
let sampleCourse = Course(
  [Part("Samples", [.box, .follows])], pages: samplePages, folders: sampleFolders)

/// The real rules and messages, and an article that requires nothing of the lessons.
private let samplePages = CoursePages(
  [CoursePages.rulesFile, CoursePages.messagesFile].map(lessonsFile) + [
    LessonFile(
      name: CoursePages.articlesFile,
      text:
        "| 000 | Let's build @State | Five Stars | https://www.fivestars.blog/articles/lets-build-state | |\n"
    )
  ])

/// A file of the folder `lessons`, which is read without the lessons' code.
nonisolated func lessonsFile(_ name: String) -> LessonFile {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try? String(contentsOf: root.appending(path: "lessons/\(name)"), encoding: .utf8)
  return LessonFile(name: name, text: text ?? "")
}

let before = "Hello Five Stars\n[Change text]"
let after = "five\n[Change text]"

extension Lesson {
  fileprivate static let box = Lesson("box") {
    Experiment("tap") { laboratory in
      let play = Play()
      let mount = play.act(.mount("ContentView"))
      play.post(
        .passedOver(property: "text", type: "FSState<String>"), at: play.root, because: [mount])
      play.post(.body(count: 1), at: play.root, because: [mount])
      play.screen(before)
      play.act(.tap("Change text"))
      play.screen(before)
      laboratory.find("screen", play.shown)
      laboratory.find("bodies", 1)
    }
  }

  fileprivate static let follows = Lesson("follows") {
    Experiment("tap") { laboratory in
      let play = Play()
      if laboratory.profile == .iOS13 {
        play.lack(.stateObject)
        return
      }
      let mount = play.act(.mount("ContentView"))
      let box: ValueDescription = #"Box("Hello Five Stars")"#
      play.post(
        .found(property: "text", type: "FSState<String>"), at: play.root,
        because: [mount])
      play.post(
        .found(property: "text.box", type: "StateObject<Box<String>>"),
        at: play.root,
        because: [mount])
      play.post(.created(property: "text.box", object: box), at: play.root, because: [mount])
      play.post(
        .subscribed(property: "text.box", object: box, id: 1), at: play.root, because: [mount])
      play.post(.updated(property: "text"), at: play.root, because: [mount])
      play.post(.body(count: 1), at: play.root, because: [mount])
      play.screen(before)
      let tap = play.act(.tap("Change text"))
      let change = play.post(.willChange(object: box, id: 1, subscribers: 1), because: [tap])
      let queued = play.post(.queued, at: play.root, because: [change])
      play.post(.updated(property: "text"), at: play.root, because: [queued])
      play.post(.body(count: 2), at: play.root, because: [queued])
      play.screen(after)
      laboratory.find("screen", play.shown)
      laboratory.find("bodies", 2)
    }
  }
}

private let sampleFolders = [
  LessonFolder(
    name: "01-box",
    files: [
      LessonFile(name: "Box.swift", text: boxCode),
      LessonFile(name: "lesson.md", text: boxText),
    ]),
  LessonFolder(
    name: "02-follows",
    files: [
      LessonFile(name: "Follows.swift", text: followsCode),
      LessonFile(name: "lesson.md", text: followsText),
    ]),
]

private let boxCode = """
  @propertyWrapper
  struct FSState<V> {
    private var box: Box<V>
  }

  """

private let followsCode = """
  @propertyWrapper
  struct FSState<V>: DynamicProperty {
    @StateObject private var box: Box<V>
  }

  """

private let boxText = """
  # Box

  The value moves into a box. The screen does *not* follow.

  ## The code

  `Box` is a **class**, so a `nonmutating` setter may change what is in it.

  ```swift file=Box.swift
  @propertyWrapper
  struct FSState<V> {
    private var box: Box<V>
  }
  ```

  Without the box it does not compile:

  ```swift fails=self-is-immutable
  value = newValue
  ```
  ```diagnostic
  error: cannot assign to property: 'self' is immutable
  ```

  ## What happens

  ```notes
  Most say that the screen
  says *five*.

  - Ask who should have spoken.
  - Point at `body`.
  ```

  ```predict still
  After the tap, what does the screen show?
  finding: tap.screen
  rules: R24
  - "five\\n[Change text]": The box holds it, but nobody told the runtime.
  + "Hello Five Stars\\n[Change text]": Body has run once.
  ```

  ```predict bodies
  How often has `body` run?
  finding: tap.bodies
  rules: R24, R27
  + 1: For the first screen, and never again.
  - 2: A second time needs a reason.
  ```

  ```run tap
  ```

  ```claim F9
  says: A tap changes the box and nothing on the screen.
  source: 000
  kind: run
  finding: tap.screen
  article: "Hello Five Stars\\n[Change text]"
  all: "Hello Five Stars\\n[Change text]"
  confidence: L, D
  note: Every parent pass makes a new `Box`.
  ```

  ## Remember

  - Changing an object tells nobody.
  - The runtime must be told.
  """

private let followsText = """
  # Follows

  One conformance, and the screen follows.

  ```swift file=Follows.swift
  @propertyWrapper
  struct FSState<V>: DynamicProperty {
    @StateObject private var box: Box<V>
  }
  ```

  ```predict redraw
  After the tap, what does the screen show?
  finding: tap.screen
  rules: R20
  + "five\\n[Change text]": The view was queued and body ran.
  - "Hello Five Stars\\n[Change text]": That was the lesson before.
  ```

  ```predict again
  How often has `body` run?
  finding: tap.bodies
  rules: R20
  - 1: The tap queues the view.
  + 2: Once for each screen.
  ```

  ```run tap
  ```

  ```compare box:tap tap
  ```

  ```table
  | | Box | Follows |
  |---|---|---|
  | body ran | box:tap.bodies = 1 | tap.bodies = 2 |
  ```

  ```claim F13
  says: The conformance alone brings the redraw.
  source: 000
  kind: run
  finding: tap.screen
  article: "five\\n[Change text]"
  ios13: not available before iOS 14
  ios18: "five\\n[Change text]"
  confidence: B
  ```

  """
