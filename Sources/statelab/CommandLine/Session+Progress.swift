import Course

extension Session {
  /// The progress of somebody in the course.
  var progress: CourseProgress { saved.progress }

  /// Saves what somebody has done of some lessons. It never fails; what cannot be saved is said.
  func record(_ lessons: [CourseLesson], _ change: (inout LessonProgress) -> Void) {
    saved.record { for lesson in lessons { change(&$0[lesson.id]) } }
  }

  /// The first lesson that was not run, or nil where all are finished.
  var nextLesson: CourseLesson? { course.lessons.first { !progress[$0.id].isFinished } }
}
