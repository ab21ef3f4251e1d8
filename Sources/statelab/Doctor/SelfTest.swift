import Course
import StateLabCore

/// Runs every experiment twice under each profile, and compares what was recorded byte for byte.
struct SelfTest {
  /// How many runs were made twice.
  private(set) var runCount = 0
  /// Why, of each run that did not come to its end.
  private(set) var problems: [String] = []
  /// The runs that went another way the second time.
  private(set) var differing: [String] = []

  init(of course: Course) {
    let course = course.playingEndingsInProcesses
    for lesson in course.lessons {
      for experiment in lesson.experiments {
        for profile in Profile.all {
          let runs = (0..<2).map { _ in
            course.play(experiment, ofLesson: lesson.id, under: profile)
          }
          runCount += 1
          let name = "\(lesson.id), \(experiment.name) under \(profile.name)"
          if case .threw(let error) = runs[0].problem { problems.append("\(name): \(error)") }
          if Self.bytes(of: runs[0], lesson) != Self.bytes(of: runs[1], lesson) {
            differing.append(name)
          }
        }
      }
    }
  }

  private static func bytes(of run: Run, _ lesson: CourseLesson) -> String? {
    try? json(RunRecord(run, steps: Steps(of: run, lesson: lesson.number)))
  }
}
