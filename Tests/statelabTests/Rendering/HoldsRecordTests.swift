import Course
import Lessons
import Replay
import Testing

@testable import Rendering
@testable import statelab

@Suite("Values of objects in JSON and in transcripts")
struct HoldsRecordTests {
  @Test("A timeline contains a holds event with its value, and the event is no step")
  func timeline() throws {
    let runs = try LessonReading(try course.lesson(named: "5"), of: course).shownRuns()
    let holds = runs.flatMap(\.timeline.events).filter { $0.name == .holds }
    #expect(holds.allSatisfy { $0.property == "text.box" && !$0.isStep })
    #expect(
      holds.map(\.value?.literal) == [
        nil, #"Box<String>(value: "five")"#, nil, #"Box<String>(value: "five")"#,
      ])
  }

  @Test("Transcripts, comparisons and why show no holds event")
  func transcript() {
    #expect(!shell("run", "5", course: course).output.contains("holds text.box"))
    #expect(!shell("diff", "4", "5", course: course).output.contains("holds text"))
    #expect(!shell("why", "5:12", course: course).output.contains("held"))
  }
}
