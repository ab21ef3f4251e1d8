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
    /// The time that the lesson takes in class; absent where the lesson does not say.
    let minutes: Int?
    let predictions: Int
    let questions: Int
  }
}

extension LessonList {
  init(_ course: Course) {
    self.init(
      lessons: course.lessons.map { lesson in
        let head = lesson.head
        return Lesson(
          number: lesson.number, id: lesson.id, part: lesson.part.title, title: head?.title,
          summary: head?.summary, minutes: head?.minutes,
          predictions: head?.fences["predict"] ?? 0, questions: head?.fences["question"] ?? 0)
      })
  }
}
