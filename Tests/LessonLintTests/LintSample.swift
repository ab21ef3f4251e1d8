import Course
import Lessons
import StateLabCore

@testable import lesson_lint

/// A course with one lesson whose run depends on the release.
enum LintSample {
  private static let lesson = Lesson("sample") {
    Experiment("tap") { lab in
      let host = Host(SampleCounter())
      try host.tap("Count")
      if lab.profile == .iOS13 { print("old") }
      lab.find("bodies", host.trace.bodyCount(of: SampleCounter.self))
      lab.find("screen", host.screen)
      lab.find("old", lab.profile == .iOS13)
    }
  }

  static let run = "```run tap\n```\n\n*ios13:* Old."

  /// A course with the real articles and rules, and this text between the lesson's listing and its
  /// last sections.
  static func course(_ body: String, head: String = "# T\nS") -> Course {
    let text =
      "\(head)\n\n```swift file=Sample.swift\nlet a = 1\n```\n\n\(body)\n\n"
      + "## Remember\n\n## Try it yourself\n"
    let folder = LessonFolder(
      name: "01-sample",
      files: [
        LessonFile(name: "Sample.swift", text: "let a = 1\n"),
        LessonFile(name: "lesson.md", text: text),
      ])
    return Course(
      [Part("Part", [lesson])], pages: Lessons.course.pages, folders: [folder])
  }

  static func linted(_ body: String, head: String = "# T\nS") throws -> LintedLesson {
    LintedCourse(course(body, head: head)).lessons[0]
  }

  static func question(
    _ word: String = "predict", finding: String = "tap.bodies", rules: String = "R18",
    choices: String = "+ 2: yes.\n- 1: no.\n- 3: no."
  ) -> String {
    "```\(word) q\nHow many?\nfinding: \(finding)\nrules: \(rules)\n\(choices)\n```"
  }
}

private struct SampleCounter: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}
