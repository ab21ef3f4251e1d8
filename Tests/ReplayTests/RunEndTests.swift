import StateLabCore
import Testing

@testable import Rendering
@testable import Replay

@Suite("Reasons why runs end")
struct RunEndTests {
  private func alignment(_ a: RunEnd?, _ b: RunEnd?) -> RunAlignment {
    func run(_ end: RunEnd?) -> Timeline {
      Timeline(Trace(), experiment: "sample", profile: .standard, end: end)
    }
    return RunAlignment(of: Sides(a: run(a), b: run(b)))
  }

  @Test("An action in which the program crashed is not said to have had no effect")
  func crashedAct() {
    func silences(_ end: RunEnd?) -> [String?] {
      let recorder = Recorder()
      let host = Recorder.$inherited.withValue(recorder) {
        Host(Button("Print") { print("about to crash") })
      }
      try? host.tap("Print")
      try? host.tap("Print")
      let timeline = Timeline(recorder.finish(), experiment: "sample", profile: .standard, end: end)
      return ToldRun(timeline).acts.map(\.silence)
    }
    let crash = RunEnd.crashed(signal: 5, message: "Index out of range", place: nil)
    #expect(silences(nil).map { $0 == nil } == [true, false, false])
    #expect(silences(crash).map { $0 == nil } == [true, false, true])
    #expect(silences(.refused(reason: "no")).map { $0 == nil } == [true, false, false])
  }

  @Test("A crash with the same message is the same at another line; another message is not")
  func crashes() {
    let crash = RunEnd.crashed(signal: 5, message: "Index out of range", place: "A.swift:8")
    #expect(
      !alignment(crash, .crashed(signal: 5, message: "Index out of range", place: "B.swift:9"))
        .differs)
    #expect(alignment(crash, .crashed(signal: 5, message: "Overflow", place: "A.swift:8")).differs)
    #expect(alignment(crash, .exited(code: 5)).differs)
    #expect(alignment(crash, nil).differs)
    #expect(!alignment(nil, nil).differs)
  }
}
