import Course
import Lessons
import Replay
import Testing

@testable import Rendering
@testable import statelab

@Suite("What objects hold, in JSON and in transcripts")
struct HoldsRecordTests {
  @Test("A timeline has it with its value, and it is no step")
  func timeline() throws {
    let runs = try LessonReading(try course.lesson(named: "5"), of: course).shownRuns()
    let holds = runs.flatMap(\.timeline.events).filter { $0.name == .holds }
    #expect(holds.allSatisfy { $0.property == "text.box" && !$0.isStep })
    #expect(
      holds.map(\.value?.literal) == [
        nil, #"Box<String>(value: "five")"#, nil, #"Box<String>(value: "five")"#,
      ])
  }

  @Test("A transcript does not have it, and neither does the difference between two runs")
  func transcript() {
    #expect(!shell("run", "5", course: course).output.contains("holds text.box"))
    #expect(!shell("diff", "4", "5", course: course).output.contains("holds text"))
    #expect(!shell("why", "5:12", course: course).output.contains("held"))
  }
}
