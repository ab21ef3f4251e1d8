import Course
import Rendering
import Replay

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
