import Course
import Rendering

/// The steps, views and properties of a lesson's runs that can be completed at the cursor.
struct CompletedLesson {
  private let query: RunQuery

  /// Nil where the name is no lesson's, or the lesson cannot be parsed. `5@ios13` and `5:7` name
  /// lessons too.
  init?(named name: String?, in course: Course) {
    guard let name = name.map(LessonName.init), !name.lesson.isEmpty,
      let lesson = try? course.lesson(named: name.lesson),
      let profile = try? name.profile(otherwise: .standard),
      let query = try? RunQuery(LessonReading(lesson, of: course, under: profile))
    else { return nil }
    self.query = query
  }

  /// The numbers of the steps, with their descriptions.
  var steps: [(word: String, meaning: String)] {
    query.trace.runs.flatMap { ToldRun($0).steps }.compactMap { step in
      step.address.map { ("\($0.number)", step.sentence.line(namingCause: false)) }
    }
  }

  var views: [String] { query.trace.views }
  var properties: [String] { query.trace.properties.map(\.description) }
}
