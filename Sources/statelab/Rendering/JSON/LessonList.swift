import Course

/// What `list --format json` writes.
struct LessonList: Encodable {
  let format = "statelab/lessons/1"
  let lessons: [Lesson]

  struct Lesson: Encodable {
    let number: Int
    let id: String
    let part: String
    let title: String?
    let summary: String?
    let questions: Int
  }

  init(_ course: Course) {
    lessons = course.lessons.map { lesson in
      let text = try? lesson.text()
      return Lesson(
        number: lesson.number, id: lesson.id, part: lesson.part.title, title: text?.title,
        summary: text?.summary, questions: text?.questions.count ?? 0)
    }
  }
}
