import Course

/// The JSON of `list --format json`.
struct LessonList: Encodable {
  let lessons: [Lesson]

  struct Lesson: Encodable {
    let number: Int
    let id: String
    let part: String
    let title: String?
    let summary: String?
    /// The time that it takes in class; absent where nobody says so.
    let minutes: Int?
    let predictions: Int
    let questions: Int
  }

  init(_ course: Course) {
    lessons = course.lessons.map { lesson in
      let head = lesson.head
      return Lesson(
        number: lesson.number, id: lesson.id, part: lesson.part.title, title: head?.title,
        summary: head?.summary, minutes: head?.minutes,
        predictions: head?.fences["predict"] ?? 0, questions: head?.fences["question"] ?? 0)
    }
  }
}
