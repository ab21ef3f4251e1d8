import Lessons
import Testing

@testable import statelab

@Suite("What objects hold, in JSON and in transcripts")
struct HoldsRecordTests {
  @Test("JSON has it with its value, and it is no step")
  func json() {
    let output = shell("run", "5", "--format", "json", course: course).output
    #expect(output.contains(#""words" : "holds text.box is changing""#))
    #expect(output.contains(#""words" : "holds text.box = Box<String>(value: \"five\")""#))
    let records = output.split(separator: "{").filter { $0.contains(#""kind" : "holds""#) }
    #expect(records.count == 4)
    #expect(records.allSatisfy { !$0.contains(#""step""#) })
  }

  @Test("A transcript does not have it, and neither does the difference between two runs")
  func transcript() {
    #expect(!shell("run", "5", course: course).output.contains("holds text.box"))
    #expect(!shell("diff", "4", "5", course: course).output.contains("holds text"))
    #expect(!shell("why", "5:12", course: course).output.contains("held"))
  }
}
