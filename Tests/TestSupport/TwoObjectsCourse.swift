import Course
import StateLabCore

@testable import Rendering

/// A lesson whose first run has two properties with objects of one type. In its second run a
/// property receives another object.
let twoObjectsCourse = Course(
  [
    Part(
      "Samples",
      [
        Lesson("two-objects") {
          Experiment("two") { _ in
            let host = Host(TwoObjects(a: Tally("first", (0, 0)), b: Tally("second", (0, 0))))
            try host.tap("Count a")
            try host.tap("Count b")
          }
          Experiment("turn") { _ in
            let old = Tally("old", (0, 0))
            let host = Host(OneObject(b: old))
            host.replaceRoot(OneObject(b: Tally("new", (0, 0))))
            host.perform { old.count = (1, 1) }
            try host.tap("Count b")
          }
        }
      ])
  ],
  folders: [
    LessonFolder(
      name: "01-two-objects", files: [LessonFile(name: "lesson.md", text: twoObjectsText)])
  ])

/// A generic type whose name contains a parenthesis.
private final class Tally<Count>: ObservableObject {
  let name: String
  @Published var count: Count

  init(_ name: String, _ count: Count) {
    self.name = name
    self.count = count
  }
}

private struct TwoObjects: View {
  @ObservedObject var a: Tally<(Int, Int)>
  @ObservedObject var b: Tally<(Int, Int)>

  var body: some View {
    Button("Count a") { a.count.0 += 1 }
    Button("Count b") { b.count.0 += 1 }
  }
}

private struct OneObject: View {
  @ObservedObject var b: Tally<(Int, Int)>

  var body: some View { Button("Count b") { b.count.0 += 1 } }
}

private let twoObjectsText = """
  # Two objects

  Each speaks for the property that holds it.

  ```run two
  ```

  ```run turn
  ```
  """
