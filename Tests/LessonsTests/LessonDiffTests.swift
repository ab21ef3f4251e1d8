import Course
import Lessons
import StateLabCore
import Testing

@testable import TestSupport
@testable import statelab

@Suite("The difference between two traces of the lessons")
struct LessonDiffTests {
  @Test(
    "A difference turns the first trace into the second, across lessons and releases",
    arguments: [Profile.iOS13, .iOS18])
  func lessons(profile: Profile) throws {
    let runs = Runs(of: course)
    var traces: [Trace] = []
    for lesson in course.lessons {
      for experiment in lesson.experiments {
        let reference = RunReference(experiment: experiment.name)
        traces.append(try runs.run(reference, from: lesson, under: .iOS18).trace)
        traces.append(try runs.run(reference, from: lesson, under: profile).trace)
      }
    }
    for (a, b) in zip(traces, traces.dropFirst()) { checkDifference(a, b) }
  }
}
