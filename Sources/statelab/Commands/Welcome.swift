import Course

extension Session {
  /// What `statelab` alone shows: where you are and what to do next.
  var welcome: Document {
    var blocks: [Document.Block] = [
      .prose(
        "statelab runs small SwiftUI programs on a simulated runtime and explains every step.")
    ]
    if let first = course.lessons.first {
      let count = course.lessons.count
      let title = (try? first.text().title) ?? first.id
      blocks.append(
        .prose(
          Line("You are at the beginning: lesson 1 of \(count), ")
            + Line(title, .strong) + Line(".")))
    } else {
      blocks.append(.prose("There are no lessons in this build."))
    }
    blocks += [
      .heading("What next"),
      .entries([
        .init(name: "statelab run 1", meaning: "Watch the first experiment, step by step."),
        .init(name: "statelab quiz 1", meaning: "See whether you can tell what happens."),
        .init(name: "statelab list", meaning: "All lessons."),
        .init(name: "statelab help", meaning: "All commands."),
      ]),
    ]
    return Document(blocks: blocks)
  }
}
