import Course

extension Session {
  var progress: CourseProgress { saved.progress }

  /// Saves the reader's progress in some lessons. It never fails; a progress that cannot be saved
  /// is reported.
  func record(_ lessons: [CourseLesson], _ change: (inout LessonProgress) -> Void) {
    saved.record { for lesson in lessons { change(&$0[lesson.id]) } }
  }

  /// The first lesson that was not run, or nil where all are finished.
  var nextLesson: CourseLesson? { course.lessons.first { !progress[$0.id].isFinished } }
}
