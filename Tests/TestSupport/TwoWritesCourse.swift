import Course
import StateLabCore

@testable import Rendering

/// A lesson in which two writes invalidate a view that then runs one body.
let twoWritesCourse = Course(
  [
    Part(
      "Samples",
      [
        Lesson("two-writes") {
          Experiment("both") { _ in
            let host = Host(TwoWrites())
            try host.tap("Both")
          }
          Experiment("wait") { _ in
            let host = Host(Waiting())
            host.advance(by: .seconds(1))
          }
        }
      ])
  ],
  folders: [
    LessonFolder(
      name: "01-two-writes", files: [LessonFile(name: "lesson.md", text: twoWritesText)])
  ])

private struct TwoWrites: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("Both") {
      a = 1
      print("between")
      b = 1
    }
    Text("\(a) \(b)")
  }
}

private struct Waiting: View {
  @State private var text = "early"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { text = "late" }
    }
  }
}

private let twoWritesText = """
  # Two writes

  One body answers to two writes.

  ```run both
  ```

  ```run wait
  ```
  """
