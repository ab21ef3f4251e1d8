import Course
import Replay
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Values of objects in JSON and in transcripts")
struct HoldsRecordTests {
  @Test("A timeline contains a holds event with its value, and the event is no step")
  func timeline() throws {
    let runs = try LessonReading(try compiledCourse.lesson(named: "3"), of: compiledCourse)
      .shownRuns()
    let holds = runs.flatMap(\.timeline.events).filter { $0.name == .holds }
    #expect(holds.allSatisfy { $0.property == "text.box" && !$0.isStep })
    #expect(
      holds.map(\.value?.literal) == [
        nil, #"Box<String>(value: "five")"#, nil, #"Box<String>(value: "five")"#,
        nil, #"Box<String>(value: "five")"#,
      ])
  }

  @Test("Transcripts, comparisons and why show no holds event")
  func transcript() {
    #expect(!shell("run", "3", course: compiledCourse).output.contains("holds text.box"))
    #expect(!shell("diff", "2", "3", course: compiledCourse).output.contains("holds text"))
    #expect(!shell("why", "3:12", course: compiledCourse).output.contains("held"))
  }
}
