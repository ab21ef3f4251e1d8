import Course
import Lessons
import Testing

@testable import Rendering
@testable import Replay
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The timelines of the lessons")
struct LessonTimelineTests {
  @Test("Every run of every lesson is equal after encoding and decoding")
  func coding() throws {
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course)
      for shown in try reading.shownRuns() {
        let data = try JSONEncoder().encode(shown.told)
        #expect(try JSONDecoder().decode(ToldRun.self, from: data).acts == shown.told.acts)
        #expect(try JSONDecoder().decode(Timeline.self, from: data) == shown.timeline)
      }
    }
  }

  @Test("A step of an endless program contains few changes")
  func differences() throws {
    let run = try LessonReading(try course.lesson(named: "publish-before-store"), of: course)
      .shownRuns()
    for step in run.flatMap(\.timeline.steps) {
      #expect(step.changes.filter { $0.status != .dropped }.count <= 4)
      #expect(step.changes.flatMap(\.properties).count <= 3)
    }
  }
}
