import Course
import Lessons

/// An experiment of the real course that ends its process. The tool as a child process plays the
/// experiments of the real course only.
struct EndingExperiment {
  let lesson: CourseLesson
  let experiment: Experiment

  static let all = course.lessons.flatMap { lesson in
    lesson.lesson.experiments.filter(\.endsProcess).map {
      EndingExperiment(lesson: lesson, experiment: $0)
    }
  }
}
