import Course

/// What can be said about a lesson's runs at the cursor: its steps, views and properties.
struct CompletedLesson {
  private let inquiry: Inquiry

  /// Nil where no lesson is called so, or it cannot be read. `16@ios13` and `5:7` name lessons too.
  init?(named name: String?, in course: Course) {
    guard let name = name.map(LessonName.init), !name.lesson.isEmpty,
      let lesson = try? course.lesson(named: name.lesson),
      let profile = try? name.profile(otherwise: .standard),
      let inquiry = try? Inquiry(LessonReading(lesson, of: course, under: profile))
    else { return nil }
    self.inquiry = inquiry
  }

  /// The numbers of the steps, with what happens at each.
  var steps: [(word: String, meaning: String)] {
    inquiry.runs.flatMap { placed in
      placed.run.trace.compactMap { event in
        guard let address = placed.steps[event.index] else { return nil }
        let sentence = placed.narrator.sentence(for: event)
        return (
          String(address.drop { $0 != ":" }.dropFirst()), "\(sentence.verb) \(sentence.object)"
        )
      }
    }
  }

  var views: [String] { inquiry.views }
  var properties: [String] { inquiry.properties }
}
